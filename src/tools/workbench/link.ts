/** A link that shares the current state: everything is compressed into its hash, and nothing is stored on a server. */
import { bytesOf, textOf } from "../../browser/elsewhere/sealed.ts";
import { faultIn } from "../../engine/check/problem.ts";
import { isObject } from "../../engine/schema/schema.ts";
import type { Draft } from "./drafts.ts";
import type { Switches } from "./switches.ts";

/** The contents of a link. */
export interface Carried extends Omit<Draft, "base"> {
  form: string;
  switches: Switches;
}

const through = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

/** Encodes a state as a hash. */
export async function hashOf(carried: Carried): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(carried));
  return `#${textOf(await through(bytes, new CompressionStream("deflate-raw")))}`;
}

/** Whether a link has this shape; one of an older workbench may have another. */
const isCarried = (value: unknown): value is Carried =>
  isObject(value) &&
  ["form", "schema", "ui", "data"].every((key) => typeof value[key] === "string") &&
  isObject(value.switches);

/**
 * Decodes a hash.
 * @throws when the link was truncated or changed
 */
export async function carriedBy(hash: string): Promise<Carried | undefined> {
  if (hash.length < 2) return undefined;
  try {
    const bytes = await through(bytesOf(hash.slice(1)), new DecompressionStream("deflate-raw"));
    const carried: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isCarried(carried)) return carried;
  } catch (error) {
    console.error(error);
  }
  throw faultIn("the link", {
    expected: "the whole link as copied",
    found: "one that was cut off or changed",
    fix: "copy it again, to its end; this page shows the tab's own draft instead",
  });
}
