/** The long run of `tests/faults`: one suite at a time, since each wants the machine for itself. */
import { mergeConfig } from "vitest/config";
import project from "../../vitest.config.ts";

const config = mergeConfig(project, {
  test: {
    env: { FAULTS: "full" },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
    reporters: ["verbose"],
  },
});

// Lists are joined when configurations are: the project's own tests would come along.
config.test.include = ["tests/faults/**/*.{test,long}.ts"];

export default config;
