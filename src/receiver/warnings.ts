/**
 * Warnings at startup: leads are stored where they may be lost, or kept longer than the site promises; forms offer drafts or
 * confirmations that are switched off; a setting is misspelled, or has no effect.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WholeForm } from "../engine/define/definition.ts";
import { owner } from "../site.ts";
import type { Settings } from "./settings.ts";
import { databasePath, isFile } from "./store/database.ts";
import { spanBack } from "./store/moment.ts";

/** Whether a folder belongs to a Git checkout; elsewhere Git is not asked. */
const isInCheckout = (folder: string): boolean =>
  existsSync(join(folder, ".git")) || (folder !== dirname(folder) && isInCheckout(dirname(folder)));

/** Whether Git ignores a path, which `git clean -fdx` would delete. False without Git. */
const isIgnored = (path: string): boolean =>
  isInCheckout(dirname(path)) &&
  spawnSync("git", ["check-ignore", "-q", path], { cwd: dirname(path), stdio: "ignore" }).status === 0;

/** Whether one span is longer than another, or for ever. */
const isLonger = (span: string, than: string): boolean =>
  span === "0" || Number(spanBack(span, 0)) < Number(spanBack(than, 0));

/** The warnings about settings and the forms that are served with them. The folder of a database file must exist. */
export function warningsOf(
  { url, keep, continueDays, notify, unknown = [] }: Partial<Settings> & Pick<Settings, "url">,
  forms: Pick<WholeForm, "formName" | "continue" | "confirmation">[] = [],
): string[] {
  const lies = isFile(url) && isIgnored(databasePath(url));
  const stays = keep !== undefined && isLonger(keep, owner.kept);
  const offered = continueDays === 0 ? forms.filter((form) => form.continue) : [];
  const confirming = forms.filter((form) => form.confirmation);
  const confirms = notify?.some(({ kind }) => kind === "sender");
  return [
    ...unknown.map((name) => `${name} is no setting, and has no effect: src/serve/deploy/keelwork.env lists them all`),
    ...(lies
      ? [
          `Leads are kept in ${databasePath(url)}, inside a Git checkout that ignores it: git clean -fdx, or a new checkout, takes them away. LEADS_URL=file:/var/lib/leads/leads.db keeps them elsewhere`,
        ]
      : []),
    ...(stays
      ? [`LEADS_KEEP=${keep} keeps leads longer than the ${owner.kept} of the privacy policy: say it in src/site.ts`]
      : []),
    ...offered.map(
      ({ formName }) =>
        `LEADS_CONTINUE_DAYS=0 refuses the links that ${formName} offers: take "continue" out of forms/${formName}.ui.json`,
    ),
    ...(confirms && confirming.length === 0
      ? ['LEADS_CONFIRM has no effect: no form has "confirmation" in its UI document']
      : []),
    ...(notify && !confirms ? confirming : []).map(
      ({ formName }) =>
        `Nobody who sends ${formName} gets the mail that confirms it: set LEADS_CONFIRM, or take "confirmation" out of forms/${formName}.ui.json`,
    ),
  ];
}
