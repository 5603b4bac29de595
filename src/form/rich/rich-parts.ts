/** What only rich schemas need: numbers, booleans, variable lists, branches, files. Loaded on demand. */
import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import {
  englishStringTranslator,
  type Registry,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type TemplatesType,
  TranslatableString,
  type ValidatorType,
} from "@rjsf/utils";
import schemaHasNestedConditional from "@rjsf/utils/lib/schemaHasNestedConditional.js";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import type { FieldError, Form } from "../../engine/define/definition.ts";
import { kinds } from "../../engine/kinds/index.ts";
import type { Kind } from "../../engine/kinds/kind.ts";
import { ofChosen } from "../../engine/rules/chosen-branch.ts";
import { judge } from "../../engine/rules/judge.ts";
import { withUnnamed } from "../../engine/rules/unnamed.ts";
import { validate } from "../../engine/rules/validate.ts";
import { localDay } from "../../engine/schema/dates.ts";
import { fieldAt } from "../../engine/schema/field-at.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { showFirst, takeUp } from "../drafts/choosers.ts";
import { firstOf, stateOf } from "../drafts/kept.ts";
import { stateIn } from "../drafts/older.ts";
import { provideMerge } from "../stand-ins/merge.ts";
import { provideSearch } from "../stand-ins/nested-conditions.ts";
import { provideSanitize } from "../stand-ins/sanitize.ts";
import { Radio } from "../widgets/boxes.tsx";
import { Checkbox } from "../widgets/checkbox.tsx";
import { FilePicker } from "../widgets/file.tsx";
import { NumberInput } from "../widgets/number.tsx";
import { withOwnWidgets } from "../widgets/own-parts.ts";
import { holdWhileReading } from "../widgets/reading.ts";
import { Color, Range } from "../widgets/shown.tsx";
import { createSchemaUtils } from "./asked-groups.ts";
import { BranchField } from "./branch-field.tsx";
import sanitizeDataForNewSchema from "./cleaning.ts";
import { recompute } from "./computed.ts";
import { OpenGroup, OpenObject } from "./free-keys.tsx";
import { Entry, List } from "./list-template.tsx";
import { matchesOf } from "./matches.ts";
import { mergeWhatFits } from "./merging.ts";
import { onScreen } from "./on-screen.ts";
import { RichField } from "./rich-field.tsx";
import { stillWrong } from "./still-wrong.ts";

/** What the host uses in addition for a rich form. */
export interface RichParts {
  kinds: readonly Kind[];
  fields: Partial<RegistryFieldsType>;
  templates: Partial<TemplatesType>;
  widgets: Partial<RegistryWidgetsType>;
  translateString: Registry["translateString"];
  /** The schema of a field that a deep link fills in. */
  fieldAt: typeof fieldAt;
  /** Creates react-jsonschema-form's schema utilities. */
  createSchemaUtils: typeof createSchemaUtils;
  /** Whether a part of the schema accepts some data. */
  matches: ValidatorType["isValid"];
  /** The part of a form's data that has a control on the page. */
  onScreen: typeof onScreen;
  /** The state that a draft stores. */
  stateOf: typeof stateOf;
  /** Restores the state of a draft. */
  stateIn: typeof stateIn;
  /** Values of the controls that a draft had filled in. */
  firstOf: typeof firstOf;
  /** Sets choosers to what was chosen before hydration. */
  takeUp: typeof takeUp;
  /** Resets choosers to their first branch. */
  showFirst: typeof showFirst;
  /** Computes fields anew. */
  recompute: typeof recompute;
  /**
   * Commits every pending edit, so that conditional fields have appeared or gone before validation; delays a submission while files
   * are being read.
   */
  flush: (context: FormContext, submission: FormEvent, onBusy: (isBusy: boolean) => void) => void;
  /**
   * The errors of the body that a form's data are sent as, without those of branches that are not shown, and with one for each free
   * key that has been added but not named.
   */
  errorsOf: (context: Pick<FormContext, "form" | "choosers">, data: unknown, body: JsonObject) => FieldError[];
  /** The displayed errors without those of fields that have disappeared. */
  stillWrong: typeof stillWrong;
}

provideMerge(mergeWhatFits);
provideSanitize(sanitizeDataForNewSchema);
provideSearch(schemaHasNestedConditional);

const widgets = {
  radio: Radio,
  checkbox: Checkbox,
  number: NumberInput,
  updown: NumberInput,
  range: Range,
  color: Color,
  file: FilePicker,
};

/** The richer parts of a form without widgets of the project's own. */
export const richParts: Omit<RichParts, "matches"> = {
  kinds,
  fields: {
    ArrayField,
    ObjectField: OpenObject,
    SchemaField: RichField,
    OneOfField: BranchField,
  } as unknown as Partial<RegistryFieldsType>,
  templates: { ObjectFieldTemplate: OpenGroup, ArrayFieldTemplate: List, ArrayFieldItemTemplate: Entry },
  widgets: widgets as unknown as Partial<RegistryWidgetsType>,
  // A new free key is empty instead of "New Value".
  translateString: (text, params) =>
    text === TranslatableString.NewStringDefault ? "" : englishStringTranslator(text, params),
  fieldAt,
  createSchemaUtils,
  onScreen,
  stateOf,
  stateIn,
  firstOf,
  takeUp,
  showFirst,
  recompute,
  stillWrong,
  flush({ edits }, submission, onBusy) {
    flushSync(() => edits.flush());
    holdWhileReading(edits, submission, onBusy);
  },
  errorsOf({ form, choosers }, data, body) {
    const judged = ofChosen(judge(form, body), (name) => choosers.get(name)?.chosen);
    return withUnnamed(form, data, validate(form, body, localDay(new Date()), judged));
  },
};

/** The richer parts of a form. */
export async function richPartsOf(form: Form): Promise<RichParts> {
  const parts = { ...richParts, matches: matchesOf(form) };
  return form.widgets ? withOwnWidgets(parts, await form.widgets()) : parts;
}
