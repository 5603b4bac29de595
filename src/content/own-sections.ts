/** The project's own kinds of section: all `pages/sections/<kind>.tsx`. */
const modules = import.meta.glob<{ default?: unknown }>("../../pages/sections/*.tsx", { eager: true });

/** Their components, by kind; typed in src/sections/section-view.tsx. */
export const ownSections: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).map(([file, { default: component }]) => [file.replace(/^.*\/|\.tsx$/g, ""), component]),
);
