/**
 * Vite plugin: servers load the components of react-bootstrap that pages use. Its index loads all of them, which takes a tenth of a
 * second of each build, of each start of the dev server, and of the first answer to a post without script.
 */
import type { Plugin } from "vite";

const bootstrap = "react-bootstrap";
const imports = /import \{([^}]*)\} from ["']react-bootstrap["'];/g;

/** The import of one component from its own file. */
function single(imported: string): string {
  const [name, as = name] = imported.trim().split(" as ");
  return `import ${as} from ${JSON.stringify(`${bootstrap}/cjs/${name}.js`)};`;
}

/** The plugin. */
export function singleComponents(): Plugin {
  return {
    name: "keelwork:single-components",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    transform: {
      filter: { code: bootstrap },
      handler: (code) =>
        code.replace(imports, (_import, names: string) =>
          names
            .split(",")
            .filter((one) => one.trim())
            .map(single)
            .join(" "),
        ),
    },
  };
}
