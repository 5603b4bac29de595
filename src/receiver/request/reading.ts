/** Parses a request into a lead: first the general bounds, then its form, then that form's own rules. */
import { formPostType, multipartType } from "../../engine/define/content-types.ts";
import type { FieldError, Form, WholeForm } from "../../engine/define/definition.ts";
import { bodyLimitOf, longFile, mostFiles, mostPostBytes, restLimitOf } from "../../engine/define/limits.ts";
import { ofChosen } from "../../engine/rules/chosen-branch.ts";
import { judge } from "../../engine/rules/judge.ts";
import { withUnnamed } from "../../engine/rules/unnamed.ts";
import { validate } from "../../engine/rules/validate.ts";
import { dayFrom } from "../../engine/schema/dates.ts";
import { isObject, type JsonObject, type Schema } from "../../engine/schema/schema.ts";
import { decoyOf } from "../../engine/visit/decoy.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { inLanguage } from "../../engine/words/spoken.ts";
import { filesIn, isFileUrl } from "../store/sent-files.ts";
import { asked } from "./asked.ts";
import { asBytes, asText, readBody, restTooLarge, tooLarge } from "./body.ts";
import { excessOf, excessOfPost, hasMany, hasManyValues, tooMuch } from "./bounds.ts";
import { bodyFrom, branchesFrom, type PostedTexts, textsFrom } from "./form-post.ts";
import { withKeys } from "./free-keys.ts";
import { takesFileAt } from "./known.ts";
import { change, changeAsked } from "./list-changes.ts";
import { parsed, readJson } from "./long-files.ts";
import { textsFromParts } from "./multipart.ts";
import { astray, brokenFiles, filesBeyond } from "./placed-files.ts";
import { type Changed, invalid, type ReceivedLead, Refused } from "./refusal.ts";
import { formIn } from "./spoken.ts";
import { withNoes } from "./unticked.ts";

/** The receiver cannot know the visitor's day, so it leaves this much slack. */
const slackDays = 2;

/** The earliest accepted day of a dated field; computed at most once a second. */
const earliestDay = (() => {
  let [second, day] = [Number.NaN, ""];
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) day = dayFrom(new Date(), -slackDays);
    second = now;
    return day;
  };
})();

/** The size limit of a form post for a JSON limit, in bytes: a character takes up to twice as many. */
const postLimit = (limit: number): number => Math.min(2 * limit, mostPostBytes);

const limitsOf = (schema: Schema): Limits => ({ all: bodyLimitOf(schema), rest: restLimitOf(schema) });

/** The total length of the files among some texts. */
const lengthOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + (text.length > longFile && isFileUrl(text) ? text.length : 0), 0);

/** A parsed body, before its form is known: the form's name, and how to read the rest. */
interface Parsed {
  formName: unknown;
  /** The number of bytes, as far as they count, that are not files of the form's file fields. */
  restFor: (form: Form) => number;
  bodyFor: (form: Form) => JsonObject;
  decoyFor?: (form: Form) => boolean;
  branchesFor?: (form: Form) => ReceivedLead["branches"];
  /** Changes the body as a button of the form asks, instead of sending it. */
  changedFor?: (form: Form, body: JsonObject) => Changed | undefined;
  /** What the page of the form posted, by name; undefined if it was no page of ours, or answers bring no fields. */
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
  const bodyFor = (form: Form) => {
    const body = bodyFrom(form, textsFor(form));
    if (!body) throw tooMuch("many");
    return body;
  };
  // A field's name is its path.
  const restFor = (form: Form) =>
    [...textsFor(form)].reduce((sum, [name, texts]) => sum + (takesFileAt(form, name) ? 0 : lengthOf(texts)), rest);
  const decoyFor = (form: Form) => Boolean(sent.get(decoyOf(form))?.[0]);
  const branchesFor = (form: Form) => branchesFrom(form, textsFor(form));
  const changedFor = (form: Form, body: JsonObject) => {
    const asked = changeAsked(form, textsFor(form));
    return asked && change(form, body, asked);
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
interface Limits {
  all: number;
  rest: number;
}

const json: Encoding = {
  limitOf: (bytes) => bytes,
  async read(request, { all, rest }) {
    const text = await readBody(request, all, asText);
    const size = Buffer.byteLength(text);
    return { size, parsed: parseJson(text, size, rest) };
  },
};

/** The encodings of a form post, by their content types. */
const posts: { [type: string]: Encoding } = {
  [formPostType]: {
    limitOf: postLimit,
    async read(request, { all }) {
      const text = await readBody(request, all, asText);
      if (hasMany(text, "&")) throw tooMuch("many");
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

/** The error for an unknown `formName`. */
const noSuchForm = (forms: WholeForm[]): FieldError => ({
  field: "formName",
  message: `formName must be one of ${forms.map(({ formName }) => formName).join(", ")}`,
});

/** Creates the parser of requests for some forms. */
export function leadReader(
  forms: WholeForm[],
): (request: Request, type: string, isFromScript: boolean) => Promise<ReceivedLead> {
  const known = forms.map((own) => ({ own, limit: limitsOf(own.schema) }));
  const all = Math.max(0, ...known.map(({ limit }) => limit.all));
  const rest = Math.max(0, ...known.map(({ limit }) => limit.rest));

  /**
   * The valid lead in a request.
   * @throws Refused
   */
  return async (request, type, isFromScript) => {
    const { limitOf, read } = posts[type] ?? json;
    const { size, parsed } = await read(request, { all: limitOf(all), rest });
    const found = known.find(({ own }) => own.formName === parsed.formName);
    if (!found) throw new Refused({ ...invalid, reason: "no such form", errors: [noSuchForm(forms)] });
    const { form, lang } = formIn(found.own, request.url, request.headers.get("referer") ?? undefined);
    const { formName } = form;
    if (size > limitOf(found.limit.all)) throw tooLarge(limitOf(found.limit.all), formName);
    if (parsed.restFor(form) > found.limit.rest) throw restTooLarge(found.limit.rest, formName);
    const sent = inLanguage(form.lang, () => parsed.bodyFor(form));
    const changed = parsed.changedFor?.(form, sent);
    // Computed fields override what was sent.
    const completed = (given: JsonObject) => form.complete?.(given) ?? given;
    const body = completed(normalize(form, sent));
    if (size > longFile && filesIn(body).length > mostFiles) throw tooMuch("files");
    const decoy = parsed.decoyFor?.(form);
    // What is shown again is left as it is: an empty entry is not dropped, nor a default put where it was taken out.
    const branches = parsed.branchesFor?.(form);
    const again = () => ({ form, lang, body: completed(sent), decoy, branches });
    if (changed) return { ...again(), changed };
    const judged = ofChosen(judge(form, body), (name) => branches?.[name]);
    const { failed = [] } = judged;
    const broken = validate(form, body, earliestDay(), judged);
    const errors = inLanguage(form.lang, () => parsed.errorsFor?.(form, body, broken) ?? broken);
    const names = parsed.namesFor?.(form);
    const lead = { form, lang, body, decoy, failed, branches, posted: names && { names, body: completed(sent) } };
    if (errors.length === 0 && size > longFile)
      errors.push(...inLanguage(form.lang, () => [...brokenFiles(form, body), ...filesBeyond(form, body)]));
    if (errors.length > 0) throw new Refused({ ...invalid, errors, form: formName }, again());
    return asked(lead, isFromScript);
  };
}
