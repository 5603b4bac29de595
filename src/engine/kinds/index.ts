/** Every kind of field. */
import type { Schema } from "../schema/schema.ts";
import { boolean } from "./boolean.ts";
import { choice } from "./choice.ts";
import { choices } from "./choices.ts";
import { constant } from "./constant.ts";
import { date } from "./date.ts";
import { dateTime } from "./date-time.ts";
import { file } from "./file.ts";
import { files } from "./files.ts";
import { type Kind, kindIn } from "./kind.ts";
import { number } from "./number.ts";
import { branches, group, list } from "./structures.ts";
import { text } from "./text.ts";
import { time } from "./time.ts";

/** In the order in which they are tried: the first that fits is the field's kind. */
export const kinds: readonly Kind[] = [
  constant,
  boolean,
  choices,
  choice,
  files,
  file,
  branches,
  date,
  dateTime,
  time,
  text,
  number,
  list,
  group,
];

/** The kind of a schema; undefined if the schema does not restrict the type of its value. */
export const kindOf = (schema: Schema): Kind | undefined => kindIn(kinds, schema);

/** Every built-in widget that a UI document may name. */
export const widgetNames: string[] = [...new Set(kinds.flatMap(({ widgets }) => widgets))];
