/**
 * Confirms to whoever sent a form what was sent, where its UI document says so. Anybody can write somebody else's address
 * into a form: few mails go to one address, none late, and none of a suspect lead.
 */

import type { SendMailOptions } from "nodemailer";
import { answersOf } from "../engine/answers.ts";
import { inLanguage, spoken } from "../engine/spoken.ts";
import { brand } from "../site.ts";
import { answeredKinds } from "./answers.ts";
import type { Database } from "./database.ts";
import { fits } from "./filter.ts";
import type { Lead } from "./lead.ts";
import { plainAddress } from "./mail.ts";
import { linesOf, type News } from "./notice.ts";
import type { Sender } from "./targets.ts";

const day = 24 * 3_600_000;

/** So many mails go to one address within a day. */
const most = 3;

/** How many leads with an address came in the day before one. */
async function earlier(database: Database, email: string, { receivedAt }: Lead): Promise<number> {
  const before = fits({ email, since: receivedAt - day, before: receivedAt, suspect: false });
  const leads = database.build.selectFrom("leads").select(({ fn }) => fn.countAll<number>().as("found"));
  const [row] = await database.read(leads.where(before).compile());
  return Number(row?.found ?? 0);
}

/**
 * The mail that confirms a lead; none where its form wants none, its address is not one of the plainest kind, it came too
 * long ago, or the address has had enough of them.
 */
export async function confirmationOf(
  news: News,
  { url }: Sender,
  database: Database,
): Promise<SendMailOptions | undefined> {
  const { lead, isDigest } = news;
  // Who wrote reads the language of the page they wrote on.
  const form = (lead.lang && news.form?.translations?.[lead.lang]) || news.form;
  const { field = "", subject, text = [] } = form?.confirmation ?? {};
  const to = lead.body[field];
  if (!form || isDigest || typeof to !== "string" || !plainAddress.test(to)) return undefined;
  if (Date.now() - lead.receivedAt > day || (await earlier(database, to, lead)) >= most) return undefined;
  const answers = answersOf(form, { kinds: answeredKinds, reader: "visitor" })(lead.body);
  const { youSent, ignored } = inLanguage(form.lang, () => spoken.answer);
  const lines = inLanguage(form.lang, () => linesOf(answers));
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
