/** The build cache: the result of a pure function is stored under a hash of its input and of its code. */
import { createHash } from "node:crypto";
import { codeOf } from "./code.ts";
import { apart } from "./pool.ts";
import { read, write } from "./store.ts";

/** A cached result, and everything that determines it. */
export interface Thing {
  /** Its kind, in the plural, as the summary of a build names it. */
  kind: string;
  /** The file whose code makes it, from the project's root. */
  by: string;
  /** All other input, as JSON. */
  from: unknown;
  /** Whether nothing else depends on it, so that it may be made last. */
  isFinal?: boolean;
}

/** The numbers of things of a kind that were made or found in the cache. */
export interface Count {
  made: number;
  kept: number;
}

/** What this process has requested so far, by kind. */
export const counts = new Map<string, Count>();

/** Counts a thing of a kind. */
export function count(kind: string, how: keyof Count): void {
  const before = counts.get(kind) ?? { made: 0, kept: 0 };
  counts.set(kind, { ...before, [how]: before[how] + 1 });
}

/** The hash of some bytes, to represent them in a cache key. */
export const hashOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("base64url");

/** A cache key; without `code`, nothing is cached. */
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

/** The cache key of a thing; undefined if the code that makes it has changed since this process started. */
export function keyOf(thing: Thing): string | undefined {
  const { key, code } = nameOf(thing);
  return code && key;
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

/** Returns cached bytes or makes them; concurrent calls share one result. */
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

/** The same for a value that is made synchronously, and that JSON can represent. */
export function onceNow<Value>(thing: Thing, make: () => Value): Value {
  const name = nameOf(thing);
  return fromJson(kept(name) ?? keep(name, Buffer.from(JSON.stringify(make()))));
}

/**
 * Returns cached bytes or makes them in a worker thread: `by` is a maker (maker.ts).
 * @param besides context for error messages, or bytes whose hash is in `from`
 * @throws DocumentError with the problems that the maker has found
 */
export const onceApart = (thing: Thing, besides?: object): Promise<Uint8Array> =>
  once(thing, () => apart(thing.by, codeOf(thing.by), { from: thing.from, besides }, thing.isFinal));

/** The same for a value that JSON can represent. */
export const valueApart = async <Value>(thing: Thing, besides?: object): Promise<Value> =>
  fromJson(await onceApart(thing, besides));
