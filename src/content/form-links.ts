/** Where each form is, and what links to it. */
import type { Alternate } from "../engine/translation/texts.ts";
import type { GroupedLink } from "../shell/footer.tsx";

/** What links to a form, and its pages where it has been translated. */
export type FormLink = GroupedLink & { alternates?: Alternate[] };

/** The links to all forms, by their schema's file or their translation's. */
export const formLinks = import.meta.glob<FormLink>(
  ["../../schemas/*.schema.json", "../../forms/*.json", "!../../forms/*.ui.json"],
  { query: "?link", import: "default", eager: true },
);

/** The pages of forms in all their languages, by the route of each. */
export const alternates: ReadonlyMap<string, Alternate[]> = new Map(
  Object.values(formLinks).flatMap(({ href, alternates = [] }) => (alternates.length > 0 ? [[href, alternates]] : [])),
);
