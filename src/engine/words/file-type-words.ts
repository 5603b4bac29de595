/** Names of content types for visitors. */
import { spoken } from "./spoken.ts";

/** What the types of Microsoft Office's documents begin with. */
export const office = "application/vnd.openxmlformats-officedocument";

/** Names that a type itself does not contain. */
const names: { [type: string]: string } = {
  [`${office}.wordprocessingml.document`]: "DOCX",
  [`${office}.spreadsheetml.sheet`]: "XLSX",
  [`${office}.presentationml.presentation`]: "PPTX",
  "application/vnd.oasis.opendocument.text": "ODT",
  "application/vnd.oasis.opendocument.spreadsheet": "ODS",
  "application/msword": "DOC",
  "application/vnd.ms-excel": "XLS",
  "image/svg+xml": "SVG",
  "text/plain": "TXT",
};

/** The common name of a type: `application/pdf` is PDF, `image/*` is image. */
export function wordsOfType(type: string): string {
  const wanted = type.trim().toLowerCase();
  const [kind = "", form = ""] = wanted.split("/");
  if (form === "*") return spoken.form.fileKinds[kind] ?? kind;
  return names[wanted] ?? (/^[a-z\d]{2,5}$/.test(form) ? form.toUpperCase() : wanted);
}
