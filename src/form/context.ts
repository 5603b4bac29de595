/** What the host shares with its templates and widgets, through react-jsonschema-form's `formContext`. */
import type { Form } from "../engine/definition.ts";

/** Texts that a control holds and the form's state does not yet know. */
export class Drafts {
  private readonly pending = new Map<string, () => void>();

  /** Remembers how to hand a control's text to the form. */
  set(id: string, commit: () => void): void {
    this.pending.set(id, commit);
  }

  delete(id: string): void {
    this.pending.delete(id);
  }

  /** Hands every held text to the form; called before anything reads the form's state. */
  flush(): void {
    const commits = [...this.pending.values()];
    this.pending.clear();
    for (const commit of commits) commit();
  }
}

/** The `formContext` of every form. */
export interface FormContext {
  form: Form;
  drafts: Drafts;
}
