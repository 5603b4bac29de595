/** What the host shares with its templates and widgets, through react-jsonschema-form's `formContext`. */

import type SchemaForm from "@rjsf/core/lib/components/Form.js";
import type { ComponentType, ReactNode } from "react";
import type { Form } from "../engine/define/definition.ts";
import type { Kind } from "../engine/kinds/kind.ts";
import type { Json, JsonObject, Schema } from "../engine/schema/schema.ts";
import type { SectionsProps } from "./fields/sections.tsx";

/** A control's value that the form's state does not know yet. */
export interface Edit {
  /** The control's payload path: `people.0.name`. */
  path: string;
  /** Reads the field's current value from the control. */
  read: () => unknown;
  /** Commits it to the form's state. */
  commit: () => void;
  /** Whether it edits the name of a free key, not its value. */
  isName?: boolean;
}

/** All such controls of a form by their id, each as of its latest render. */
export class Edits extends Map<string, { readonly current: Edit }> {
  /**
   * Commits every pending value; called before anything reads the form's state.
   * @param withNames whether to commit names of free keys, too, which changes the paths of everything inside
   */
  flush(withNames = true): void {
    for (const [id, { current }] of [...this]) if ((withNames || !current.isName) && this.delete(id)) current.commit();
  }

  /** All pending edits, for readers that must not trigger a render. */
  all(): Edit[] {
    return [...this.values()].map(({ current }) => current);
  }
}

/** Converts the texts of a control to its field's value and back. */
export interface Codec {
  read: (texts: string[]) => Json | undefined;
  write: (value: unknown) => string[];
  /** The type of its values, if its schema says one. */
  type: Schema["type"];
  /** Whether it renders nothing until the page runs in a browser. */
  local?: boolean;
}

/** A control on the page, or the frame around several. */
export interface Control {
  /** The id that a link to the field leads to. */
  id: string;
  steps: (string | number)[];
  /** Whether it holds the whole value of the field, even of a list or a group. */
  isWhole?: boolean;
  /** Whether it is the frame of a list. */
  isList?: boolean;
  /** Converts its value; without it the field has no control of its own. */
  codec?: Codec;
}

/** What was filled in under a branch, with the state of the choosers inside it, by their name without the field's path. */
export interface Left {
  data: Json;
  inside: Map<string, Choice>;
}

/** Which branch of a field is chosen, and what was filled in under the others. */
export interface Choice {
  /** Index of the branch on show. */
  chosen: number;
  /** The branches that were on show before, by their index. */
  left: Map<number, Left>;
}

/** A select that chooses between the branches of a field. */
export interface Chooser extends Choice {
  /** Shows the branch that the data already belongs to. */
  show: (index: number) => void;
  /** Shows the branch of an untouched form, and forgets what was filled in under others. */
  reset: () => void;
  /** Selects a branch as if the visitor had. */
  choose: (index: number) => void;
}

/** The controls of a form by the path of their field, which is also their name. */
export type Controls = Map<string, Control>;

/** Registers a control; returns the function that unregisters it. */
export function entered(controls: Controls, path: string, control: Control): () => void {
  controls.set(path, control);
  return () => void controls.delete(path);
}

/** The properties of the end of a form in steps. */
export interface EndingProps {
  data: JsonObject;
  submitting: boolean;
  /** Whether the form's state includes what was entered before hydration. */
  primed: boolean;
  /** Called when another step is shown. */
  onMove: () => void;
  /** The button that sends the form. */
  children: ReactNode;
}

/** How a form in steps differs (src/form/steps). */
export interface Steps {
  /** Whether a field is validated now: only the steps up to the current one are. */
  includes: (field: string) => boolean;
  /** Advances once the validated fields are valid; false on the review, where the form is sent instead. */
  advance: (data: JsonObject) => boolean;
  /** Shows the step that contains a field. */
  reveal: (field: string) => void;
  Sections: ComponentType<SectionsProps>;
  Ending: ComponentType<EndingProps>;
}

/** The `formContext` of every form. */
export interface FormContext {
  form: Form;
  edits: Edits;
  controls: Controls;
  /** The body for the form's data, of what is on the screen: it is what is validated, reviewed and sent. */
  payload: (data: JsonObject) => JsonObject;
  /** What react-jsonschema-form has drawn. */
  drawn: { current: SchemaForm | null };
  /** The choosers on the page, by their name. */
  choosers: Map<string, Chooser>;
  /** The names of controls seen so far whose values no draft stores, except for files and controls that only the form sets. */
  secrets?: Set<string>;
  /** The fields that took files on this page, under whichever branch. */
  pickers?: Set<string>;
  /** The fields with a control that the visitor has edited. */
  touched?: Set<string>;
  /** The fields that had an answer which the draft could not store, such as a file. */
  lost?: Set<string>;
  /** The branches to show for the data of an earlier visit, by chooser. */
  branches: { [chooser: string]: number };
  /** The state of choosers that are not on the page, by name: from a draft, or hidden by a condition or another branch. */
  away: Map<string, Choice>;
  /** The kinds of field that the page has loaded. */
  kinds: readonly Kind[];
  /** Whether the form is part of a page that runs no script. */
  isScriptless?: true;
  /** Set for a form that is shown in steps. */
  steps?: Steps;
}
