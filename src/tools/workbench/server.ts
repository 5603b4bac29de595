/** Client of the dev server's workbench API (src/tools/workbench/plugin). */
import { errorText, faultIn, type Problem } from "../../engine/check/problem.ts";
import type { Form } from "../../engine/define/definition.ts";
import {
  type Compiled,
  type CompiledForm,
  moduleOfForm,
  type OnDisk,
  type ToCompile,
  type ToSave,
  type ToWrite,
} from "./wire.ts";

/** The error for a missing or failed answer. */
const missing = (what: string, found: string) =>
  faultIn("the dev server", {
    expected: `an answer to ${what}`,
    found,
    fix: "look at the terminal of npm run dev, then reload this page; what you wrote is kept",
  });

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/workbench/ask/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw missing(path, errorText(error));
  });
  if (!answer.ok) throw missing(path, `${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The names of all forms, and the port of the preview's receiver. */
export const allForms = () => ask<{ forms: string[]; port: number }>("forms");

/** A form as it is on disk. */
export const formOnDisk = (name: string) => ask<OnDisk>(`form/${encodeURIComponent(name)}`);

/** Writes a fixture; returns the file or the problems that prevented it. */
export const save = (fixture: ToSave) => ask<{ file: string } | { problems: Problem[] }>("save", fixture);

/** Writes a form's documents; returns what is on disk now or the problems that prevented it. */
export const write = (texts: ToWrite) => ask<{ disk: OnDisk } | { problems: Problem[] }>("write", texts);

/** Compiles a form's texts and loads the result. */
export async function compile(
  name: string,
  texts: ToCompile,
): Promise<(CompiledForm & { form: Form }) | { problems: Problem[] }> {
  const compiled = await ask<Compiled>(`compile/${encodeURIComponent(name)}`, texts);
  if ("problems" in compiled) return compiled;
  const loaded = import(/* @vite-ignore */ moduleOfForm(compiled.id)) as Promise<{ default: Form }>;
  const { default: form } = await loaded.catch((error: unknown) => {
    throw missing(`the compiled form ${name}`, errorText(error));
  });
  return { ...compiled, form };
}
