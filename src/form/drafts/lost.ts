/** Answers that no draft keeps, as files: a page that is loaded again says which it has lost. */
import { knownPath } from "../../engine/schema/path.ts";
import type { FormContext } from "../context.ts";

/** Whether anything was given: a list of files may begin with empty ones. */
export const isGiven = (value: unknown): boolean => [value].flat().some(Boolean);

/** Whether the draft has lost an answer to the field at a path: to that of any entry, since entries may have moved since. */
export const isLost = ({ form, lost }: FormContext, path: string): boolean | undefined =>
  lost?.has(knownPath(form, path));
