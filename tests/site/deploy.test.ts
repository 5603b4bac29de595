/** Checks the files of src/serve/deploy against the settings that exist, systemd, and the installed packages. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { settingsFrom } from "../../src/receiver/settings.ts";
import { obtain } from "../debian.ts";

const folder = "src/serve/deploy";
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The lines of the file with a setting: whether it is active, the name and the value. */
const lines = [...read("keelwork.env").matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(([, off, name = "", value = ""]) => ({
  isOn: !off,
  name,
  value,
}));

test("the settings file lists every setting, with its default", () => {
  const asked = new Set(["PORT"]);
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_env, name) => void asked.add(String(name)) });
  // A target requires a secret.
  settingsFrom(env);
  expect(lines.map(({ name }) => name).sort()).toEqual([...asked].sort());
  const defaults = Object.fromEntries(lines.filter(({ isOn }) => !isOn).map(({ name, value }) => [name, value]));
  expect(settingsFrom(defaults)).toEqual(settingsFrom({}));
});

test("its active settings are valid, and keep leads outside of any checkout", () => {
  const on = Object.fromEntries(lines.filter(({ isOn }) => isOn).map(({ name, value }) => [name, value]));
  const { url, host } = settingsFrom(on);
  expect([url, host]).toEqual(["file:/var/lib/keelwork/leads.db", "127.0.0.1"]);
});

test("the image's build takes every setting that a build reads, without defaults that would override .env", () => {
  const named = readFileSync("src/env.d.ts", "utf8").match(/\bVITE_\w+/g) ?? [];
  expect(named).toContain("VITE_LEADS_ENDPOINT");
  expect(read("Dockerfile").match(/(?<=^ARG ).*$/gm)).toEqual(named);
  expect(read("compose.yaml")).toContain(`args: [${named.join(", ")}]\n`);
});

test("systemd restarts without limit: by default, it would give up a site after five failures", () => {
  const [unit = ""] = read("keelwork.service").split("[Service]");
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

const systemd = obtain("systemd-analyze", ["systemd"]);

test.skipIf(systemd.reason)(`systemd accepts the unit, and rates its exposure as low ${systemd.reason ?? ""}`, () => {
  const copy = mkdtempSync(join(tmpdir(), "unit-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const unit = join(copy, "keelwork.service");
  cpSync(join(folder, "keelwork.service"), unit);
  expect(execFileSync(systemd.path, ["verify", unit], { encoding: "utf8" })).toBe("");
  // In tenths: the unit's exposure stays below 2.0 of 10.
  const exposure = execFileSync(systemd.path, ["security", "--offline=true", "--threshold=20", unit], {
    encoding: "utf8",
  });
  expect(exposure).toMatch(/Overall exposure level/);
});

/** The packages that a built file imports, directly or through its own chunks: at any time, or before it starts. */
function packagesOf(file: string, when: "ever" | "first" = "ever", seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/^(?:import|export)\b[^;\n]*?"([^"\n]+)";?$|\bimport\("([^"]+)"\)/gm)];
  return named
    .flatMap(([, first, later]) => first || (when === "ever" && later) || [])
    .flatMap((name) => (name.startsWith(".") ? packagesOf(join(dirname(file), name), when, seen) : [name]));
}

test.each([
  ["start.js", "pino"],
  ["receiver.js", "pino"],
  ["renderer.js", "react"],
  ["leads.js", "pino"],
])("%s asks for no package that only a build has", (file, needed) => {
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync("package.json", "utf8"));
  const known = [...Object.keys(dependencies), ...builtinModules];
  const named = packagesOf(join(".server", file)).map((name) => name.replace(/^node:/, ""));
  expect(named).toContain(needed);
  expect(named.filter((name) => !known.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual([]);
});

test("a receiver starts without the packages that only some settings need, and the leads command without a server's", () => {
  const receiver = packagesOf(".server/receiver.js", "first");
  expect(receiver).toContain("pino");
  // PostgreSQL, mail, metrics, answers to posts without scripts, and the package with every kind of rate limiter.
  const later = ["pg", "nodemailer", "prom-client", "react", "react-dom/server", "rate-limiter-flexible"];
  expect(receiver.filter((name) => later.includes(name))).toEqual([]);
  expect(packagesOf(".server/list.js", "first")).toContain("papaparse");
  expect(packagesOf(".server/list.js", "first")).not.toContain("node:http2");
});
