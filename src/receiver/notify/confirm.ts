/**
 * Confirms a lead to its sender, where the form's UI document asks for it. Anybody can enter somebody else's address,
 * so few mails go to one address, none late, and none for a suspect lead.
 */

import type { SendMailOptions } from "nodemailer";
import { answersOf } from "../../engine/define/answers.ts";
import { inLanguage, spoken } from "../../engine/words/spoken.ts";
import { brand } from "../../site.ts";
import { translated } from "../request/spoken.ts";
import type { Database } from "../store/database.ts";
import { countLeads } from "../store/filter.ts";
import type { Lead } from "../store/lead.ts";
import { day } from "../store/moment.ts";
import { answeredKinds } from "./lead-answers.ts";
import { plainAddress } from "./mail.ts";
import { type News, noticeLines } from "./notice.ts";
import type { Sender } from "./targets.ts";

/** The most mails to one address within a day. */
const most = 3;

/** The number of leads with an address in the day up to a given one, and at the same moment, with that one. */
const known = (database: Database, email: string, { receivedAt }: Lead): Promise<number> =>
  countLeads(database, { email, since: receivedAt - day, before: receivedAt + 1, suspect: false });

/**
 * The confirmation mail of a lead; undefined if the form asks for none, the address is not a plain one, the lead is too
 * old, or the address has reached its limit.
 */
export async function confirmationMail(
  news: News,
  { url }: Sender,
  database: Database,
): Promise<SendMailOptions | undefined> {
  const { lead, isDigest } = news;
  // The mail is in the language of the page that the form was on.
  const form = (news.form && translated(news.form, lead.lang ?? "")) ?? news.form;
  const { field = "", subject, text = [] } = form?.confirmation ?? {};
  const to = lead.body[field];
  if (!form || isDigest || typeof to !== "string" || !plainAddress.test(to)) return undefined;
  if (Date.now() - lead.receivedAt > day || (await known(database, to, lead)) > most) return undefined;
  const answers = answersOf(form, { kinds: answeredKinds, reader: "visitor" })(lead.body);
  const { youSent, ignored } = inLanguage(form.lang, () => spoken.answer);
  const lines = inLanguage(form.lang, () => noticeLines(answers, form.lang));
  return {
    from: url.searchParams.get("from") ?? "",
    to: { name: "", address: to },
    subject,
    text: [
      ...text.flatMap((one) => [one, ""]),
      youSent,
      "",
      ...lines,
      "",
      ignored,
      "",
      `${brand.name}, ${brand.url}`,
      "",
    ].join("\n"),
    messageId: `<confirmed.${lead.id}.${lead.receivedAt}@${url.hostname}>`,
    headers: { "Auto-Submitted": "auto-replied" },
  };
}
