/** Answers that no draft stores, such as files: after a reload, the page says which of them are lost. */
import { knownPath } from "../../engine/schema/path.ts";
import type { FormContext } from "../context.ts";

/** Whether anything was given: a list of files may begin with empty ones. */
export const isGiven = (value: unknown): boolean => [value].flat().some(Boolean);

/** Whether the draft has lost an answer to the field at a path: in any entry of a list, since entries may have moved. */
export const isLost = ({ form, lost }: FormContext, path: string): boolean | undefined =>
  lost?.has(knownPath(form, path));
