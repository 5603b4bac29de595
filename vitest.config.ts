/** How tests run: with the plugins of the build, on every core, and in an order in which none is left waiting. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/sequence.ts";
import project from "./vite.config.ts";

const tests = defineConfig({
  test: {
    environment: "node",
    // One more than there are cores: a good part of a test is waiting, for a process, a socket or a page's next task.
    maxWorkers: availableParallelism() + 1,
    include: ["**/*.test.{ts,tsx}"],
    root: fileURLToPath(new URL(".", import.meta.url)),
    sequence: { sequencer: LongestFirst },
    // Most of the time would go into importing the same modules for each file; so no file leaves a stand-in behind.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // No test says how fast something is, and on a busy machine everything takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests draw with the same stand-ins as the site.
    server: { deps: { inline: [/\/@rjsf\//] } },
  },
});

export default mergeConfig(project, tests);
