/** The rooms of the project (its top-level folders and root files), and their permitted imports. */

/** A room: what it may import besides itself, and whether it may use React. */
interface Room {
  may: string[];
  react: boolean;
}

const facts = ["src/claims.ts", "src/hours.ts", "src/clocks.ts", "src/site.ts", "src/navigation.ts"];
const documents = ["src/content/read.ts", "src/content/document.ts"];

const engine = (...rooms: string[]) => rooms.map((room) => `src/engine/${room}`);
const receiver = (...rooms: string[]) => rooms.map((room) => `src/receiver/${room}`);
const build = (...rooms: string[]) => rooms.map((room) => `src/build/${room}`);

/**
 * Every room, lowest first: a room imports only from rooms above it in this table, and only those listed. A file belongs
 * to the innermost room that contains it.
 */
export const rules: { [room: string]: Room } = {
  "src/engine/meta": { may: [], react: false },
  "src/engine/schema": { may: engine("meta"), react: false },
  "src/engine/languages": { may: [], react: false },
  "src/engine/words": { may: engine("schema", "languages"), react: false },
  "src/engine/kinds": { may: engine("schema", "words"), react: false },
  "src/engine/own": { may: engine("schema"), react: false },
  "src/engine/define": { may: engine("meta", "schema", "languages", "words", "kinds", "own"), react: false },
  "src/engine/rules": { may: engine("schema", "words", "kinds", "own", "define"), react: false },
  "src/engine/visit": { may: engine("schema", "words", "kinds", "define", "rules"), react: false },
  "src/engine/check": {
    may: engine("meta", "schema", "languages", "words", "kinds", "own", "define", "rules", "visit"),
    react: false,
  },
  "src/claims.ts": { may: [], react: false },
  "src/outcomes.ts": { may: ["src/claims.ts"], react: false },
  "src/hours.ts": { may: [], react: false },
  "src/terms.ts": { may: ["src/hours.ts"], react: false },
  "src/clocks.ts": { may: ["src/claims.ts", "src/hours.ts"], react: false },
  "src/navigation.ts": { may: ["src/engine"], react: false },
  "src/site.ts": { may: ["src/engine", "src/navigation.ts"], react: false },
  "src/page": { may: ["src/engine"], react: false },
  "src/page.ts": { may: ["src/engine", "src/page"], react: false },
  "src/proof.ts": { may: ["src/page.ts"], react: false },
  "src/owner": {
    may: [
      ...["src/proof.ts", "src/terms.ts", "src/claims.ts", "src/hours.ts", "src/clocks.ts"],
      ...["src/outcomes.ts", "src/site.ts", "src/engine"],
    ],
    react: false,
  },
  pages: {
    may: [
      ...["src/page.ts", "src/proof.ts", "src/claims.ts", "src/terms.ts", "src/hours.ts", "src/clocks.ts"],
      ...["src/site.ts", "src/outcomes.ts"],
    ],
    react: false,
  },
  "src/below.ts": { may: [], react: false },
  "src/whole.ts": { may: [], react: false },
  "src/unread.ts": { may: ["src/engine"], react: false },
  "src/html.ts": { may: [], react: false },
  "src/page-events.ts": { may: [], react: false },
  "src/page-state.ts": { may: ["src/page-events.ts"], react: false },
  "src/form": { may: ["src/engine", "src/page-state.ts", "src/site.ts"], react: true },
  "src/browser": {
    may: [
      "src/engine",
      "src/form/drafts/controls.ts",
      "src/form/drafts/draft.ts",
      "src/form/endpoint.ts",
      "src/form/drafts/newer.ts",
      "src/form/drafts/storage.ts",
      "src/form/drafts/uncached.ts",
      "src/page-state.ts",
      "src/site.ts",
    ],
    react: false,
  },
  "src/shell": { may: ["src/page-state.ts", "src/site.ts"], react: true },
  "src/content": {
    may: ["src/engine", "src/shell", "src/page.ts", "src/below.ts", "src/whole.ts", "src/html.ts", ...facts],
    react: false,
  },
  "src/sections": {
    may: [
      ...["src/content", "src/shell", "src/page.ts", "src/page-state.ts", "src/hours.ts", "src/site.ts"],
      "src/engine/check/problem.ts",
    ],
    react: true,
  },
  // The project's own kinds of section.
  "pages/sections": { may: ["src/sections", "src/shell", "src/page.ts", "src/site.ts"], react: true },
  "src/render": {
    may: [
      ...["src/engine", "src/form", "src/shell", "src/content", "src/sections", "src/html.ts"],
      ...["src/page.ts", "src/page-state.ts", "src/hours.ts", "src/clocks.ts", "src/site.ts"],
      "src/styles/index.css?inline",
    ],
    react: true,
  },
  // A post without script is answered with a page of the site, whose renderer is loaded for the first such post. The
  // command that lists leads reads the forms on disk for their labels.
  "src/receiver/store": { may: ["src/engine"], react: false },
  "src/receiver/spam": { may: ["src/engine"], react: false },
  "src/receiver/request": { may: ["src/engine", ...receiver("store"), "src/site.ts"], react: false },
  "src/receiver/notify": { may: ["src/engine", ...receiver("store", "request"), "src/site.ts"], react: false },
  "src/receiver": {
    may: [
      ...["src/engine", ...receiver("store", "spam", "request", "notify")],
      ...["src/render/answer.tsx", "src/site.ts"],
    ],
    react: false,
  },
  "src/receiver/leads": {
    may: [
      ...["src/engine", ...receiver("store", "notify", "settings.ts")],
      ...["src/content/read.ts", "src/unread.ts"],
    ],
    react: false,
  },
  "src/serve": {
    may: ["src/engine", "src/receiver", "src/below.ts", "src/whole.ts", "src/html.ts", "src/site.ts", "src/unread.ts"],
    react: false,
  },
  "src/build/scripts": { may: ["src/engine", "src/content", "src/render"], react: false },
  "src/build/styles": {
    may: ["src/engine", "src/content", "src/render", ...build("scripts"), "src/below.ts", "src/html.ts"],
    react: false,
  },
  "src/build/hosts": { may: ["src/engine", "src/serve", "src/site.ts"], react: false },
  "src/build": {
    may: [
      ...build("scripts", "styles", "hosts"),
      ...["src/engine", "src/content", "src/render", "src/receiver", "src/serve"],
      ...["src/below.ts", "src/whole.ts", "src/html.ts", "src/site.ts", "src/unread.ts", "src/owner"],
    ],
    react: false,
  },
  "src/tools/fixtures": { may: ["src/engine"], react: false },
  "src/tools/generate": { may: ["src/tools/fixtures", "src/engine"], react: false },
  "src/tools/diff": { may: ["src/engine"], react: false },
  "src/tools/cli": {
    may: [
      ...[
        "src/tools/fixtures",
        "src/tools/generate",
        "src/tools/diff",
        "src/engine",
        "src/html.ts",
        "src/site.ts",
        "src/unread.ts",
        "src/receiver/request/bounds.ts",
      ],
      ...documents,
    ],
    react: false,
  },
  // The workbench of the dev server; nothing that is built depends on it.
  "src/tools/workbench": {
    may: [
      ...["src/engine", "src/form", "src/shell", "src/content", "src/receiver", "src/tools/fixtures"],
      ...["src/render/form-route.tsx", "src/serve/policy.ts", "src/page-state.ts", "src/site.ts"],
      ...["src/browser/elsewhere/sealed.ts", "src/styles/index.css"],
    ],
    react: true,
  },
};
