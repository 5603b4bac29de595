/**
 * Configuration of unit and site tests: with the plugins of the build, on every core, in an order that leaves no core idle.
 */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { optimizedLater } from "./src/build/optimizing.ts";
import { temporaryFolder } from "./tests/in-memory.ts";
import { LongestFirst } from "./tests/sequence.ts";
import project from "./vite.config.ts";

// The folder for temporary files of vitest, which stores transformed modules there, and of its workers.
process.env.TMPDIR = temporaryFolder();
// Overrides the shell's: React's production build has no `act`.
process.env.NODE_ENV = "test";

const tests = defineConfig({
  test: {
    environment: "node",
    // One more than there are cores: tests spend much of their time waiting for a process, a socket or a page's next
    // task.
    maxWorkers: availableParallelism() + 1,
    // A larger young generation: rendering and compiling produce much short-lived garbage, and collecting it took every ninth
    // second (tests/schemas/corpus.test.ts: 35 s of processor time, and 31 with this). Later optimization: as in a build, most code
    // runs too briefly to gain from it, and tests that render, compile and draw save an eighth of their processor time. A longer
    // timeout: on a busy machine, Node would give up an address of `localhost` after a quarter of a second, and try another, which
    // a container without IPv6 cannot reach.
    execArgv: ["--max-semi-space-size=64", "--network-family-autoselection-attempt-timeout=60000", ...optimizedLater],
    include: ["**/*.test.{ts,tsx}"],
    root: fileURLToPath(new URL(".", import.meta.url)),
    setupFiles: ["tests/owner-stacks.ts", "tests/between-files.ts"],
    sequence: { sequencer: LongestFirst },
    // With isolation, most of the time would be spent on importing the same modules for each file. Without it, no file may leave a
    // mock behind.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // No test measures time, and a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests use the same stand-ins as the site.
    server: { deps: { inline: [/\/@rjsf\//] } },
  },
});

// Without the environments, which bundle certain packages: vitest would have to transform these for every worker.
const { environments: _halves, ...shared } = project({ command: "serve", mode: "test" });

export default mergeConfig(shared, tests);
