/** The pages that answer an ordinary form post: the site's own, or plain text if they cannot be rendered. */

import { html } from "hono/html";
import type { WholeForm } from "../engine/define/definition.ts";
import { dirOf, inLanguage, spoken } from "../engine/words/spoken.ts";
import type { Page, PostAnswer, RefusedAnswer } from "../render/answer.tsx";
import { withFiles, withNames } from "./held-files.ts";
import { reasonOf, type Warn } from "./store/trouble.ts";

/** The query parameter, in the action of an answer's form, with the site it was started on. */
export const siteQuery = "site";

/** The query parameter, in the action of an answer's form, with a field that its visitor was asked for; perhaps several times. */
export const broughtQuery = "brought";

/** A page as it is sent. */
type Drawn = Page<string | Buffer>;

/** What is wrong with a post; nothing is with one that was to be shown again, which failed. */
const saidOf = ({ form, errors }: RefusedAnswer): string[] =>
  errors.length > 0 ? errors.map(({ message }) => message) : [inLanguage(form.lang, () => spoken.answer.notSent)];

/** The text of an answer without the site's page; whatever fails, a visitor is told whether the request is stored. */
function plainPage(answer: PostAnswer): Page {
  const said = {
    refused: () => (answer.kind === "refused" ? saidOf(answer) : []),
    accepted: () => (answer.kind === "accepted" ? [answer.form.success.heading, ...answer.form.success.text] : []),
    failed: () =>
      answer.kind === "failed" ? [inLanguage(answer.lang, () => `${spoken.answer.notSent}.`), answer.said] : [],
  }[answer.kind]();
  const lang = (answer.kind === "failed" ? answer : answer.form).lang ?? "en";
  const lines = said.map((sentence) => html`<p>${sentence}</p>`);
  const body = html`<!doctype html><html lang="${lang}" dir="${dirOf(lang)}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${said[0] ?? ""}</title>${lines}</html>`;
  return { body: String(body), policy: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
}

/** The renderer, which only answers to posts without script need. */
async function renderer() {
  // Without this, React renders several times slower.
  process.env.NODE_ENV ??= "production";
  return import("../render/answer.tsx");
}

/**
 * Loads the renderer, and what it draws forms with that have lists or steps, before it is needed: Node does not load a module again
 * that failed to load once, as it would while strangers hold all the files that the process may open. Never fails: what cannot be
 * drawn is said in plain text.
 */
export const loadRenderer = (forms: WholeForm[]): Promise<unknown> =>
  renderer()
    .then(({ prepare }) => Promise.all(forms.map(prepare)))
    .catch(() => undefined);

/**
 * Draws an answer as a page of the site. The renderer is loaded for the first one, unless a server has loaded it once it listened,
 * so posts by script never wait for it. It never fails, since a stored lead must not look like a failure.
 * @param site the origin of the site that its links lead to
 */
export async function pageOf(answer: PostAnswer, site: string, warn: Warn): Promise<Drawn> {
  try {
    const { drawAnswer, drawFailure } = await renderer();
    if (answer.kind === "failed") return await drawFailure(answer, site);
    if (answer.kind !== "refused") return await drawAnswer(answer, site);
    const { body: named, files } = withNames(answer.body);
    const { body, policy } = await drawAnswer({ ...answer, body: named }, site);
    return { body: withFiles(body, files), policy };
  } catch (error) {
    warn("page not drawn", reasonOf(error));
    return plainPage(answer);
  }
}

/**
 * The first field that the answers of a form post bring, and that its page did not have; undefined if that is unknown: a valid
 * request is stored then.
 * @param names what was posted, by name
 * @param isAnswer whether that page was an answer, too
 * @param shown what such an answer said it had, of which browsers may post nothing
 */
export async function broughtBy(
  answer: RefusedAnswer,
  names: ReadonlyMap<string, unknown>,
  isAnswer: boolean,
  shown: string[] | undefined,
  warn: Warn,
): Promise<string | undefined> {
  try {
    const { firstBrought } = await renderer();
    return await firstBrought({ ...answer, body: withNames(answer.body).body }, names, isAnswer, shown);
  } catch (error) {
    warn("page not drawn", reasonOf(error));
    return undefined;
  }
}
