/** Makes things once: whatever is a pure function of its sources is kept by the hash of these and of the code that makes it. */
import { createHash } from "node:crypto";
import { codeOf } from "./code.ts";
import { apart } from "./pool.ts";
import { read, write } from "./store.ts";

/** Something that is made, and all that goes into it. */
export interface Thing {
  /** What it is, in the plural, as the summary of a build calls it. */
  kind: string;
  /** The file whose code makes it, from the project's root. */
  by: string;
  /** Everything else that it is made of, as JSON. */
  from: unknown;
}

/** How many things of a kind were made, and how many were kept from before. */
export interface Count {
  made: number;
  kept: number;
}

/** What this process has asked for so far, by its kind. */
export const counts = new Map<string, Count>();

function count(kind: string, how: keyof Count): void {
  const before = counts.get(kind) ?? { made: 0, kept: 0 };
  counts.set(kind, { ...before, [how]: before[how] + 1 });
}

/** The hash of some bytes, to stand for them among what a thing is made of. */
export const hashOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("base64url");

/** By what a thing is found again; without `code` it is made anew each time. */
interface Name {
  kind: string;
  key: string;
  code?: string;
}

function nameOf({ kind, by, from }: Thing): Name {
  const code = codeOf(by);
  return {
    kind,
    code,
    key: createHash("sha256")
      .update(`${by} ${code} ${JSON.stringify(from)}`)
      .digest("hex"),
  };
}

function kept({ kind, key, code }: Name): Uint8Array | undefined {
  const bytes = code === undefined ? undefined : read(kind, key);
  if (bytes) count(kind, "kept");
  return bytes;
}

function keep({ kind, key, code }: Name, bytes: Uint8Array): Uint8Array {
  count(kind, "made");
  if (code !== undefined) write(kind, key, bytes);
  return bytes;
}

const underWay = new Map<string, Promise<Uint8Array>>();

/** Bytes that are made unless they are kept; who asks while they are being made waits for the same ones. */
export async function once(thing: Thing, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const name = nameOf(thing);
  const before = underWay.get(name.key) ?? kept(name);
  if (before) return before;
  const making = make()
    .then((bytes) => keep(name, bytes))
    .finally(() => underWay.delete(name.key));
  underWay.set(name.key, making);
  return making;
}

const fromJson = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString());

/** The same for a value that is made without waiting, and that JSON can say. */
export function onceNow<Value>(thing: Thing, make: () => Value): Value {
  const name = nameOf(thing);
  return fromJson(kept(name) ?? keep(name, Buffer.from(JSON.stringify(make()))));
}

/**
 * Bytes that another thread makes unless they are kept: `by` is a maker (maker.ts).
 * @param besides what the maker tells mistakes by, or bytes whose hash is in `from`
 * @throws DocumentError with the mistakes that the maker has found
 */
export const onceApart = (thing: Thing, besides?: object): Promise<Uint8Array> =>
  once(thing, () => apart(thing.by, codeOf(thing.by), { from: thing.from, besides }));

/** The same for a value that JSON can say. */
export const valueApart = async <Value>(thing: Thing, besides?: object): Promise<Value> =>
  fromJson(await onceApart(thing, besides));
