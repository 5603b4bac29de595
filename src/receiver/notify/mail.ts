/**
 * Mails: the notice of a new lead, and sending in general. No header contains a visitor's text, except for a checked
 * reply address.
 */
import { connect } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import { senderField } from "../../engine/define/confirmation.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import { valueIn } from "../../engine/schema/schema.ts";
import { isHere } from "../request/origin.ts";
import { codeOf, Undelivered } from "../store/undelivered.ts";
import { letterOf, type News } from "./notice.ts";
import type { Mailbox } from "./targets.ts";

/**
 * How long a server may take to accept a connection and to greet, in milliseconds: one that looks up its clients, or delays
 * strangers, greets after ten seconds and more. Nodemailer counts both together against the first.
 */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000 };

/**
 * How long the whole dialogue may take. No other step has its own timeout: a server that scans a mail takes long to accept it, and
 * a sender that did not wait would send it again and again.
 */
const wholeTimeout = 60_000;

/** A plain address; others are only in the text. */
export const plainAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d-]{1,63}){1,8}$/i;

const replyTo = (email: unknown) =>
  typeof email === "string" && plainAddress.test(email) ? { name: "", address: email } : undefined;

function subjectOf({ lead, form, isTest, isDigest }: News): string {
  if (isTest) return "Test message, not a lead";
  return isDigest ? `Suspect leads: ${lead.body.suspects}` : `New lead: ${form?.heading ?? lead.form}`;
}

/** The mail that notifies a mailbox of a lead. */
export function mailOf(news: News, { url }: Pick<Mailbox, "url">): SendMailOptions {
  const { lead, form } = news;
  const to = url.searchParams.get("to") ?? "";
  return {
    from: url.searchParams.get("from") ?? to,
    to,
    replyTo: replyTo(valueIn(lead.body, stepsOf(senderField(form)))),
    subject: subjectOf(news),
    text: letterOf(news),
    messageId: `<${lead.id}.${lead.receivedAt}@${url.hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Response codes about the password, not the message: the owner may correct it. */
const aboutPassword = [530, 534, 535, 538];

/**
 * Responses about a full mailbox, a full server or an exceeded quota: their enhanced codes (RFC 3463), or 552 without one. With any
 * other enhanced code, 552 is about the message: it is too large, or its content is unwanted.
 */
const full = /^(552(?![ -]5\.)|\d{3}[ -]5\.(2\.2|3\.1|4\.5)\b)/;

/**
 * Whether a server rejected this mailbox or message permanently (RFC 5321, 4.2.1): by the phase and the code of its
 * response.
 */
function failure(error: unknown): Undelivered {
  const {
    code,
    originalCode,
    responseCode = 0,
    response = "",
  } = Object(error) as SMTPConnection.SMTPError & {
    /** The specific connection error, if `code` is generic. */
    originalCode?: string;
  };
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isAboutMailbox = aboutPassword.includes(responseCode) || full.test(response);
  const isFinal = isAboutMessage && responseCode >= 500 && !isAboutMailbox;
  const reason = responseCode > 0 ? `SMTP ${responseCode}, ${code}` : (originalCode ?? codeOf(error));
  return new Undelivered(reason, isFinal, error);
}

/** Connects to a server on this machine: nodemailer would resolve `localhost` by DNS, which may return any address. */
const connectHere: SMTPTransport.Options["getSocket"] = ({ host, port }, done) => {
  const connection = connect({ host, port: Number(port) });
  const failed = (error: Error) => done(error, undefined);
  connection.once("error", failed).once("connect", () => {
    connection.off("error", failed);
    done(null, { connection });
  });
};

/**
 * Sends a mail. To any other machine, neither the password nor the lead is sent without encryption and a valid certificate; a
 * server on this machine may be unencrypted, or have a self-signed certificate.
 * @param most the timeout of the whole dialogue, in milliseconds
 * @throws Undelivered when the server does not accept it
 */
export async function sendMail(
  mail: SendMailOptions,
  { url }: Pick<Mailbox, "url">,
  most = wholeTimeout,
): Promise<void> {
  const { protocol, hostname, port, username, password } = url;
  const isSecure = protocol === "smtps:";
  const isElsewhere = !isHere(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && isElsewhere,
    opportunisticTLS: !isElsewhere,
    tls: { rejectUnauthorized: isElsewhere },
    getSocket: isElsewhere ? undefined : connectHere,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    ...timeouts,
  });
  const signal = AbortSignal.timeout(most);
  try {
    await transport.sendMail({ ...mail, signal, disableFileAccess: true, disableUrlAccess: true });
  } catch (error) {
    throw failure(signal.aborted ? signal.reason : error);
  } finally {
    transport.close();
  }
}
