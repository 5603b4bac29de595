import { expect, test, vi } from "vitest";
import { refuseDotEnv } from "./dot-env.ts";

test("the switch of unconfirmed claims is taken from the environment, and refused in .env", () => {
  vi.stubEnv("VITE_CONFIRMED_ONLY", undefined);
  expect(() => refuseDotEnv({})).not.toThrow();
  expect(() => refuseDotEnv({ VITE_CONFIRMED_ONLY: "1" })).toThrow(/^\.env[\s\S]*VITE_CONFIRMED_ONLY=1 npm run build/);
  vi.stubEnv("VITE_CONFIRMED_ONLY", "1");
  expect(() => refuseDotEnv({ VITE_CONFIRMED_ONLY: "1" })).not.toThrow();
  vi.unstubAllEnvs();
});
