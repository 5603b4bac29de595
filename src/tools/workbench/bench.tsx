/** The workbench of one form: its documents and data side by side, the live form, and its panels. */
import { type RefObject, useMemo, useRef, useState } from "react";
import { Tab, Tabs } from "react-bootstrap";
import { answersOf } from "../../engine/define/answers.ts";
import { schemaFile, uiFile } from "../../engine/define/documents.ts";
import { kinds } from "../../engine/kinds/index.ts";
import schemaMeta from "../../engine/meta/schema.json" with { type: "json" };
import uiMeta from "../../engine/meta/ui.json" with { type: "json" };
import type { Schema } from "../../engine/schema/schema.ts";
import { Editor, type EditorHandle, type Mark } from "./editor.tsx";
import { schemaHints, uiHints } from "./json/hints.ts";
import { markOf, markOfError, type Part, partOf, readData } from "./mistakes.ts";
import { Notices } from "./notices.tsx";
import { Body, useReceived } from "./panels/body.tsx";
import { Errors } from "./panels/errors.tsx";
import { Fixtures } from "./panels/fixtures.tsx";
import { Speech, useSpeech } from "./panels/speech.tsx";
import { Preview } from "./preview-pane.tsx";
import type { Switches } from "./switches.ts";
import { type BenchState, written } from "./use-bench.ts";
import { useFrame } from "./use-frame.ts";
import { validated, verdictOf } from "./validated.ts";

interface BenchProps {
  name: string;
  bench: BenchState;
  switches: Switches;
  onSwitch: (switches: Switches) => void;
  port: number;
}

/** The engine's verdicts on the form's current data and its fixtures. */
function useVerdicts({ standing, held, disk }: BenchState) {
  const result = useMemo(
    () => (standing ? validated(standing.form, held, standing.document) : { body: {}, errors: [] }),
    [standing, held],
  );
  const read = useMemo(() => standing && answersOf(standing.form, { kinds, reader: "owner" }), [standing]);
  const verdicts = useMemo(
    () => (disk?.fixtures ?? []).map((sample) => ({ sample, ...(standing && verdictOf(standing.form, sample)) })),
    [standing, disk],
  );
  const answers = useMemo(() => read?.(result.body) ?? [], [read, result]);
  return { ...result, answers, verdicts };
}

/** The three editors, each with its completions and hints. */
function Editors({
  name,
  bench,
  errorMarks,
  refs,
}: Pick<BenchProps, "name" | "bench"> & {
  errorMarks: Mark[];
  refs: { [part in Part]: RefObject<EditorHandle | null> };
}) {
  const { draft, taken, disk, standing, problems, dataRead, edit } = bench;
  const marks = useMemo(() => {
    const doubts = problems.length > 0 ? [] : (standing?.warnings ?? []);
    const of = (part: Part) => [
      ...problems.filter((problem) => partOf(problem) === part).map((problem) => markOf(problem)),
      ...doubts.filter((doubt) => partOf(doubt) === part).map((doubt) => markOf(doubt, true)),
    ];
    return { schema: of("schema"), ui: of("ui"), data: "mark" in dataRead ? [dataRead.mark] : errorMarks };
  }, [problems, standing?.warnings, dataRead, errorMarks]);
  const guides = useMemo(() => {
    const read = readData(draft?.schema ?? "");
    const document = "data" in read ? read.data : {};
    return {
      schema: { schema: schemaMeta as unknown as Schema, hints: schemaHints(document, disk?.shared ?? []) },
      ui: { schema: uiMeta as unknown as Schema, hints: uiHints(standing?.form, disk?.widgets) },
      data: { schema: standing?.form.schema ?? {} },
    };
  }, [draft?.schema, disk, standing]);
  const titles: { [part in Part]: string } = {
    schema: schemaFile(name),
    ui: uiFile(name),
    data: "What the form holds",
  };
  return (
    <div className="wb-editors">
      {(["schema", "ui", "data"] as const).map((part) => (
        <section className={`wb-pane wb-${part}`} key={part} aria-labelledby={`wb-${part}-title`}>
          <h2 id={`wb-${part}-title`}>{titles[part]}</h2>
          <Editor
            label={{ schema: "Schema", ui: "UI document", data: "Data" }[part]}
            text={draft?.[part] ?? ""}
            turn={taken[part]}
            guide={guides[part]}
            marks={marks[part]}
            onEdit={(text) => edit(part, text)}
            ref={refs[part]}
          />
        </section>
      ))}
    </div>
  );
}

const titled = (title: string, count: number | undefined) => (
  <>
    {title}
    {count !== undefined && count > 0 && <span className="wb-count">{count}</span>}
  </>
);

/** The component for one form. */
export function Bench({ name, bench, switches, onSwitch, port }: BenchProps) {
  const { disk, standing, problems, load, refresh } = bench;
  const refs = { schema: useRef<EditorHandle>(null), ui: useRef<EditorHandle>(null), data: useRef<EditorHandle>(null) };
  const { body, answers, errors, verdicts } = useVerdicts(bench);
  const errorMarks = useMemo(() => errors.map(markOfError), [errors]);
  const frame = useFrame(bench, switches, port);
  const [tab, setTab] = useState("errors");
  const heard = useSpeech(frame.ref, frame.loads, tab === "speech");
  const received = useReceived();
  const differing = verdicts.filter(({ said }) => said).length;
  return (
    <>
      <Notices bench={bench} onSettled={() => refs.schema.current?.focus()} />
      <Editors key={name} name={name} bench={bench} errorMarks={errorMarks} refs={refs} />
      <div className="wb-below">
        <Preview
          frame={frame}
          switches={switches}
          languages={disk?.languages ?? []}
          onSwitch={onSwitch}
          problems={problems}
          standing={standing}
          onPick={(problem, part) => refs[part].current?.select(markOf(problem).at)}
        />
        <section className="wb-pane wb-inspector" aria-label="What can be said of it">
          <Tabs id="wb-tabs" activeKey={tab} onSelect={(key) => setTab(key ?? "errors")}>
            <Tab eventKey="errors" title={titled("Errors", errors.length)}>
              {standing && <Errors errors={errors} onPick={({ pointer }) => refs.schema.current?.select(pointer)} />}
            </Tab>
            <Tab eventKey="body" title="Body">
              <Body body={body} answers={answers} received={received} />
            </Tab>
            <Tab eventKey="fixtures" title={titled("Fixtures", differing)}>
              {disk && (
                <Fixtures
                  key={name}
                  disk={disk}
                  verdicts={verdicts}
                  body={body}
                  errors={errors}
                  onLoad={({ data }) => load(written(data))}
                  onSaved={refresh}
                />
              )}
            </Tab>
            <Tab eventKey="speech" title="Screen reader">
              <Speech {...heard} />
            </Tab>
          </Tabs>
        </section>
      </div>
    </>
  );
}
