/** The one host of every form: state, rules, submission and messages around react-jsonschema-form. */
// Its fields, templates and widgets are those of src/form/registry.ts (src/build/scripts/stand-ins.ts).
import SchemaForm from "@rjsf/core/lib/components/Form.js";
import { createSchemaUtils, type RJSFSchema } from "@rjsf/utils";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FieldError } from "../engine/define/definition.ts";
import { localDay } from "../engine/schema/dates.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { payloadOf } from "../engine/visit/payload.ts";
import { deepMerge, prefill } from "../engine/visit/prefill.ts";
import { spoken } from "../engine/words/spoken.ts";
import { events } from "../page-state.ts";
import { afterEdit } from "./after-edit.ts";
import { Edits, type FormContext } from "./context.ts";
import { Decoy } from "./decoy.tsx";
import { tell } from "./drafts/draft.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { type Hydration, readControls, withEarly } from "./early.ts";
import { formAction } from "./endpoint.ts";
import { forget } from "./forget.ts";
import { gather } from "./gather.ts";
import { idSeparator, nameOf, rawId } from "./ids.ts";
import { Failure } from "./outcome/failure.tsx";
import { ErrorSummary } from "./outcome/summary.tsx";
import type { ReadyForm } from "./parts.ts";
import { placeNow, resume } from "./replaced.ts";
import { Needed, Sending } from "./sending.tsx";
import type { Served } from "./served.ts";
import type { Submission } from "./submission.ts";
import { useTitle } from "./title.ts";
import { fieldErrors, unnested, validatorOf } from "./validator.ts";

/** Never answers a required choice or yes-no question on the visitor's behalf; includes defaults from `allOf`. */
const defaulting = { constAsDefaults: "never", requiredBooleanDefault: "skip", allOf: "populateDefaults" } as const;

/** The form's properties for react-jsonschema-form, created once: it compares them deeply on every change. */
function useSetup({ form, rich, kinds, stepsOf }: ReadyForm, given: Served["context"] | undefined) {
  return useMemo(() => {
    // On a server no control registers itself, so all data count as on the screen.
    const controls: FormContext["controls"] = new Map();
    const payload = (data: JsonObject) => payloadOf(form, rich?.onScreen(controls, data) ?? data);
    const context: FormContext = {
      form,
      edits: new Edits(),
      controls,
      payload,
      choosers: new Map(),
      away: new Map(),
      branches: {},
      drawn: { current: null },
      kinds,
      ...given,
    };
    context.steps = stepsOf?.(context);
    const validator = validatorOf(context, rich);
    const schema = form.schema as RJSFSchema;
    const schemaUtils = createSchemaUtils(validator, schema, defaulting);
    const filled = (data: JsonObject) => schemaUtils.getDefaultFormState(schema, data) as JsonObject;
    // Twice, as when rendering: entries from a list's default get the defaults of their fields only the second time.
    const initial = (data: JsonObject) => filled(filled(data));
    return { validator, schema, initial, context };
  }, [form, rich, kinds, stepsOf, given]);
}

interface HostProps {
  ready: ReadyForm;
  submission: Submission;
  early?: Hydration;
  /** Initial data, merged over the defaults. */
  start?: JsonObject;
  served?: Served;
}

