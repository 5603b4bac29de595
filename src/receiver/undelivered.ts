/** The error of a notice that could not be delivered. */

/** A target was not told. The reason names neither a visitor nor a secret: what a server answers in words may do so. */
export class Undelivered extends Error {
  /**
   * @param reason a code: `SMTP 550, EENVELOPE`, `HTTP 410`, `ECONNREFUSED`
   * @param isFinal whether the target refused this message for good, so that trying again cannot help
   */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = "Undelivered";
  }
}

/** What a failure is called where nothing better is known of it: the code of a system's error, else its class. */
export const codeOf = (error: unknown): string => {
  const { code, name, cause } = Object(error) as { code?: unknown; name?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause === undefined ? String(name ?? "unknown") : codeOf(cause);
};
