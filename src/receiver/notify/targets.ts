/** The targets of notices: `LEADS_NOTIFY`, several addresses separated by spaces. */
import { createHash } from "node:crypto";
import { brand } from "../../site.ts";
import { isHere } from "../request/origin.ts";
import { encoding, isEncoded } from "../store/database.ts";

interface Told {
  url: URL;
  /**
   * Its name in the outbox: whom it reaches, not how, so that it survives a change of password, option or mail server.
   */
  name: string;
  /** Its name in the log, without user, password, path and query, each of which may be a secret. */
  shown: string;
  /** The pause after a first failure, in milliseconds; two seconds when left out. */
  firstPause?: number;
}

/** A mailbox, and the server that takes its mail. */
export interface Mailbox extends Told {
  kind: "mail";
}

/** A webhook. */
export interface Webhook extends Told {
  kind: "webhook";
  /** Signs the calls. */
  key: Buffer;
}

/** A mail server that sends confirmations to the senders of leads. */
export interface Sender extends Told {
  kind: "sender";
}

/** Who is notified of a lead. */
export type Target = Mailbox | Webhook | Sender;

/** The outbox name of the only target for confirmations. */
export const senderName = "sender";

/** The problem with a setting. */
interface Wrong {
  expected: string;
  fix: string;
}

/** The outbox names of targets. */
export const namesOf = (targets: Target[]): string[] => targets.map(({ name }) => name);

/** The owner's own targets: notices of one that was removed go to the others. */
export const heirsOf = (targets: Target[]): string[] => namesOf(targets.filter(({ kind }) => kind !== "sender"));

/** The names of targets in the outbox. */
export interface Names {
  /** All targets. */
  names: string[];
  /** Those that may take over from a removed target; a confirmation is for the sender only. */
  heirs: string[];
}

/** The names of targets. SQL needs a non-empty list of heirs, so an unused name stands for none. */
export function namesAmong(targets: Target[]): Names {
  const heirs = heirsOf(targets);
  return { names: namesOf(targets), heirs: heirs.length > 0 ? heirs : [""] };
}

const digest = (...parts: string[]) => createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 16);

/** An address of a mailbox, as in the query. */
const isMailbox = (text: string | null) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text ?? "");

/** The problem with the user and password of a URL, if there is one, which would make each notice fail. */
const unreadable = ({ username, password }: URL): Wrong | undefined =>
  isEncoded(username, password)
    ? undefined
    : { expected: "a user and a password in which signs are encoded", fix: encoding };

/**
 * The problem with the query of a mail server, if there is one: a misspelled key or a second mailbox would be ignored.
 */
function strayKey({ searchParams }: URL, fix: string): Wrong | undefined {
  const keys = [...searchParams.keys()];
  if (keys.every((key, index) => ["to", "from"].includes(key) && keys.indexOf(key) === index)) return undefined;
  return { expected: 'nothing but "to" and "from" in the query of a mail server, each once', fix };
}

/** Decodes base64; undefined when any part of it is not base64. */
function bytesOf(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64").replace(/={0,2}$/, "") === base64.replace(/={0,2}$/, "") ? bytes : undefined;
}

/** How to make a secret. */
const secretFix =
  'LEADS_NOTIFY_SECRET="whsec_$(openssl rand -base64 32)" in a shell; a file of settings runs nothing: whsec_ and what that prints';

/** The key of a secret: after `whsec_` in base64, as Standard Webhooks writes it, else as it is written. */
function keyOf(secret: string): Buffer | Wrong {
  const prefix = "whsec_";
  const key = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : Buffer.from(secret);
  if (key && key.length >= 24 && key.length <= 64) return key;
  return {
    expected: "LEADS_NOTIFY_SECRET of 24 to 64 bytes, in base64 after whsec_",
    fix: secretFix,
  };
}

/**
 * Parses a target.
 * @returns the target, or what was expected
 */
export function parseTarget(text: string, secret: string | undefined): Target | Wrong {
  const mail = "smtp://user:password@mail.example:587?to=owner@mail.example";
  const none = { expected: "addresses with smtp:, smtps: or https:", fix: `LEADS_NOTIFY=${mail}` };
  if (!URL.canParse(text)) return none;
  const url = new URL(text);
  const wrong = unreadable(url);
  if (wrong) return wrong;
  if (/^smtps?:$/.test(url.protocol)) {
    const [mailbox, sender] = [url.searchParams.get("to"), url.searchParams.get("from")];
    if (!isMailbox(mailbox) || (sender !== null && !isMailbox(sender)))
      return {
        expected: "a mail server with the mailbox it is to reach, and perhaps the one it comes from",
        fix: mail,
      };
    const stray = strayKey(url, `${mail}; another mailbox is another such address, after a space`);
    if (stray) return stray;
    const [, domain] = mailbox?.toLowerCase().split("@") ?? [];
    const name = `mail ${domain} ${digest(mailbox?.toLowerCase() ?? "")}`;
    return { kind: "mail", url, name, shown: `mail server ${url.host}` };
  }
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isHere(url.hostname))) return none;
  if (!secret) return { expected: "LEADS_NOTIFY_SECRET, which signs what a webhook is sent", fix: secretFix };
  const key = keyOf(secret);
  if ("expected" in key) return key;
  const name = `webhook ${url.host} ${digest(url.host, url.pathname)}`;
  return { kind: "webhook", url, name, shown: `webhook ${url.host}`, key };
}

/**
 * Parses the mail server for confirmations, `LEADS_CONFIRM`.
 * @returns the target, or what was expected
 */
export function parseConfirm(text: string): Sender | Wrong {
  const fix = `LEADS_CONFIRM=smtp://user:password@mail.example:587?from=${brand.email}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const from = url?.searchParams.get("from") ?? null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !isMailbox(from))
    return { expected: "a mail server with the mailbox that confirmations come from", fix };
  const wrong = strayKey(url, fix) ?? unreadable(url);
  url.searchParams.set("to", from ?? "");
  return wrong ?? { kind: "sender", url, name: senderName, shown: `mail server ${url.host}, for confirmations` };
}

/**
 * Makes the names of targets unique: those that differ only in how they are reached (webhooks with the same path, two
 * servers of one mailbox) get that as a part of the name. A repeated address is one target.
 */
export function toldApart(targets: Target[]): Target[] {
  const isAlone = ({ name }: Target) => targets.filter((other) => other.name === name).length === 1;
  const named = targets.map((target) => {
    const { protocol, host, search } = target.url;
    return isAlone(target) ? target : { ...target, name: `${target.name} ${digest(protocol, host, search)}` };
  });
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}
