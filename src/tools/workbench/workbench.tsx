/** The workbench: select a form, and everything about it is on one page. */
import { useEffect, useState } from "react";
import { Logo } from "../../shell/logo.tsx";
import { brand } from "../../site.ts";
import { Bench } from "./bench.tsx";
import { keepLast, lastForm } from "./drafts.ts";
import { type Carried, hashOf } from "./link.ts";
import { allForms } from "./server.ts";
import { type Switches, usual } from "./switches.ts";
import { useBench } from "./use-bench.ts";

interface OpenProps {
  name: string;
  names: string[];
  port: number;
  carried: Carried | undefined;
  switches: Switches;
  onPick: (name: string) => void;
  onSwitch: (switches: Switches) => void;
}

/** Copies a link to the current state to the clipboard, and shows it. */
function Share({ carried }: { carried: Carried | undefined }) {
  const [shared, setShared] = useState<{ link: string; isCopied: boolean }>();
  const copy = async () => {
    if (!carried) return;
    const link = `${location.origin}${location.pathname}${await hashOf(carried)}`;
    // Without access to the clipboard, the link can be copied by hand.
    const copied = navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setShared({ link, isCopied: (await copied) ?? false });
  };
  return (
    <div className="wb-share">
      <button type="button" className="btn btn-outline-light" onClick={copy}>
        Copy link
      </button>
      <span role="status">
        {shared && (
          <>
            {shared.isCopied ? "Copied." : "Copy it from here:"} <a href={shared.link}>The link</a>
          </>
        )}
      </span>
    </div>
  );
}

/** The page for one form. */
function Open({ name, names, port, carried, switches, onPick, onSwitch }: OpenProps) {
  const bench = useBench(name, carried, switches.lang);
  const { draft } = bench;
  const state = draft && { form: name, schema: draft.schema, ui: draft.ui, data: draft.data, switches };
  return (
    <>
      <header className="wb-header">
        <a href="/" className="wb-brand">
          <Logo />
          {brand.name}
        </a>
        <h1>Workbench</h1>
        <div className="wb-pick">
          <label htmlFor="wb-form">Form</label>
          <select id="wb-form" className="form-select" value={name} onChange={({ target }) => onPick(target.value)}>
            {[...new Set([...names, name])].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
        <Share key={JSON.stringify(state)} carried={state} />
      </header>
      <main className="wb-main">
        <Bench name={name} bench={bench} switches={switches} onSwitch={onSwitch} port={port} />
      </main>
    </>
  );
}

/**
 * The workbench component.
 * @param carried the state from a shared link
 */
export function Workbench({ carried }: { carried: Carried | undefined }) {
  const [known, setKnown] = useState<{ forms: string[]; port: number }>();
  const [name, setName] = useState(carried?.form ?? lastForm() ?? "");
  const [link, setLink] = useState(carried);
  const [switches, setSwitches] = useState<Switches>(carried?.switches ?? usual);
  useEffect(() => {
    allForms().then((found) => {
      setKnown(found);
      setName((before) => before || (found.forms[0] ?? ""));
    });
  }, []);
  useEffect(() => {
    if (name) keepLast(name);
  }, [name]);
  if (!known) return null;
  if (!name) return <p className="wb-empty">There is no form yet: npm run forms -- new newsletter makes one.</p>;
  const pick = (next: string) => {
    setLink(undefined);
    setName(next);
    setSwitches(({ lang: _lang, ...others }) => others);
  };
  return (
    <Open
      name={name}
      names={known.forms}
      port={known.port}
      carried={link}
      switches={switches}
      onPick={pick}
      onSwitch={setSwitches}
    />
  );
}
