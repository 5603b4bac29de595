/** The pages that answer an ordinary form post: the site's own, or plain text if they cannot be rendered. */

import { html } from "hono/html";
import type { WholeForm } from "../engine/define/definition.ts";
import { dirOf, inLanguage, spoken } from "../engine/words/spoken.ts";
import type { FailedAnswer, Page, PostAnswer, RefusedAnswer } from "../render/answer.tsx";
import { withFiles, withNames } from "./held-files.ts";
import type { Renderer } from "./renderer.ts";
import { reasonOf, type Warn } from "./store/trouble.ts";

/** The query parameter in the action of an answer's form: the site where the visitor started. */
export const siteQuery = "site";

/** The query parameter in the action of an answer's form: a field that its visitor was asked for; it may be repeated. */
export const broughtQuery = "brought";

/** The maximum number of cached failure pages. */
const mostFailures = 100;

/** A page as it is sent. */
type Drawn = Page<string | Uint8Array>;

/** The sentences of an answer: for a refused post, that it was not sent, why, and where the visitor still has the input. */
function saidBy(answer: PostAnswer, lang: string): string[] {
  if (answer.kind === "accepted") return [answer.form.success.heading, ...answer.form.success.text];
  const reasons = answer.kind === "failed" ? [answer.said] : answer.errors.map(({ message }) => message);
  return inLanguage(lang, () => [`${spoken.answer.notSent}.`, ...reasons, spoken.answer.goBack]);
}

/** An answer as plain text: whatever fails, the visitor learns whether the request was stored. */
function plainPage(answer: PostAnswer): Page {
  const { lang = "en" } = answer.kind === "failed" ? answer : answer.form;
  const said = saidBy(answer, lang);
  const lines = said.map((sentence) => html`<p>${sentence}</p>`);
  const body = html`<!doctype html><html lang="${lang}" dir="${dirOf(lang)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${said[0] ?? ""}</title>${lines}</html>`;
  return { body: String(body), policy: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" };
}

/**
 * Renders the pages of answers, and never fails, since a stored lead must not look like a failure: a form that cannot be rendered
 * is left out, and if no page can be rendered, the answer is plain text.
 */
export function pages(renderer: Renderer, warn: Warn) {
  /**
   * Cached failure pages by language, sentence and site, since anybody can request the same one repeatedly.
   */
  const failures = new Map<string, Promise<Drawn>>();

  function failurePage(answer: FailedAnswer, site: string): Promise<Drawn> {
    const key = JSON.stringify([answer.lang, answer.said, site]);
    const known = failures.get(key);
    if (known) return known;
    if (failures.size >= mostFailures) failures.clear();
    const drawing = renderer.draw(answer, site);
    failures.set(key, drawing);
    drawing.catch(() => failures.delete(key));
    return drawing;
  }

  async function refusedPage(answer: RefusedAnswer, site: string): Promise<Drawn> {
    const { body: named, files } = withNames(answer.body);
    const { body, policy } = await renderer.draw({ ...answer, body: named }, site);
    return { body: withFiles(body, files), policy };
  }

  const drawn = (answer: PostAnswer, site: string): Promise<Drawn> => {
    if (answer.kind === "failed") return failurePage(answer, site);
    return answer.kind === "refused" ? refusedPage(answer, site) : renderer.draw(answer, site);
  };

  const notDrawn = (error: unknown, form?: WholeForm) =>
    warn("page not drawn", { ...reasonOf(error), form: form?.formName });

  return {
    /**
     * Renders an answer as a page of the site.
     * @param site the origin of the site that its links lead to
     */
    async pageOf(answer: PostAnswer, site: string): Promise<Drawn> {
      try {
        return await drawn(answer, site);
      } catch (error) {
        notDrawn(error, answer.kind === "failed" ? undefined : answer.form);
        if (answer.kind !== "refused") return plainPage(answer);
        return drawn({ ...answer, body: {}, isBare: true }, site).catch(() => plainPage(answer));
      }
    },

    /**
     * The first field that the answers of a form post add and that its page did not have; undefined if there is none or it is
     * unknown, and a valid request is then stored.
     * @param names the posted values, by name
     * @param isAnswer whether that page was an answer, too
     * @param shown the fields that such an answer declared, which browsers may not have posted
     */
    async broughtBy(
      answer: RefusedAnswer,
      names: ReadonlyMap<string, unknown>,
      isAnswer: boolean,
      shown: string[] | undefined,
    ): Promise<string | undefined> {
      try {
        const body = withNames(answer.body).body;
        return await renderer.firstBrought({ ...answer, body }, new Set(names.keys()), isAnswer, shown);
      } catch (error) {
        notDrawn(error, answer.form);
        return undefined;
      }
    },
  };
}
