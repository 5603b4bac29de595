/** Every command, in the order of the work: write, check, try, guard, publish. */
import type { Register } from "./command.ts";
import { check } from "./commands/check.ts";
import { coverage } from "./commands/coverage.ts";
import { diff } from "./commands/diff.ts";
import { generate } from "./commands/generate.ts";
import { mutate } from "./commands/mutate.ts";
import { create } from "./commands/new.ts";
import { openapi } from "./commands/openapi.ts";
import { schema } from "./commands/schema.ts";
import { translate } from "./commands/translate.ts";
import { typesOf } from "./commands/typescript.ts";
import { validate } from "./commands/validate.ts";

export const commands: Register[] = [
  create,
  translate,
  check,
  validate,
  coverage,
  mutate,
  generate,
  schema,
  openapi,
  typesOf,
  diff,
];
