/** What the workbench's page, its preview and the dev server tell each other. Types and names alone. */
import type { Problem } from "../../engine/check/problem.ts";
import type { FieldError } from "../../engine/definition.ts";
import type { OwnWidget } from "../../engine/own/widgets.ts";
import type { JsonObject } from "../../engine/schema.ts";

/** The documents of a form as they are written. */
export interface Texts {
  schema: string;
  /** Empty where the form has no UI document. */
  ui: string;
}

/** A fixture, spelled out. */
export interface Sample {
  name: string;
  data: JsonObject;
  errors: FieldError[];
}

/** A form as it stands on disk. */
export interface OnDisk extends Texts {
  name: string;
  fixtures: Sample[];
  /** What is wrong with files that are no fixtures. */
  problems: Problem[];
  /** What a `$ref` may lead to in documents that forms share. */
  shared: string[];
  /** The widgets of the project's own, with the kinds of field they draw. */
  widgets: Pick<OwnWidget, "name" | "takes">[];
  /** The languages that the form is there in, its own first; none where that is the only one. */
  languages: { lang: string; name: string }[];
}

/** What is compiled: a form's documents, in a language that it has been translated into or its own. */
export interface ToCompile extends Texts {
  lang?: string;
}

/** What came of compiling a form's texts: a form by its id, with what is doubtful about it, or mistakes. */
export type Compiled = { id: string; warnings: Problem[] } | { problems: Problem[] };

/** A fixture to be written. */
export interface ToSave extends Omit<Sample, "data"> {
  form: string;
  data: JsonObject;
}

/** The documents of a form to be written over those that they began from. */
export interface ToWrite extends Texts {
  form: string;
  base: Texts;
}

/** How the endpoint of the preview behaves. */
export const networks = {
  answers: "Takes what is valid",
  slow: "Slow: answers after 4 seconds",
  offline: "Offline: the browser has no network",
  refused: "Refused: the receiver turns it down",
  dead: "Dead host: nobody answers",
} as const;
export type Network = keyof typeof networks;

/** What the preview's receiver said of a request. Nothing of it is stored. */
export interface Received {
  at: string;
  network: Network;
  /** The refusal as the receiver logs it; nothing where it was taken. */
  refusal?: string;
}

/** The event by which the dev server tells of it. */
export const receivedEvent = "workbench:received";

/** What the preview is told. */
export interface Show {
  kind: "show";
  /** The form's id. */
  id: string;
  /** Counts up: what was drawn for a turn stays, whatever else changes. */
  turn: number;
  /** What its controls hold at first. */
  data: JsonObject;
  endpoint: string;
  isOffline: boolean;
}

/** What the preview tells: that it is there, what the form holds, or why it could not be drawn. */
export type Told =
  | { kind: "ready" }
  | { kind: "holds"; turn: number; data: JsonObject; isTyped: boolean }
  | { kind: "failed"; message: string };

/** Where the module of a compiled form is served. */
export const moduleOfForm = (id: string): string => `/@id/__x00__workbench-form:${id}`;
