/** Checks that a form is linked from an existing group of the footer. */
import { type Project, uiFile } from "../../define/documents.ts";
import { type Problem, quote } from "../problem.ts";
import { instead } from "../suggest.ts";

/** Groups that the footer does not have. */
export const checkNavigation = ({ forms, groups }: Project): Problem[] =>
  forms.flatMap(({ name, ui: { navigation } }) =>
    typeof navigation !== "string" || groups.includes(navigation)
      ? []
      : [
          {
            file: uiFile(name),
            path: "/navigation",
            expected: "the title of a group of the footer",
            found: quote(navigation),
            fix: instead(navigation, groups),
          },
        ],
  );
