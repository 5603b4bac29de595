/** Every kind of field there is. */
import type { Schema } from "../schema.ts";
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

/** In the order they are tried: the first that fits is a field's kind. */
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

/** The kind of a schema; none for one that says nothing of its value's type. */
export const kindOf = (schema: Schema): Kind | undefined => kindIn(kinds, schema);

/** Every widget a UI document may name, with the kinds it draws. */
export const widgetNames: string[] = [...new Set(kinds.flatMap(({ widgets }) => widgets))];