/** Renders a form with its error summary, failure banner and submit button. */
export function FormHost({ ready, submission, early, start = {}, served }: HostProps) {
  const { form, rich } = ready;
  const { validator, schema, initial, context } = useSetup(ready, served?.context);
  const [data, setData] = useState<JsonObject>(() => initial(start));
  const [errors, setErrors] = useState<FieldError[]>(served?.errors ?? []);
  const [attempt, setAttempt] = useState(0);
  const [isReading, setReading] = useState(false);
  const submitting = submission.submitting || isReading;
  const [primed, setPrimed] = useState<{ last?: () => void }>();
  const isTouched = useRef(false);
  const [place] = useState(() => early && placeNow());
  const [action] = useState(() => served?.action ?? formAction());
  const element = useRef<HTMLDivElement>(null);

  // In a layout effect, since input between hydration and a later effect would be lost.
  useLayoutEffect(() => {
    // A flat form's data is that of its controls.
    const kept = place && rich?.stateIn(context, early?.kept, place.before);
    const isLinked = kept?.query !== location.search;
    const query = new URLSearchParams(isLinked ? location.search : "");
    const linked = prefill(form, query, localDay(new Date()), context.kinds, rich?.fieldAt);
    // The keeper fills the draft into all other controls, as if it had been typed in the meantime.
    if (early) tell(events.refill, [...linked.keys()]);
    const first = kept && rich?.firstOf(kept.base);
    const found = place && { ...place, isReplaced: resume(place), controls: new Map(context.controls), first };
    const now = readControls(element.current?.querySelector("form"));
    setData((drawn) => {
      const given = [...linked.values()].reduce(deepMerge, kept?.data ?? drawn);
      return found ? withEarly(found, now, drawn, given) : given;
    });
    isTouched.current = Boolean(kept);
    setPrimed({ last: found && rich?.takeUp(context, found, now, kept) });
  }, [form, rich, early, context, place]);
  useEffect(() => {
    if (primed) early?.alive(primed.last);
  }, [primed, early]);
  useEffect(() => rich?.recompute(context, primed && data), [primed, rich, context, data]);
  // In a layout effect: once its field is gone, an error's line in the summary changes, and a screen reader would read it.
  useLayoutEffect(() => {
    const left = rich?.stillWrong(context, data, errors, rich.errorsOf);
    if (left) setErrors(left);
  }, [rich, context, data, errors]);
  useDraft((known) => {
    if (known) {
      const kept = rich?.stateOf(context, element.current, data, known.held);
      return Object.assign(known, { holds: { context, data }, isTouched: isTouched.current }, kept);
    }
    isTouched.current = false;
    const draw = () => setData(initial({}));
    if (rich) rich.showFirst(context, draw);
    else draw();
    setErrors([]);
    forget(context.drawn.current, []);
  });

  useTitle("error", errors.length > 0 || submission.status === "error" ? spoken.form.error : "");

  const Ending = context.steps?.Ending;
  const sending = <Sending form={form} submitting={submitting} />;
  return (
    <div
      className="form-host"
      ref={element}
      onSubmitCapture={(event) => gather(event, context, data, rich, setReading)}
    >
      <div>
        <ErrorSummary context={context} errors={errors} attempt={attempt} />
        <Failure form={form} submission={submission} />
      </div>
      <Needed schema={schema} />
      <SchemaForm
        ref={context.drawn}
        className="form"
        id={form.formName}
        schema={schema}
        validator={validator}
        formData={data}
        formContext={context}
        idPrefix={form.formName}
        idSeparator={idSeparator}
        method="post"
        // React leaves what a translation's page has here (src/render/form-view.tsx) as it is.
        action={action}
        enctype={form.enctype}
        nameGenerator={nameOf}
        fields={rich?.fields as never}
        templates={rich?.templates}
        widgets={rich?.widgets as never}
        translateString={rich?.translateString}
        experimental_defaultFormStateBehavior={defaulting}
        noHtml5Validate
        showErrorList={false}
        extraErrors={served?.errorSchema}
        onChange={({ formData, errorSchema }, edited = "") => {
          setData(formData as JsonObject);
          if (edited) isTouched.current = true;
          setErrors((shown) => afterEdit(shown, unnested(errorSchema), (field) => rawId(form, field), edited));
        }}
        onError={(found) => {
          setErrors(fieldErrors(found));
          setAttempt((count) => count + 1);
        }}
        onSubmit={({ formData }) => {
          setErrors([]);
          if (!context.steps?.advance(formData as JsonObject))
            void submission.submit(context.payload(formData as JsonObject));
        }}
      >
        <input type="hidden" name="formName" value={form.formName} />
        {Ending ? (
          <Ending data={data} submitting={submitting} primed={!!primed} onMove={() => setErrors([])}>
            {sending}
          </Ending>
        ) : (
          sending
        )}
      </SchemaForm>
      <Decoy form={form} isPart={!primed} value={served?.decoy} />
    </div>
  );
}
