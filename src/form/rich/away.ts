/** Choices that are not on the page: a condition has hidden them, or another branch is shown. Each comes back as it was left. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { within } from "../../engine/schema/path.ts";
import type { Choice, FormContext, Left } from "../context.ts";

/** Keeps a choice, as it is when it is taken from the page, until it is there again. */
export function useAway({ away }: FormContext, own: string, choice: Choice): RefObject<[string, Choice]> {
  const now = useRef<[string, Choice]>([own, choice]);
  useLayoutEffect(() => {
    now.current = [own, choice];
  });
  useLayoutEffect(() => {
    away.delete(now.current[0]);
    return () => void away.set(...now.current);
  }, [away]);
  return now;
}

/** Whether a chooser is inside a choice. */
export const isInner = (one: string, own: string, path: string): boolean =>
  !own.startsWith(one) && (one.startsWith(own) || one.startsWith(within(path, "")));

/** Has the choices inside another be away as they were left there, and no others. */
export function leave(
  { choosers, away }: FormContext,
  own: string,
  path: string,
  { inside }: Partial<Left> = {},
): void {
  for (const one of away.keys()) if (isInner(one, own, path)) away.delete(one);
  for (const [one, choice] of inside ?? []) if (!choosers.has(path + one)) away.set(path + one, choice);
}

/** Has the choices that are away in a list follow its entries to where these have been moved. */
export function follow({ away }: FormContext, path: string, before: string[], now: string[]): void {
  const moved = [...away].flatMap(([one, choice]) => {
    const [index = "", ...rest] = one.startsWith(within(path, "")) ? one.slice(path.length + 1).split(".") : [];
    const key = before[Number(index)];
    if (key === undefined || !away.delete(one)) return [];
    return now.includes(key) ? [[[path, now.indexOf(key), ...rest].join("."), choice] as const] : [];
  });
  for (const [one, choice] of moved) away.set(one, choice);
}
