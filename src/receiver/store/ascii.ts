/** Leads for a database whose encoding lacks some characters. */

const other = /[^\0-\x7f]/g;

/** A UTF-16 unit as JSON escapes it. */
export const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The same JSON with every other character escaped. */
export const inAscii = (json: string): string => json.replace(other, escapeOf);

/** The parts of a lead with the sender's text; the mark of a suspect lead may contain the name of a file. */
interface Written {
  body: string;
  suspect?: string | null;
}

/** Whether a lead consists of characters that every database has. */
export const isAscii = ({ body, suspect }: Written): boolean => `${body}${suspect ?? ""}`.search(other) < 0;

/** The same lead with every other character escaped. */
export const leadInAscii = <T extends Written>(lead: T): T => ({
  ...lead,
  body: inAscii(lead.body),
  suspect: lead.suspect && inAscii(lead.suspect),
});
