/** Tells a mailbox of a new lead. No header of the mail is made of what a visitor wrote, but for a checked reply address. */
import { createTransport, type SendMailOptions } from "nodemailer";
import { type News, textOf } from "./notice.ts";
import type { Target } from "./targets.ts";

/** How long a mail server may take for each step, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** An address of the plainest kind; others are in the text only. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d-]{1,63}){1,8}$/i;

const replyTo = (email: unknown) =>
  typeof email === "string" && plainAddress.test(email) ? { name: "", address: email } : undefined;

/** The mail itself. */
function mailOf(news: News, { url }: Target): SendMailOptions {
  const { lead, form } = news;
  const to = url.searchParams.get("to") ?? "";
  return {
    from: url.searchParams.get("from") ?? to,
    to,
    replyTo: replyTo(lead.body.email),
    subject: `New lead: ${form?.heading ?? lead.form}`,
    text: textOf(news),
    messageId: `<${lead.id}.${lead.receivedAt}@${url.hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends the mail; a server that offers encryption gets it encrypted.
 * @throws when the server does not take it
 */
export async function sendMail(news: News, target: Target): Promise<void> {
  const { protocol, hostname, port, username, password } = target.url;
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    ...patience,
  });
  try {
    await transport.sendMail(mailOf(news, target));
  } finally {
    transport.close();
  }
}
