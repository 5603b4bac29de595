/** The protocol between the workbench's page, its preview and the dev server: types and names only. */
import type { Problem } from "../../engine/check/problem.ts";
import type { FieldError } from "../../engine/define/definition.ts";
import type { OwnWidget } from "../../engine/own/widgets.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";

/** The documents of a form as they are written. */
interface DocumentTexts {
  schema: string;
  /** Empty if the form has no UI document. */
  ui: string;
}

/** An expanded fixture. */
export interface Sample {
  name: string;
  data: JsonObject;
  errors: FieldError[];
}

/** A form as it is on disk. */
export interface OnDisk extends DocumentTexts {
  name: string;
  fixtures: Sample[];
  /** Problems in malformed fixture files. */
  problems: Problem[];
  /** The possible targets of a `$ref` in shared documents. */
  shared: string[];
  /** The project's own widgets, with the kinds of field that they draw. */
  widgets: Pick<OwnWidget, "name" | "takes">[];
  /** The languages of a translated form, the original first; empty if there is only one. */
  languages: { lang: string; name: string }[];
}

/** A form's documents to compile, with the language to show. */
export interface ToCompile extends DocumentTexts {
  lang?: string;
}

/** A form that could be compiled. */
export interface CompiledForm {
  id: string;
  /** Problems outside the documents that are edited here: the form is shown regardless, but no build accepts it. */
  beside: Problem[];
  /** Warnings about its documents. */
  warnings: Problem[];
}

/** The result of compiling: the form, or problems. */
export type Compiled = CompiledForm | { problems: Problem[] };

/** A fixture to write. */
export interface ToSave extends Omit<Sample, "data"> {
  form: string;
  data: JsonObject;
}

/** A form's documents to write, with the ones on disk that they are based on. */
export interface ToWrite extends DocumentTexts {
  form: string;
  base: DocumentTexts;
}

/** The behaviors of the preview's endpoint. */
export const networks = {
  answers: "Takes what is valid",
  slow: "Slow: answers after 4 seconds",
  offline: "Offline: the browser has no network",
  refused: "Refused: the receiver turns it down",
  dead: "Dead host: nobody answers",
} as const;
export type Network = keyof typeof networks;

/** The preview receiver's verdict on a request. Nothing is stored. */
export interface Received {
  at: string;
  network: Network;
  /** The reason for a rejection as the receiver logs it; undefined if the request was accepted. */
  refusal?: string;
}

/** The dev server's event for it. */
export const receivedEvent = "workbench:received";

/** A message to the preview. */
export interface Show {
  kind: "show";
  /** The form's id. */
  id: string;
  /** Increases when the form has to be drawn anew; with the same turn, the form on display stays. */
  turn: number;
  /** The initial data of its controls. */
  data: JsonObject;
  endpoint: string;
  isOffline: boolean;
}

/** A message from the preview: that it is ready, the form's data, or why it could not be drawn. */
export type Told =
  | { kind: "ready" }
  | { kind: "holds"; turn: number; data: JsonObject; isTyped: boolean }
  | { kind: "failed"; message: string };

/** The URL of a compiled form's module. */
export const moduleOfForm = (id: string): string => `/@id/__x00__workbench-form:${id}`;
