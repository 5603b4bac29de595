/** The long run of `tests/faults`: one suite at a time, since each wants the machine for itself. */
import { mergeConfig } from "vitest/config";
import project from "../../vite.config.ts";

export default mergeConfig(project, {
  test: {
    include: ["tests/faults/**/*.test.ts"],
    env: { FAULTS: "full" },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
    reporters: ["verbose"],
  },
});
