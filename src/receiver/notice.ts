/** What a target is told of a new lead. */
import type { FormDefinition } from "../engine/definition.ts";
import { cell, type Lead } from "./lead.ts";

/** A lead, and the form it came by; a form may have gone since. */
export interface News {
  lead: Lead;
  form?: FormDefinition;
  /** A message that only tries whether the target can be told: there is no lead. */
  isTest?: boolean;
  /** A count of suspect leads in place of one. */
  isDigest?: boolean;
}

/** Characters that would rewrite a terminal, or make a line look like another. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim();

/** A value under its label; what has several lines begins on a line of its own. */
function line(label: string, value: string): string {
  const text = plain(value);
  return text.includes("\n") ? `${label}:\n${text.replace(/^/gm, "    ")}` : `${label}: ${text}`;
}

/** A lead as a text that people read: every field that was filled in, by its label, in the order of the form. */
export function textOf({ lead, form }: News): string {
  const { formName: _formName, ...body } = lead.body;
  const order = form?.order ?? [];
  const names = [...order, ...Object.keys(body).filter((name) => !order.includes(name))];
  const labelled = (name: string, value: string) => {
    const ui = form?.fields[name];
    return line(ui?.label ?? name, ui?.options?.[value] ?? value);
  };
  const lines = names.map((name) => [name, cell(body[name])] as const).filter(([, value]) => value.trim() !== "");
  return [
    ...lines.map(([name, value]) => labelled(name, value)),
    "",
    line("Form", lead.form),
    line("Received", new Date(lead.receivedAt).toISOString()),
    line("Id", lead.id),
    "",
  ].join("\n");
}

/** A lead as a webhook is told. */
export const jsonOf = ({ lead, isTest, isDigest }: News): string =>
  JSON.stringify({
    ...(isTest && { test: true }),
    ...(isDigest && { digest: true }),
    id: lead.id,
    form: lead.form,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    body: lead.body,
  });
