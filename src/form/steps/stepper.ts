/**
 * The position of a visitor in a form in steps. Each section is a step, and the review comes after the last. Every
 * control stays on the page, hidden, so nothing is lost when moving; and each move is an entry of the browser's
 * history.
 */
import { flushSync } from "react-dom";
import { validate } from "../../engine/rules/validate.ts";
import { localDay } from "../../engine/schema/dates.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import { isSame } from "../../engine/schema/same.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";

/** A position: sections by their index in the document, the review by the index after the last. */
interface Place {
  at: number;
  /** Whether an answer is being changed from the review, so that continuing leads back there. */
  isChanging: boolean;
}

/** What is shown. */
export interface Shown extends Place {
  /** The sections that currently have a field. */
  steps: readonly number[];
  /** The current fields of each section. */
  present: { [section: number]: readonly string[] };
  /** Whether the form is hydrated; until then the styles show the first step, or everything without script. */
  isAlive: boolean;
  /** Counts the moves after which the heading gets the focus. */
  moves: number;
}

/** Our state in an entry of the history. */
interface Entry extends Place {
  /** The position in the previous entry, if that is ours too. */
  before?: number;
  /** The number of our entries before it. */
  depth: number;
}

const entryNow = (): Entry | undefined => window.history.state?.step;

/** The steps of one form. */
export class Stepper {
  readonly review: number;
  private shown: Shown;
  private data: JsonObject = {};
  /** The sections that were shown: errors about unseen questions are not reported. */
  private readonly seen = new Set<number>();
  private readonly listeners = new Set<() => void>();

  constructor(readonly context: FormContext) {
    this.review = context.form.sections.length;
    const present = context.form.sections.map(({ fields }) => fields);
    const steps = [...present.keys()];
    this.shown = { at: 0, isChanging: false, steps, present, isAlive: false, moves: 0 };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): Shown => this.shown;

  /** Shows a position; in place of a step that currently has no field, the step before it. */
  private set(change: Partial<Shown>): void {
    const next = { ...this.shown, ...change };
    const { at, steps } = next;
    const isThere = at === this.review || steps.includes(at);
    this.shown = { ...next, at: isThere ? at : (steps.findLast((index) => index < at) ?? steps[0] ?? 0) };
    this.seen.add(this.shown.at);
    for (const listener of this.listeners) listener();
  }

  /** The section of a field; fields that no section lists belong to the last. */
  private sectionOf(field: string): number {
    const [top = ""] = stepsOf(field);
    const index = this.context.form.sections.findIndex(({ fields }) => fields.includes(top));
    return index < 0 ? this.review - 1 : index;
  }

  /** Whether an error belongs to one of the steps so far; errors of the form as a whole are shown on the review. */
  readonly includes = (field: string): boolean => {
    const { at } = this.shown;
    const section = this.sectionOf(field);
    return at === this.review || (field !== "" && section <= at && this.seen.has(section));
  };

  /** The first section with an error; the review when there is none. */
  private firstBroken(data: JsonObject): number {
    const errors = validate(this.context.form, this.context.payload(data), localDay(new Date()));
    return Math.min(this.review, ...errors.map(({ field }) => (field ? this.sectionOf(field) : this.review)));
  }

  /** Sets the sections that currently have fields. */
  setSections(sections: { index: number; fields: string[] }[]): void {
    const present = Object.fromEntries(sections.map(({ index, fields }) => [index, fields]));
    if (isSame(present, { ...this.shown.present })) return;
    this.set({ steps: sections.map(({ index }) => index), present });
  }

  /** Stores the form's data, as of its latest rendering. */
  setData(data: JsonObject): void {
    this.data = data;
  }

  private go(place: Place): void {
    // Each move scrolls to the beginning of its step, not to the entry's old scroll position, since the page has changed.
    window.history.scrollRestoration = "manual";
    const known = entryNow();
    const entry: Entry = { ...place, before: this.shown.at, depth: (known?.depth ?? 0) + 1 };
    window.history.pushState({ ...window.history.state, step: entry }, "");
    this.set({ ...place, moves: this.shown.moves + 1 });
  }

  /**
   * Continues: to a step that has appeared before the current one, to the next one, or back to the review after a
   * change.
   */
  readonly advance = (data: JsonObject): boolean => {
    const { at, isChanging, steps } = this.shown;
    if (at === this.review) return false;
    const broken = isChanging ? this.firstBroken(data) : at;
    const opened = steps.find((index) => index < at && !this.seen.has(index));
    const next = opened ?? (broken < this.review ? steps.find((index) => index > at && index >= broken) : undefined);
    this.go({ at: next ?? this.review, isChanging: isChanging && next !== undefined });
    return true;
  };

  /** Goes back a step, or to the review when an answer is being changed; input stays as it is. */
  readonly back = (): void => {
    const { at, isChanging, steps } = this.shown;
    const target = isChanging ? this.review : (steps.findLast((index) => index < at) ?? at);
    if (entryNow()?.before === target) window.history.back();
    else this.go({ at: target, isChanging: false });
  };

  /** Shows the step of a field, so that its control can get the focus; from the review, continuing leads back there. */
  readonly reveal = (field: string): void => {
    const { at, isChanging } = this.shown;
    const to = this.sectionOf(field);
    const { moves } = this.shown;
    if (to === at) return;
    flushSync(() => {
      this.go({ at: to, isChanging: isChanging || at === this.review });
      this.set({ moves });
    });
  };

  /** The furthest position, up to the given one, that the answers allow. */
  private reached({ at, isChanging }: Place): Place {
    const broken = this.firstBroken(this.data);
    return broken < at ? { at: broken, isChanging: false } : { at, isChanging };
  }

  /**
   * Starts, at the position before a reload if the answers are still there. Returns the function that ends it, which is
   * passed whether the form has gone from the page.
   */
  start(): (isGone: boolean) => void {
    const known = entryNow();
    const place = known ? this.reached(known) : { at: 0, isChanging: false };
    const entry: Entry = { ...place, before: known?.before, depth: known?.depth ?? 0 };
    window.history.replaceState({ ...window.history.state, step: entry }, "");
    for (const index of this.shown.steps) if (index < place.at) this.seen.add(index);
    this.set({ ...place, isAlive: true, moves: this.shown.moves + (place.at > 0 ? 1 : 0) });
    const onPop = () => {
      const to = entryNow();
      if (!to) return;
      flushSync(() => this.context.edits.flush());
      this.set({ ...this.reached(to), moves: this.shown.moves + 1 });
    };
    window.addEventListener("popstate", onPop);
    return (isGone) => {
      window.removeEventListener("popstate", onPop);
      // After sending, the back button leaves the form instead of going through empty steps.
      const depth = entryNow()?.depth;
      if (isGone && depth) window.history.go(-depth);
    };
  }
}
