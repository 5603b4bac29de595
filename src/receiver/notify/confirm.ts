/**
 * Confirms a lead to its sender, where the form's UI document asks for it. Anybody can enter somebody else's address,
 * so few mails go to one address, none late, and none for a suspect lead.
 */

import type { SendMailOptions } from "nodemailer";
import { answersOf } from "../../engine/define/answers.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import { valueIn } from "../../engine/schema/schema.ts";
import { inLanguage, spoken } from "../../engine/words/spoken.ts";
import { brand } from "../../site.ts";
import { translated } from "../request/spoken.ts";
import type { Database } from "../store/database.ts";
import { countLeads } from "../store/filter.ts";
import type { Lead } from "../store/lead.ts";
import { day } from "../store/moment.ts";
import { nthLead } from "../store/paging.ts";
import { answeredKinds } from "./lead-answers.ts";
import { plainAddress } from "./mail.ts";
import { type News, noticeLines } from "./notice.ts";
import type { Sender } from "./targets.ts";

/** The most mails to one address within a day. */
const most = 3;

/**
 * On a day with more leads than this, nobody gets a mail: each sender is searched for among the leads, and a flood has invented
 * addresses. Suspect leads do not count, or spam would suppress everybody's mail.
 */
const flood = 5_000;

/** Whether the sender of a lead may get a mail, according to the leads of the day before it. */
async function isDue(database: Database, email: string, { receivedAt, id }: Lead): Promise<boolean> {
  const ofDay = { since: receivedAt - day, upTo: { received_at: receivedAt, id }, suspect: false };
  if ((await database.read(nthLead(database.build, ofDay, flood + 1))).length > 0) return false;
  return (await countLeads(database, { ...ofDay, email })) <= most;
}

/**
 * The confirmation mail of a lead; undefined if the form asks for none, the address is not a plain one, the lead is too
 * old, the address has reached its limit, or a flood of leads is coming.
 */
export async function confirmationMail(
  news: News,
  { url }: Sender,
  database: Database,
): Promise<SendMailOptions | undefined> {
  const { lead, isDigest } = news;
  // The mail is in the language of the form's page.
  const form = (news.form && translated(news.form, lead.lang ?? "")) ?? news.form;
  const { field = "", subject, text = [] } = form?.confirmation ?? {};
  const to = valueIn(lead.body, stepsOf(field));
  if (!form || isDigest || typeof to !== "string" || !plainAddress.test(to)) return undefined;
  if (Date.now() - lead.receivedAt > day || !(await isDue(database, to, lead))) return undefined;
  const answers = answersOf(form, { kinds: answeredKinds, reader: "visitor" })(lead.body);
  const { youSent, ignored } = inLanguage(form.lang, () => spoken.answer);
  const lines = noticeLines(answers, form.lang);
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
