/**
 * Vite plugin: makes servers load only the components of react-bootstrap that pages use. Its index loads all of them, which takes a
 * tenth of a second in each build, each start of the dev server, and the first answer to a post without scripts.
 */
import type { Plugin } from "vite";

const bootstrap = "react-bootstrap";
const imports = /import \{([^}]*)\} from ["']react-bootstrap["'];/g;

/** An imported component, and its local name in the source. */
interface Component {
  name: string;
  as: string;
}

function components(names: string): Component[] {
  const all = names.split(",").map((one) => one.trim());
  return all.filter(Boolean).map((one) => {
    const [name = "", as = name] = one.split(" as ");
    return { name, as };
  });
}

/** The components of react-bootstrap that a source imports. */
export const componentsIn = (code: string): Component[] =>
  [...code.matchAll(imports)].flatMap(([, names = ""]) => components(names));

const single = ({ name, as }: Component) => `import ${as} from ${JSON.stringify(`${bootstrap}/cjs/${name}.js`)};`;

/** The plugin. */
export function singleComponents(): Plugin {
  return {
    name: "keelwork:single-components",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    transform: {
      filter: { code: bootstrap },
      handler: (code) => code.replace(imports, (_import, names: string) => components(names).map(single).join(" ")),
    },
  };
}
