/**
 * Asynchronous rules, which only the receiver runs. If one fails or times out, it reports nothing: no lead is lost
 * because of it.
 */
import type { FieldError, Form } from "../../define/definition.ts";
import type { Own, RuleFailure } from "../../own/rules.ts";
import { errorsIn } from "./composed.ts";

/**
 * The timeout for all of them together, in milliseconds: well below that of the page's request (src/engine/visit/send.ts).
 */
export const laterTimeout = 5_000;

/** Runs asynchronous rules on a body that satisfies all others. */
export function askingLater(rules: Own["later"], lang = "en", atMost = laterTimeout): NonNullable<Form["later"]> {
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
