/** What the host shares with its templates and widgets, through react-jsonschema-form's `formContext`. */

import type Drawn from "@rjsf/core/lib/components/Form.js";
import type { ComponentType, ReactNode } from "react";
import type { Form } from "../engine/definition.ts";
import type { Kind } from "../engine/kinds/kind.ts";
import type { Json, JsonObject } from "../engine/schema.ts";
import type { SectionsProps } from "./sections.tsx";

/** What a control holds and the form's state does not yet know. */
export interface Edit {
  /** The control's payload path: `people.0.name`. */
  path: string;
  /** The field's value as the control has it now. */
  read: () => unknown;
  /** Hands it to the form. */
  commit: () => void;
}

/** Every such control of a form. */
export class Edits {
  private readonly pending = new Map<string, { readonly current: Edit }>();

  /** Remembers a control, as its latest drawing knows it. */
  set(id: string, edit: { readonly current: Edit }): void {
    this.pending.set(id, edit);
  }

  delete(id: string): void {
    this.pending.delete(id);
  }

  /** Hands every held text to the form; called before anything reads the form's state. */
  flush(): void {
    const edits = this.all();
    this.pending.clear();
    for (const { commit } of edits) commit();
  }

  /** What is held now: for those who must know it without the form drawing itself again. */
  all(): Edit[] {
    return [...this.pending.values()].map(({ current }) => current);
  }
}

/** How the texts that a control holds become its field's value and back. */
export interface Codec {
  read: (texts: string[]) => Json | undefined;
  write: (value: unknown) => string[];
  /** Whether it shows nothing until the page is in a browser. */
  local?: boolean;
}

/** A control that is on the page, or what frames several. */
export interface Control {
  /** The id that a link to the field leads to. */
  id: string;
  steps: (string | number)[];
  /** Whether it holds the field's value as a whole, be it a list or a group. */
  isWhole?: boolean;
  /** How what it holds becomes a value and back; without it the field has no control of its own. */
  codec?: Codec;
}

/** A select that chooses between the branches of a field. */
export interface Chooser {
  /** Which branch is on show. */
  chosen: number;
  /** Shows a branch that the data belongs to already. */
  show: (index: number) => void;
  /** Takes a branch, as the visitor does. */
  choose: (index: number) => void;
}

/** The controls of a form by the path of their field, which is their name too. */
export type Controls = Map<string, Control>;

/** What the end of a form in steps is drawn from. */
export interface EndingProps {
  data: JsonObject;
  submitting: boolean;
  /** Whether the form's state holds what was done before React took it over. */
  primed: boolean;
  /** Called when another step is shown. */
  onMove: () => void;
  /** The button that sends the form. */
  children: ReactNode;
}

/** What a form that is shown in steps does otherwise (src/form/steps). */
export interface Steps {
  /** Whether a field is validated now: those of the steps up to here are. */
  includes: (field: string) => boolean;
  /** Goes on after what is validated kept its rules; false on the review, from where the form is sent. */
  advance: (data: JsonObject) => boolean;
  /** Shows the step that a field stands in. */
  reveal: (field: string) => void;
  Sections: ComponentType<SectionsProps>;
  Ending: ComponentType<EndingProps>;
}

/** The `formContext` of every form. */
export interface FormContext {
  form: Form;
  edits: Edits;
  controls: Controls;
  /** What of the form's data stands on the screen, which is what is validated and sent. */
  onScreen: (data: JsonObject) => JsonObject;
  /** What react-jsonschema-form has drawn. */
  drawn: { current: Drawn | null };
  /** The choosers on the page, by their name. */
  choosers: Map<string, Chooser>;
  /** What choosers are to show that come with data of an earlier visit. */
  branches: { [chooser: string]: number };
  /** The kinds of field that the page has loaded. */
  kinds: readonly Kind[];
  /** Set for a form that is shown in steps. */
  steps?: Steps;
}
