/** Kinds of section of the project's own: `pages/sections/<kind>.tsx`, found by its folder. */
const modules = import.meta.glob<{ default?: unknown }>("../../pages/sections/*.tsx", { eager: true });

/** Their components, by their kinds; what draws pages knows of what kind they are. */
export const ownSections: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).map(([file, { default: component }]) => [file.replace(/^.*\/|\.tsx$/g, ""), component]),
);
