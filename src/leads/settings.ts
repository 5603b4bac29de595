/** The receiver's settings, from the environment. */
import { defaultUrl } from "./store.ts";

/** Everything a receiver can be told. */
export interface Settings {
  port: number;
  url: string;
  ratePerMinute: number;
  allowedOrigin?: string;
  trustForwarded: boolean;
}

/**
 * A setting that is a whole number.
 * @throws with what was read, expected and found, when it is not one
 */
export function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(
    [
      `${name} in the environment`,
      "  expected: a whole number, 0 or more",
      `  found:    ${text}`,
      `  mend:     ${name}=${fallback}, or leave it out`,
    ].join("\n"),
  );
}

/** Reads `LEADS_PORT`, `LEADS_URL`, `LEADS_RATE_PER_MINUTE`, `LEADS_ALLOWED_ORIGIN` and `LEADS_TRUST_FORWARDED`. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return {
    port: wholeNumber("LEADS_PORT", env.LEADS_PORT, 8787),
    url: env.LEADS_URL || defaultUrl,
    ratePerMinute: wholeNumber("LEADS_RATE_PER_MINUTE", env.LEADS_RATE_PER_MINUTE, 10),
    allowedOrigin: env.LEADS_ALLOWED_ORIGIN || undefined,
    trustForwarded: env.LEADS_TRUST_FORWARDED === "1",
  };
}
