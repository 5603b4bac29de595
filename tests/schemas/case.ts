/**
 * Reads the corpus: schemas of every kind (`tests/schemas/*.json`), each with a person's actions on its form and the
 * expected result. `pending.json` beside them lists what our side does not support yet, by the name of the file.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { UiDocument } from "../../src/engine/define/documents.ts";
import type { SharedSchemas } from "../../src/engine/schema/refs.ts";
import type { Json, JsonObject, Schema } from "../../src/engine/schema/schema.ts";

/** A file that a person picks. */
export interface Picked {
  name: string;
  type: string;
  text: string;
}

/**
 * One thing a person does to a form; the key says what, its value where: a payload path such as `guests.0.name`.
 *
 * `set` types a text, `pick` takes one choice by its label, `tick` and `untick` a box (of a list: by its label), `add` adds an
 * entry to a list or to a group of free keys, `remove`, `up`, `down` and `copy` move entries, `clear` removes an answer, `key`
 * names a free key, `branch` takes an alternative by its title, `file` picks files.
 */
export type Step =
  | { set: string; to: string }
  | { pick: string; to: string }
  | { tick: string; to?: string }
  | { untick: string; to?: string }
  | { add: string }
  | { remove: string }
  | { up: string }
  | { down: string }
  | { copy: string }
  | { clear: string }
  | { key: string; to: string }
  | { branch: string; to: string }
  | { file: string; files: Picked[] };

/** A person's actions, and the body that must be sent, without `formName`. */
export interface Journey {
  fill: Step[];
  body: JsonObject;
  /** What the stock library sends instead, or why it sends nothing, if the difference is intended. */
  stock?: JsonObject | string;
}

/**
 * A person's actions, and the errors that the form must show instead of sending: by path, the failed rule or the
 * message itself.
 */
export interface Broken {
  fill: Step[];
  errors: { [path: string]: string };
  /** Why the stock library sends it nevertheless. */
  stock?: string;
}

/** A schema of the corpus. */
export interface Case {
  /** The file's name. */
  name: string;
  about: string;
  kind: string;
  schema: Schema;
  /** react-jsonschema-form's own UI vocabulary. */
  uiSchema?: JsonObject;
  /** Keys of our own UI documents. */
  ui?: UiDocument;
  /** Documents that the schema refers to, by file name. */
  shared?: SharedSchemas;
  journeys: Journey[];
  broken: Broken[];
  /** Why the stock library is not compared: what it does not support, or does wrong. */
  stock?: string;
  /** Whether the order of the fields is compared, too. */
  ordered?: boolean;
  /** The error that the documents' check must report for an unsupported schema. */
  refused?: { pointer: string; expected: string };
}

/** What our side does not support yet, by the name of a case. */
export type Pending = { [name: string]: string };

const folder = import.meta.dirname;
const pendingFile = join(folder, "pending.json");

const read = (file: string): Json => JSON.parse(readFileSync(file, "utf8")) as Json;

/** Whether this is the long run: `npm run test:schemas`, or a run with a single schema. */
export const isWhole = process.env.CORPUS === "all" || Boolean(process.env.SCHEMA);

/** The first journey and the first mistake: the part of a schema in the short run. */
export const brief = (one: Case): Case => ({
  ...one,
  journeys: one.journeys.slice(0, 1),
  broken: one.broken.slice(0, 1),
});

/** The list of what our side does not support yet. */
export const pending = (): Pending => (existsSync(pendingFile) ? (read(pendingFile) as Pending) : {});

/** Every schema of the corpus; `SCHEMA=guests,tuple` in the environment selects only those. */
export function corpus(): Case[] {
  const wanted = process.env.SCHEMA?.split(",");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== basename(pendingFile))
    .map((file) => ({
      journeys: [],
      broken: [],
      ...(read(join(folder, file)) as object),
      name: basename(file, ".json"),
    }))
    .filter(({ name }) => !wanted || wanted.includes(name)) as unknown as Case[];
}
