/** The receiver's settings, from the environment. An invalid setting is an error, never a silent default. */
import { isIP } from "node:net";
import { faultIn, quote } from "../engine/check/problem.ts";
import { brand, ownEndpoint, owner } from "../site.ts";
import { parseConfirm, parseTarget, type Target, toldApart } from "./notify/targets.ts";
import { isTrusting, type Trust, trustFrom } from "./request/forwarded.ts";
import { defaultUrl, encoding, isFile, isUnderstood, databaseUrl as knownUrl } from "./store/database.ts";
import { day, spanBack } from "./store/moment.ts";

/** All settings of a receiver. */
export interface Settings {
  port: number;
  /** The address to listen on; every address of the machine when left out. */
  host?: string;
  url: string;
  /** How long leads are kept, as a span (`24mo`); for ever with `0`, or when left out. */
  keep?: string;
  ratePerMinute: number;
  /** How many days a link to continue on another device works; 0 switches the feature off. */
  continueDays?: number;
  /** Origins, separated by spaces. */
  allowedOrigin?: string;
  /** Which proxies in front are trusted; none when left out. */
  trust?: Trust;
  /** The header in which a platform passes the client's address; none when left out. */
  addressHeader?: string;
  /** The program that scans files, with its arguments; none when left out. */
  scan?: string[];
  /** Whether `GET /metrics` is served. */
  metrics?: boolean;
  /** The targets of notices and confirmations; none when left out. */
  notify?: Target[];
  /** Unknown variables that are named like settings; left out if there are none. */
  unknown?: string[];
}

const wrong = (name: string, found: string, expected: string, fix: string) =>
  faultIn(`${name} in the environment`, { expected, found: quote(found), fix });

/**
 * An integer setting.
 * @throws with what was read, expected and found, when it is invalid
 */
export function wholeNumber(name: string, text: string | undefined, fallback: number, most = 1_000_000): number {
  if (text === undefined || text === "") return fallback;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw wrong(name, text, `a whole number from 0 to ${most}`, `${name}=${fallback}, or leave it out`);
}

/** The setting of a port. */
export const portNumber = (name: string, text: string | undefined, fallback: number): number =>
  wholeNumber(name, text, fallback, 65_535);

const isOrigin = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

function origins(name: string, text: string | undefined): string | undefined {
  const named = text?.split(/\s+/).filter(Boolean) ?? [];
  const other = named.find((one) => !isOrigin(one));
  if (other === undefined) return named.join(" ") || undefined;
  throw wrong(name, other, "an origin as browsers send it: scheme and host", `${name}=${brand.url}`);
}

/** The part of an invalid URL that may be printed: the rest may contain a password. */
const harmless = (text: string) =>
  /@|\/\//.test(text) ? `${/^\s*([a-z+]{1,20})(?=:)/i.exec(text)?.[1] ?? ""}:…` : text;

function databaseUrl(name: string, text: string | undefined): string {
  if (!text) return defaultUrl;
  if (!knownUrl.test(text))
    throw wrong(
      name,
      harmless(text),
      "a URL of a file (file:) or of PostgreSQL (postgres:)",
      `${name}=${defaultUrl}, or leave it out`,
    );
  if (/^file:~[^/]*\//.test(text))
    throw wrong(
      name,
      text,
      "the path of a file, without ~, which only a shell knows",
      "write its folder: file:/home/…",
    );
  if (isUnderstood(text)) return text;
  if (isFile(text)) throw wrong(name, text, "the path of a file, encoded as in every URL", "write % as %25");
  throw wrong(name, harmless(text), "postgres://user:password@host/database", encoding);
}

/** Whether a text is a span of a day or more: "24m" means minutes, and would delete almost all leads. */
const isKeepable = (text: string): boolean => Number(spanBack(text, 0)) <= -day;

/** How long leads are kept: by default as long as the privacy policy says; for ever with 0. */
function span(name: string, text: string | undefined): string {
  const asked = text || owner.kept;
  if (asked === "0" || isKeepable(asked)) return asked;
  if (text)
    throw wrong(name, text, "a span of a day or more (90d, 24mo), or 0 for ever", `${name}=24mo, or leave it out`);
  throw faultIn("src/site.ts owner.kept", {
    expected: "a number of days or months, which the receiver can count",
    found: quote(asked),
    fix: 'kept: "24 months"',
  });
}

/** An address or host name to listen on: anything else would cause a failing DNS lookup. */
function address(name: string, text: string | undefined, fallback: string | undefined): string | undefined {
  if (!text) return fallback;
  if (isIP(text) || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text)) return text;
  throw wrong(
    name,
    text,
    "an address of this machine",
    `${name}=127.0.0.1, ${name}=:: for every address, or leave it out`,
  );
}

