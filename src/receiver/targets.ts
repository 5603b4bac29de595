/** Who is told of new leads: `LEADS_NOTIFY`, several addresses separated by spaces. */
import { createHash } from "node:crypto";

/** A mailbox or a webhook. */
export interface Target {
  kind: "mail" | "webhook";
  url: URL;
  /** What the outbox knows it by: without passwords, which may change. */
  name: string;
  /** Signs what a webhook is sent. */
  secret?: string;
  /** The pause after a first failure, in milliseconds; two seconds when left out. */
  firstPause?: number;
}

/** A URL without what proves who one is. */
function nameOf({ protocol, host, pathname, search }: URL, kind: Target["kind"]): string {
  const kept = kind === "mail" ? (new URLSearchParams(search).get("to") ?? "") : pathname + search;
  return createHash("sha256").update([protocol, host, kept].join(" ")).digest("hex").slice(0, 16);
}

const isHere = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** An address of a mailbox, as the query names it. */
const isMailbox = (text: string | null) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text ?? "");

/**
 * Reads a target.
 * @returns the target, or what was expected of its text
 */
export function targetOf(text: string, secret: string | undefined): Target | { expected: string; mend: string } {
  const mail = "smtp://user:password@mail.example:587?to=owner@mail.example";
  if (!URL.canParse(text)) return { expected: "addresses with smtp:, smtps: or https:", mend: `LEADS_NOTIFY=${mail}` };
  const url = new URL(text);
  if (/^smtps?:$/.test(url.protocol)) {
    const sender = url.searchParams.get("from");
    if (!isMailbox(url.searchParams.get("to")) || (sender !== null && !isMailbox(sender)))
      return {
        expected: "a mail server with the mailbox it is to reach, and perhaps the one it comes from",
        mend: mail,
      };
    return { kind: "mail", url, name: nameOf(url, "mail") };
  }
  if (url.protocol === "https:" || (url.protocol === "http:" && isHere(url))) {
    if (!secret)
      return { expected: "LEADS_NOTIFY_SECRET, which signs what a webhook is sent", mend: "set LEADS_NOTIFY_SECRET" };
    return { kind: "webhook", url, name: nameOf(url, "webhook"), secret };
  }
  return { expected: "addresses with smtp:, smtps: or https:", mend: `LEADS_NOTIFY=${mail}` };
}
