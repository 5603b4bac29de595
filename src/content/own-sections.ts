/** The project's own kinds of section: all `pages/sections/<kind>.tsx`. */
const modules = import.meta.glob<{ default?: unknown }>("../../pages/sections/*.tsx", { eager: true });

/** Their components, by kind; their type is known to the module that draws pages. */
export const ownSections: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).map(([file, { default: component }]) => [file.replace(/^.*\/|\.tsx$/g, ""), component]),
);
