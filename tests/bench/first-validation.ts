/**
 * Prints how long the first validation of an empty form takes in a fresh process, in milliseconds: `first-validation.ts
 * <project> <form>`. It runs the built engine, as the receiver does.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , root = "", name = ""] = process.argv;

async function main(): Promise<void> {
  const server = pathToFileURL(join(root, ".server/leads.js")).href;
  const { forms, validate } = (await import(server)) as typeof import("../../src/receiver/main.ts");
  const form = forms.find(({ formName }) => formName === name);
  if (!form) throw new Error(`${root} has no form "${name}"`);
  const before = performance.now();
  const errors = validate(form, { formName: form.formName }, "2026-01-01");
  const after = performance.now();
  if (errors.length !== form.order.length) throw new Error(`${errors.length} errors for ${form.order.length} fields`);
  console.log(after - before);
}

void main();