function trusted(name: string, text: string | undefined): Trust {
  const trust = text ? trustFrom(text) : 0;
  if (trust !== undefined) return trust;
  const expected = "how many proxies stand in front, or their networks";
  throw wrong(name, text ?? "", expected, `${name}=1, ${name}=10.0.0.0/8,fd00::/8, or leave it out`);
}

function yesOrNo(name: string, text: string | undefined): boolean {
  if (text === undefined || /^[01]?$/.test(text)) return text === "1";
  throw wrong(name, text, "1 for yes, 0 for no", `${name}=1, or leave it out`);
}

function headerName(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\w-]{1,100}$/.test(text)) return text.toLowerCase();
  throw wrong(name, text, "the name of a header", `${name}=cf-connecting-ip, or leave it out`);
}

function targets(name: string, text: string | undefined, secret: string | undefined): Target[] {
  const read = (text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => targetIn(name, address, parseTarget(address, secret)));
  return toldApart(read);
}

/** A valid target. An invalid one may contain a password, so it is not printed. */
function targetIn(name: string, address: string, target: ReturnType<typeof parseTarget>): Target {
  if ("expected" in target) throw wrong(name, `${address.split(":")[0]}:…`, target.expected, target.fix);
  return target;
}

function read(env: NodeJS.ProcessEnv): Settings {
  const trust = trusted("LEADS_TRUST_FORWARDED", env.LEADS_TRUST_FORWARDED);
  return {
    port: portNumber("LEADS_PORT", env.LEADS_PORT, Number(new URL(ownEndpoint).port)),
    // Without the trusted proxy, any client could forge its address.
    host: address("HOST", env.HOST, isTrusting(trust) ? "127.0.0.1" : undefined),
    url: databaseUrl("LEADS_URL", env.LEADS_URL),
    keep: span("LEADS_KEEP", env.LEADS_KEEP),
    ratePerMinute: wholeNumber("LEADS_RATE_PER_MINUTE", env.LEADS_RATE_PER_MINUTE, 10),
    continueDays: wholeNumber("LEADS_CONTINUE_DAYS", env.LEADS_CONTINUE_DAYS, 7, 90),
    allowedOrigin: origins("LEADS_ALLOWED_ORIGIN", env.LEADS_ALLOWED_ORIGIN),
    trust,
    scan: env.LEADS_SCAN?.match(/\S+/g) ?? undefined,
    metrics: yesOrNo("LEADS_METRICS", env.LEADS_METRICS),
    addressHeader: headerName("LEADS_ADDRESS_HEADER", env.LEADS_ADDRESS_HEADER),
    notify: [
      ...targets("LEADS_NOTIFY", env.LEADS_NOTIFY, env.LEADS_NOTIFY_SECRET),
      ...(env.LEADS_CONFIRM ? [targetIn("LEADS_CONFIRM", env.LEADS_CONFIRM, parseConfirm(env.LEADS_CONFIRM))] : []),
    ],
  };
}

/**
 * Reads the settings; other variables that are named like settings are returned as unknown.
 * @throws when one of them is wrong
 */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const known = new Set<string | symbol>();
  const get = (all: NodeJS.ProcessEnv, name: string | symbol) => {
    known.add(name);
    return Reflect.get(all, name);
  };
  const settings = read(new Proxy(env, { get }));
  const unknown = Object.keys(env).filter((name) => name.startsWith("LEADS_") && !known.has(name));
  return { ...settings, ...(unknown.length > 0 && { unknown }) };
}
