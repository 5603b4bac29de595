/** Stops a project's own functions if they run forever (Node only), for commands and tests. */
import { createContext, Script } from "node:vm";
import type { Own } from "../../own/rules.ts";

/** The longest that one call may take, in milliseconds: a rule takes less than one. */
const most = 2_000;

/** Thrown when a function does not return in time. */
export class Unending extends Error {
  override name = "Unending";

  constructor() {
    super(`no result within ${most / 1000} seconds`);
  }
}

const context: { ask?: () => unknown } = createContext({});
const script = new Script("ask()");

/**
 * The result of a function.
 * @throws Unending when it takes too long, else what the function throws
 */
export function inTime<Result>(ask: () => Result): Result {
  context.ask = ask;
  try {
    return script.runInContext(context, { timeout: most });
  } catch (error) {
    throw (error as { code?: string } | undefined)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new Unending() : error;
  }
}

type Ask = (...given: never[]) => unknown;

/** The same function, which throws if it takes too long, and on every call after that: it is called thousands of times. */
function ending(ask: Ask): Ask {
  let unending: Unending | undefined;
  return (...given) => {
    if (unending) throw unending;
    try {
      return inTime(() => ask(...given));
    } catch (error) {
      if (error instanceof Unending) unending = error;
      throw error;
    }
  };
}

const limited = <Asks extends { [name: string]: Ask }>(asks: Asks): Asks =>
  Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, ending(ask)])) as Asks;

/** The same rules and computed fields, each of which throws if it takes too long. */
export const withinTime = ({ rules, later, computed }: Own): Own => ({
  rules: limited(rules),
  later,
  computed: limited(computed),
});
