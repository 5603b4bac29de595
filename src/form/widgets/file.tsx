/** Files, read in the browser and sent as data URLs; the maximum size is stated before one is picked. */

import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fileNameIn, fileUrl } from "../../engine/kinds/file.ts";
import type { Json, Schema } from "../../engine/schema/schema.ts";
import { fileSize } from "../../engine/words/file-size.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { hintId } from "../ids.ts";
import { attributesOf, type ControlProps } from "./control.ts";
import { fittingOf, type ReadFile } from "./fitting.ts";
import { heldBeside, holds, reading } from "./reading.ts";

/**
 * A file with its name in its data URL; only the beginning of one that is too long, since a video would fill the page's memory. A
 * file that was deleted, or not yet downloaded from a cloud drive, cannot be read.
 * @param limit the maximum length of the data URL, in characters
 */
const read = (file: File, limit: number): Promise<ReadFile> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onerror = () => {
      console.error(`${file.name} cannot be read:`, reader.error);
      done({ name: file.name, url: "" });
    };
    reader.onload = () => {
      const [head = "", bytes = ""] = String(reader.result).split(";base64,");
      done({ name: file.name, url: fileUrl(head, file.name, bytes) });
    };
    // Reading a slice of a deleted file succeeds, with nothing in it.
    reader.readAsDataURL(file.size > limit ? file.slice(0, limit, file.type) : file);
  });

/**
 * The files already read: one that is picked during hydration is found in its picker, and its event is handled later as well.
 */
const taken = new WeakSet<File>();

const lengthOf = (urls: string[]) => urls.reduce((sum, url) => sum + url.length, 0);

/**
 * Files that were already sent, in the page that answers a post without script: they are sent again unless their box is unticked.
 * Invalid files are not among them, since another has to be picked anyway.
 */
function Held({ name, urls, several }: { name: string; urls: string[]; several: boolean }) {
  return urls.map((url, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may be the same
    <label className="form-check" key={index}>
      <input className="form-check-input" type="checkbox" name={name} value={url} defaultChecked />{" "}
      <span className="form-check-label">
        {fileNameIn(url)}
        {spoken.form.comma}
        {several ? spoken.form.sentWithMore : spoken.form.sentUnless}
      </span>
    </label>
  ));
}

/** Renders the picker, and the picked files, each with a button that removes it. */
export function FilePicker(props: ControlProps) {
  const { id, kind, schema, value, look, label, disabled, readOnly, invalid, describedBy, edits, onChange } = props;
  const several = kind.name === "files";
  const one = (several ? schema.items : schema) as Schema;
  const { maxLength: limit = 0, contentMediaType: type } = one;
  // A list with `minItems` begins with that many empty entries.
  const picked = [(value ?? []) as Json]
    .flat()
    .flatMap((url) => url || [])
    .map(String);
  const { together = Number.POSITIVE_INFINITY } = look;
  const sent = fittingOf(
    picked.map((url) => ({ name: fileNameIn(url), url })),
    one,
  );
  const [{ refused }, say] = useState<{ refused: string }>(sent);
  const [isAlive, setAlive] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const [limitId, keptId] = [`${hintId(id)}-limit`, `${hintId(id)}-kept`];
  const names = picked.map((url) => fileNameIn(url));
  const isNotKept = isAlive && (picked.length > 0 || props.isLost?.());

  // While files are being read, others may be picked, and the list entry around them may be moved.
  const now = useRef({ picked, onChange });
  now.current = { picked, onChange };
  const keep = (urls: string[]) => {
    now.current.picked = urls;
    now.current.onChange(several ? urls : urls.at(-1));
  };
  const take = async (files: File[]) => {
    // Cleared first, so that screen readers announce the same refusal again.
    say({ refused: "" });
    const all = await Promise.all(files.map((file) => read(file, limit)));
    // The entry was removed, and another may be in its place.
    if (!element.current) return true;
    // Others may have been added meanwhile.
    const beside = heldBeside(edits, id) + (several ? lengthOf(now.current.picked) : 0);
    const { fitting, refused } = fittingOf(all, one, { together, beside });
    say({ refused });
    // Synchronously, since a submission may be waiting for them.
    if (fitting.length > 0) flushSync(() => keep(several ? [...now.current.picked, ...fitting] : fitting));
    element.current.value = "";
    return fitting.length === files.length;
  };
  const pick = (files: File[]) =>
    void reading(edits, take(files.filter((file) => !taken.has(file) && taken.add(file))));
  const onPick = (event: ChangeEvent<HTMLInputElement>) => pick([...(event.target.files ?? [])]);
  const length = lengthOf(picked);
  useEffect(() => {
    holds(edits, id, length);
    return () => holds(edits, id);
  }, [edits, id, length]);
  const early = useRef(pick).current;
  // The files of the picker that this one may have replaced (src/form/replaced.ts).
  const [before] = useState(() => (globalThis.document?.getElementById(id) as HTMLInputElement | undefined)?.files);
  useEffect(() => {
    // Files picked before hydration.
    const files = [element.current?.files, before].find((picked) => picked?.length);
    if (files) early([...files]);
    setAlive(true);
  }, [early, before]);
  useEffect(() => {
    const form = element.current?.form;
    // Once the draft is discarded, nothing is lost.
    const forget = () => say({ refused: "" });
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  return (
    <>
      <p className="field-hint" id={limitId}>
        {several
          ? spoken.form.filesUpTo(Number(schema.maxItems), fileSize(limit))
          : spoken.form.fileUpTo(fileSize(limit))}
        {look.together && (
          <>
            <br />
            {spoken.form.filesTogether(fileSize(together))}
          </>
        )}
      </p>
      <input
        {...attributesOf(props)}
        className="form-control"
        type="file"
        accept={look.accept ?? (type as string | undefined)}
        multiple={several || undefined}
        disabled={disabled || readOnly}
        aria-describedby={[limitId, describedBy, isNotKept && keptId].filter(Boolean).join(" ")}
        ref={element}
        onChange={onPick}
      />
      <p className="file-refused" role="status">
        {(isAlive || several || !invalid) && refused}
      </p>
      {isNotKept && (
        <p className="field-hint" id={keptId}>
          {spoken.form.notKept}
        </p>
      )}
      {!isAlive && !disabled && (several || !invalid) && (
        <Held name={props.name} urls={sent.fitting} several={several} />
      )}
      {isAlive && (
        <ul className="files" aria-live="polite">
          {names.map((name, index) => (
            // Two files may have the same name; if a line took over another's text, it would be announced as new.
            <li key={`${names.slice(0, index).filter((other) => other === name).length} ${name}`}>
              {name}{" "}
              <button
                className="btn btn-link"
                type="button"
                aria-label={spoken.form.removeFrom(name, label)}
                onClick={() => {
                  element.current?.focus();
                  keep(picked.filter((_url, at) => at !== index));
                }}
              >
                {spoken.form.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
