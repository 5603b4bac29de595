/**
 * Configuration of unit and site tests: with the plugins of the build, on every core, in an order that leaves no core
 * idle.
 */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { optimizedLater } from "./src/build/optimizing.ts";
import { temporaryFolder } from "./tests/in-memory.ts";
import { LongestFirst } from "./tests/sequence.ts";
import project from "./vite.config.ts";

// Of vitest itself, which keeps there what it has translated, and of its workers.
process.env.TMPDIR = temporaryFolder();
// Whatever the shell is set to for other work: React for production has no `act`.
process.env.NODE_ENV = "test";

const tests = defineConfig({
  test: {
    environment: "node",
    // One more than there are cores: tests spend much of their time waiting for a process, a socket or a page's next
    // task.
    maxWorkers: availableParallelism() + 1,
    // Rendering and compiling leave much behind that is soon garbage: with little room for it, every ninth second goes
    // into collecting (tests/schemas/corpus.test.ts: 35 s of processor time, and 31 with this).
    // As in a build, most code runs too briefly to be optimized: of the tests that render, compile and draw, doing so
    // later saves an eighth of the processor time.
    // A busy machine takes longer than the quarter of a second after which Node gives up one address of `localhost` for
    // another, which a container without IPv6 cannot reach.
    execArgv: ["--max-semi-space-size=64", "--network-family-autoselection-attempt-timeout=60000", ...optimizedLater],
    include: ["**/*.test.{ts,tsx}"],
    root: fileURLToPath(new URL(".", import.meta.url)),
    setupFiles: ["tests/owner-stacks.ts"],
    sequence: { sequencer: LongestFirst },
    // Isolation would spend most of the time importing the same modules for each file; so no file may leave a mock
    // behind.
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

// What the halves of the site bundle, tests need not: vitest would translate these packages for every worker.
const { environments: _halves, ...shared } = project({ command: "serve", mode: "test" });

export default mergeConfig(shared, tests);
