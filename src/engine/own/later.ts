/** Rules that take their time, asked by the receiver alone. What fails or does not answer in time says nothing: no lead is lost for it. */
import type { FieldError, Form } from "../definition.ts";
import { errorsIn } from "./composed.ts";
import type { Own, RuleFailure } from "./rules.ts";

/** How long all of them together may take, in milliseconds: well below what a page waits for its answer (src/engine/send.ts). */
const timeout = 5_000;

/** Asks such rules about a body that keeps all others. */
export function askingLater(rules: Own["later"], lang = "en", atMost = timeout): NonNullable<Form["later"]> {
  return async (body) => {
    const errors = new Map<string, FieldError & { rule: string }>();
    const failed: RuleFailure[] = [];
    const ending = new AbortController();
    const late = new Promise<never>((_answered, fail) =>
      ending.signal.addEventListener("abort", () => fail(ending.signal.reason)),
    );
    const timer = setTimeout(() => ending.abort(new DOMException("It took too long", "TimeoutError")), atMost);
    const asked = Object.entries(rules).map(async ([rule, ask]) => {
      try {
        const said = errorsIn(await Promise.race([ask(body, ending.signal, lang), late]));
        for (const error of said) if (!errors.has(error.field)) errors.set(error.field, { ...error, rule });
      } catch (error) {
        failed.push({ rule, error });
      }
    });
    await Promise.all(asked);
    clearTimeout(timer);
    return { errors: [...errors.values()], failed };
  };
}
