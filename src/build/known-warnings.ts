/** Vite plugin: takes one warning that is known and harmless out of what a build says. */
import type { Plugin } from "vite";

/** Lightning CSS takes a pseudo-class of CSS Overflow 5 for a mistyped one, and keeps the rule as it is. */
const harmless = "'target-current' is not recognized as a valid pseudo-class";

/** The plugin. */
export function knownWarnings(): Plugin {
  return {
    name: "keelwork:known-warnings",
    configResolved({ logger }) {
      const { warn } = logger;
      logger.warn = (message, options) => {
        if (!message.includes(harmless)) warn(message, options);
      };
    },
  };
}
