/** Where each form is, and what links to it. */
import type { GroupedLink } from "../shell/footer.tsx";

/** The links to all forms, by their schema's file. */
export const formLinks = import.meta.glob<GroupedLink>("../../schemas/*.schema.json", {
  query: "?link",
  import: "default",
  eager: true,
});
