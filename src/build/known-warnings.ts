/** Vite plugin: suppresses one known, harmless warning of the build. */
import type { Plugin } from "vite";

/** Lightning CSS reports a pseudo-class of CSS Overflow 5 as a typing error, and keeps the rule as it is. */
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
