/** The error of a notice that could not be delivered. */

/** A failed delivery. The reason contains neither personal data nor secrets, as a server's own message might. */
export class Undelivered extends Error {
  /**
   * @param reason a code: `SMTP 550, EENVELOPE`, `HTTP 410`, `ECONNREFUSED`
   * @param isFinal whether the target rejected this message permanently, so that retrying cannot help
   * @param wait how long the target asks to be left alone, in whole milliseconds
   */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
    readonly wait = 0,
  ) {
    super(reason, { cause });
    this.name = "Undelivered";
  }
}

/** A generic description of a failure: the code of a system error, else its class. */
export const codeOf = (error: unknown): string => {
  const { code, name, cause } = Object(error) as { code?: unknown; name?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause === undefined ? String(name ?? "unknown") : codeOf(cause);
};
