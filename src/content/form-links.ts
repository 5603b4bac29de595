/** The route of each form, and the links to it. */
import type { Alternate } from "../engine/define/translation/texts.ts";
import type { GroupedLink } from "../shell/footer.tsx";

/** The link to a form, with its pages in other languages if it has been translated. */
export type FormLink = GroupedLink & { alternates?: Alternate[] };

/** The links to all forms, by the file of their schema or translation. */
export const formLinks = import.meta.glob<FormLink>(
  ["../../schemas/*.schema.json", "../../forms/*.json", "!../../forms/*.ui.json"],
  { query: "?link", import: "default", eager: true },
);

/** The pages of forms in all their languages, by route. */
export const alternates: ReadonlyMap<string, Alternate[]> = new Map(
  Object.values(formLinks).flatMap(({ href, alternates = [] }) => (alternates.length > 0 ? [[href, alternates]] : [])),
);
