/** The state of one form on the workbench: its draft, the compiled form, and its data. */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../engine/check/problem.ts";
import type { Form } from "../../engine/define/definition.ts";
import { answersIn } from "../../engine/define/form-name.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { type Draft, draftOf, isEdited, keepDraft } from "./drafts.ts";
import type { Carried } from "./link.ts";
import { type Part, readData } from "./mistakes.ts";
import { compile, formOnDisk } from "./server.ts";
import { useTexts } from "./use-texts.ts";
import type { CompiledForm, OnDisk } from "./wire.ts";

/** The debounce interval between typing and compiling, in milliseconds. */
const rest = 250;

/** The last form that could be compiled. */
export interface StandingForm extends CompiledForm {
  form: Form;
  /** Its schema as it was written. */
  document: Schema;
}

/** The initial data of a form's controls; each turn draws it anew. */
interface Start {
  turn: number;
  data: JsonObject;
}

export const written = (data: JsonObject): string => JSON.stringify(data, null, 2);

/** The initial contents: a shared link's, else this tab's draft, else what is on disk. */
function begin(disk: OnDisk, carried: Carried | undefined): Draft {
  const base = { schema: disk.schema, ui: disk.ui };
  if (carried) return { schema: carried.schema, ui: carried.ui, data: carried.data, base };
  const known = draftOf(disk.name);
  // Documents that were just saved are no longer a draft, even if the page was reloaded before the response arrived.
  const isSaved = known?.schema === disk.schema && known.ui === disk.ui;
  if (known && isEdited(known) && !isSaved) return known;
  return { ...base, data: known?.data ?? "{}", base };
}

/**
 * The state of one form.
 * @param lang the language in which it is shown; its original, when left out
 */
export function useBench(name: string, carried: Carried | undefined, lang: string | undefined) {
  const [disk, setDisk] = useState<OnDisk>();
  const { draft, setDraft, taken, latest, replace, type } = useTexts();
  const [standing, setStanding] = useState<StandingForm>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [start, setStart] = useState<Start>({ turn: 0, data: {} });
  const [held, setHeld] = useState<JsonObject>({});
  const [mine, setMine] = useState<Draft>();
  const now = useRef<JsonObject>({});
  const shown = useRef("");

  const hold = useCallback((data: JsonObject) => {
    now.current = answersIn(data);
    setHeld(now.current);
  }, []);
  const turn = useRef(0);
  const drawAnew = useCallback(() => {
    turn.current += 1;
    setStart({ turn: turn.current, data: now.current });
  }, []);
  const refresh = useCallback(() => formOnDisk(name).then(setDisk), [name]);

  // After switching forms, nothing of the previous one is shown.
  const [at, setAt] = useState(name);
  if (at !== name) {
    setAt(name);
    for (const forget of [setDisk, setDraft, setStanding, setMine]) forget(undefined);
    setProblems([]);
  }

  useEffect(() => {
    let isLate = false;
    // Messages from the form that is still displayed are ignored from here on.
    turn.current += 1;
    shown.current = "";
    latest.current = undefined;
    formOnDisk(name).then((found) => {
      if (isLate) return;
      const own = draftOf(name);
      const first = begin(found, carried);
      if (carried && own && (isEdited(own) || own.data !== "{}")) setMine(own);
      const read = readData(first.data);
      hold("data" in read ? read.data : {});
      setDisk(found);
      replace(first, "schema", "ui", "data");
    });
    return () => {
      isLate = true;
    };
  }, [name, carried, hold, replace, latest]);

  useEffect(() => {
    if (draft) void keepDraft(name, draft);
  }, [name, draft]);

  const { schema, ui } = draft ?? {};
  useEffect(() => {
    if (schema === undefined || ui === undefined) return;
    let isLate = false;
    const timer = setTimeout(async () => {
      const result = await compile(name, { schema, ui, lang });
      if (isLate) return;
      startTransition(() => {
        if ("problems" in result) return setProblems(result.problems);
        setProblems([]);
        // A newly compiled form is drawn with the current data.
        if (shown.current !== result.id) drawAnew();
        shown.current = result.id;
        const { beside, warnings } = result;
        setStanding((before) => ({
          ...(before?.id === result.id ? before : result),
          beside,
          warnings,
          document: JSON.parse(schema),
        }));
      });
    }, rest);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [name, schema, ui, lang, drawAnew]);

  /** Takes over the data in the editor, and draws the form with them; does nothing if they are not valid JSON. */
  const drawWith = useCallback(
    (text: string) => {
      const read = readData(text);
      if (!("data" in read)) return;
      hold(read.data);
      drawAnew();
    },
    [hold, drawAnew],
  );
  const edit = useCallback(
    (part: Part, text: string) => type(part, text, () => part === "data" && drawWith(text)),
    [type, drawWith],
  );
  /** Replaces the data. */
  const load = useCallback(
    (data: string) => {
      if (!latest.current) return;
      replace({ ...latest.current, data }, "data");
      drawWith(data);
    },
    [replace, drawWith, latest],
  );
  /** Takes over data entered in the form itself, unless it has been drawn anew since. */
  const typed = useCallback(
    (data: JsonObject, isTyped: boolean, drawn: number) => {
      if (drawn !== turn.current) return;
      hold(data);
      if (isTyped && latest.current) replace({ ...latest.current, data: written(answersIn(data)) }, "data");
    },
    [hold, replace, latest],
  );
  /** Replaces the editors' documents and data. */
  const take = useCallback(
    (next: Draft) => {
      replace(next, "schema", "ui", "data");
      const read = readData(next.data);
      if ("data" in read) hold(read.data);
      drawAnew();
    },
    [hold, drawAnew, replace],
  );
  const dataRead = useMemo(() => readData(draft?.data ?? "{}"), [draft?.data]);
  const own = { disk, draft, latest, taken, standing, problems, start, held, mine, dataRead };
  return { ...own, edit, load, typed, take, refresh, setMine };
}

/** The return value of the hook. */
export type BenchState = ReturnType<typeof useBench>;
