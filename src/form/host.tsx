/** The one host of every form: state, rules, submission and messages around react-jsonschema-form. */
import Form from "@rjsf/core/lib/components/Form.js";
import { getDefaultFormState, type RJSFSchema } from "@rjsf/utils";
import { useEffect, useMemo, useRef, useState } from "react";
import { localDay } from "../engine/dates.ts";
import type { FieldError } from "../engine/definition.ts";
import { prefill } from "../engine/prefill.ts";
import type { JsonObject } from "../engine/schema.ts";
import { brand } from "../site.ts";
import { Drafts } from "./context.ts";
import { changesOf, type Held, readControls } from "./early.ts";
import { fieldId, nameOf } from "./ids.ts";
import type { ReadyForm } from "./parts.ts";
import type { Submission } from "./submission.ts";
import { ErrorSummary } from "./summary.tsx";
import { uiSchemaOf } from "./ui-schema.ts";
import { fieldErrors, validatorOf } from "./validator.ts";

/** A required choice must not be chosen for the visitor. */
const defaultsBehavior = { constAsDefaults: "never" } as const;

/** What react-jsonschema-form is given of a form, made once: it compares these by content on every change. */
function useSetup({ form, heavy }: ReadyForm) {
  return useMemo(() => {
    const validator = validatorOf(form, heavy?.branches);
    const schema = form.schema as RJSFSchema;
    const initial = (data: JsonObject): JsonObject =>
      getDefaultFormState(validator, schema, data, schema, false, defaultsBehavior) as JsonObject;
    return { validator, schema, initial, uiSchema: uiSchemaOf(form), context: { form, drafts: new Drafts() } };
  }, [form, heavy]);
}

/** What happened before React took a prerendered form over. */
export interface Early {
  /** What the controls held then. */
  before: Held;
  /** Called once the form's state holds it. */
  alive: () => void;
}

/** Draws a form with its error summary, failure banner and submit button. */
export function FormHost({ ready, submission, early }: { ready: ReadyForm; submission: Submission; early?: Early }) {
  const { form, heavy } = ready;
  const { validator, schema, initial, uiSchema, context } = useSetup(ready);
  const [data, setData] = useState<JsonObject>(() => initial({}));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { status, submitting, submit } = submission;

  const [primed, setPrimed] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const linked = prefill(form, new URLSearchParams(window.location.search), localDay(new Date()));
    const now: Held = element.current ? readControls(element.current) : new Map();
    setData((current) => ({ ...current, ...linked, ...(early && changesOf(form, current, early.before, now)) }));
    setPrimed(true);
  }, [form, early]);
  useEffect(() => {
    if (primed) early?.alive();
  }, [primed, early]);

  return (
    <div className="form-host" ref={element} onSubmitCapture={() => context.drafts.flush()}>
      <div>
        <ErrorSummary form={form} errors={errors} attempt={attempt} />
        {status === "error" && (
          <div className="alert alert-danger" role="alert">
            {form.banner}{" "}
            <a className="alert-link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </div>
        )}
      </div>
      <Form
        className="form"
        id={form.formName}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={data}
        formContext={context}
        idPrefix={form.formName}
        nameGenerator={nameOf}
        fields={heavy?.fields as never}
        templates={heavy?.templates}
        widgets={heavy?.widgets as never}
        experimental_defaultFormStateBehavior={defaultsBehavior}
        noHtml5Validate
        showErrorList={false}
        onChange={({ formData }, edited) => {
          setData(formData as JsonObject);
          setErrors((shown) => shown.filter(({ field }) => fieldId(form, field) !== edited));
        }}
        onError={(found) => {
          setErrors(fieldErrors(found));
          setAttempt((count) => count + 1);
        }}
        onSubmit={({ formData }) => {
          setErrors([]);
          void submit(formData as JsonObject);
        }}
      >
        <button className="btn btn-primary btn-lg" type="submit" disabled={submitting}>
          {submitting ? form.submit.busy : form.submit.label}
        </button>
      </Form>
    </div>
  );
}
