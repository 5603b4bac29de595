/** The long run of `tests/faults`: one suite at a time, since each needs the machine for itself. */
import { mergeConfig } from "vitest/config";
import project from "../../vitest.config.ts";

const config = mergeConfig(project, {
  test: {
    // Stores under stress must be on a disk, not in memory.
    env: { FAULTS: "full", TMPDIR: "/var/tmp" },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
    reporters: ["verbose"],
  },
});

// Merging configurations concatenates lists, which would include the project's own tests.
config.test.include = ["tests/faults/**/*.{test,long}.ts"];

export default config;
