/** The form's own data in a draft: what its host knows, what its controls hold beyond it, and no secret. */
import { stepsOf } from "../../engine/path.ts";
import type { Json, JsonObject } from "../../engine/schema.ts";
import { events, type Known } from "../../form/draft.ts";
import { controls, isSecret } from "./controls.ts";

/** Sets the value at a payload path, or takes it out. */
function put(data: JsonObject, path: string, value: unknown): void {
  const keys = stepsOf(path);
  const last = keys.pop() ?? "";
  let node: Json | undefined = data;
  for (const key of keys) node = (node as JsonObject | undefined)?.[key];
  if (node) (node as JsonObject)[last] = value as Json;
}

/** The data as it is now, if the host is alive to tell it. */
export function dataNow(): JsonObject | undefined {
  const detail: Known = {};
  document.dispatchEvent(new CustomEvent(events.keep, { detail }));
  if (!detail.data) return undefined;
  const data: JsonObject = JSON.parse(JSON.stringify(detail.data));
  for (const { path, read } of detail.pending ?? []) put(data, path, read());
  for (const { name } of controls().filter(isSecret)) put(data, name, undefined);
  return data;
}
