/** The encodings of a body, JSON and two of form posts: how each is bounded and parsed before its form is known. */
import { formPostType, multipartType } from "../../engine/define/content-types.ts";
import type { Form } from "../../engine/define/definition.ts";
import { longFile, mostPostBytes } from "../../engine/define/limits.ts";
import { withUnnamed } from "../../engine/rules/unnamed.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { decoyOf } from "../../engine/visit/decoy.ts";
import { isFileUrl } from "../store/sent-files.ts";
import { asBytes, asText, readBody, restTooLarge } from "./body.ts";
import { excessOf, excessOfPost, hasMany, hasManyValues, tooMuch } from "./bounds.ts";
import { withBroughtGroups } from "./brought-groups.ts";
import { chosenIn, schemasIn } from "./chosen.ts";
import { bodyFrom, branchesFrom } from "./form-post.ts";
import { withKeys } from "./free-keys.ts";
import { takesFileAt } from "./known.ts";
import { change, changeAsked } from "./list-changes.ts";
import { parsed, readJson } from "./long-files.ts";
import { textsFromParts } from "./multipart.ts";
import { astray } from "./placed-files.ts";
import { type PostedTexts, textsFrom } from "./posted-texts.ts";
import { type Changed, type ReceivedLead, Refused } from "./refusal.ts";
import { withNoes } from "./unticked.ts";

/** The size limit of a form post for a JSON limit, in bytes: a character takes up to twice as many. */
const postLimit = (limit: number): number => Math.min(2 * limit, mostPostBytes);

/** The total length of the files among some texts. */
const lengthOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + (text.length > longFile && isFileUrl(text) ? text.length : 0), 0);

/** A parsed body, before its form is known: the form's name, and how to read the rest. */
interface Parsed {
  formName: unknown;
  /** The number of bytes that are not files in the form's file fields, as far as they count toward the limit. */
  restFor: (form: Form) => number;
  bodyFor: (form: Form) => JsonObject;
  decoyFor?: (form: Form) => boolean;
  branchesFor?: (form: Form) => ReceivedLead["branches"];
  /** Changes the body as the pressed button requests, if it is not the submit button. */
  changedFor?: (form: Form, body: JsonObject) => Changed | undefined;
  /** The posted texts by name; undefined if the page was not ours, or the form has no fields that depend on answers. */
  namesFor?: (form: Form) => PostedTexts | undefined;
  /** Completes the errors of the body. */
  errorsFor?: typeof withUnnamed;
}

function parseJson(text: string, size: number, most: number): Parsed {
  const { value, rest } = readJson(text, (read) => {
    if (read.length > most) throw restTooLarge(most);
    if (hasManyValues(read)) throw tooMuch("many");
    const found = parsed(read);
    const excess = excessOf(found);
    if (excess) throw tooMuch(excess);
    return found;
  });
  if (!isObject(value))
    throw new Refused({ status: 400, reason: "not an object", error: "The body is not a JSON object" });
  const sent = value as JsonObject;
  const restFor = (form: Form) =>
    (rest === text ? size : Buffer.byteLength(rest)) + (size > longFile ? astray(form, sent) : 0);
  return { formName: sent.formName, restFor, bodyFor: () => sent };
}

function parsePost(sent: PostedTexts, rest: number): Parsed {
  const excess = excessOfPost(sent.keys());
  if (excess) throw tooMuch(excess);
  // Once, since it goes through all names.
  let known: PostedTexts | undefined;
  const textsFor = (form: Form) => (known ??= withNoes(form, withKeys(form, sent)));
  const branchesFor = (form: Form) => branchesFrom(form, textsFor(form));
  const bodyFor = (form: Form) => {
    const body = bodyFrom(form, textsFor(form));
    if (!body) throw tooMuch("many");
    return withBroughtGroups(form, body, branchesFor(form));
  };
  // A field's name is its path.
  const restFor = (form: Form) =>
    [...textsFor(form)].reduce((sum, [name, texts]) => sum + (takesFileAt(form, name) ? 0 : lengthOf(texts)), rest);
  const decoyFor = (form: Form) => Boolean(sent.get(decoyOf(form))?.[0]);
  const changedFor = (form: Form, body: JsonObject) => {
    const asked = changeAsked(form, textsFor(form));
    return asked && change(form, schemasIn(form, chosenIn(form, textsFor(form))), body, asked);
  };
  const namesFor = (form: Form) => (form.rich && sent.has(decoyOf(form)) ? textsFor(form) : undefined);
  const formName = sent.get("formName")?.[0];
  return { formName, restFor, bodyFor, decoyFor, branchesFor, changedFor, namesFor, errorsFor: withUnnamed };
}

/** An encoding of bodies: its size limit for a given JSON limit, and how it is parsed. */
interface Encoding {
  limitOf: (bytes: number) => number;
  read: (request: Request, limits: Limits) => Promise<{ size: number; parsed: Parsed }>;
}

/** The size limit of a body, and that of its part without files, in bytes. */
export interface Limits {
  all: number;
  rest: number;
}

export const json: Encoding = {
  limitOf: (bytes) => bytes,
  async read(request, { all, rest }) {
    const text = await readBody(request, all, asText);
    const size = Buffer.byteLength(text);
    return { size, parsed: parseJson(text, size, rest) };
  },
};

/** The encodings of a form post, by their content types. */
export const posts: { [type: string]: Encoding } = {
  [formPostType]: {
    limitOf: postLimit,
    async read(request, { all }) {
      const text = await readBody(request, all, asText);
      if (hasMany(text)) throw tooMuch("many");
      return { size: Buffer.byteLength(text), parsed: parsePost(textsFrom(text), 0) };
    },
  },
  [multipartType]: {
    limitOf: (bytes) => bytes,
    async read(request, limits) {
      const bytes = await readBody(request, limits.all, asBytes);
      const { texts, rest } = textsFromParts(bytes, request.headers.get("content-type") ?? "", limits.rest);
      return { size: bytes.length, parsed: parsePost(texts, rest) };
    },
  },
};
