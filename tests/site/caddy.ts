/**
 * A real Caddy on a port of its own, with the configuration that the build generates; without TLS, whose certificates
 * it would request itself.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { hostsOf, siteRoot, upstream } from "../../src/build/hosts/proxied.ts";
import { endpoint } from "../../src/site.ts";
import { obtain } from "../debian.ts";
import { freePort } from "../free-port.ts";
import { askServer } from "./asked.ts";
import type { Served } from "./nginx.ts";

const caddy = obtain("caddy", ["caddy"]);

/** The reason why it cannot be tested, if so. */
export const { reason } = caddy;

/** A running Caddy. */
export interface Caddy extends Served {
  /** Caddy's verdict on a file that the build generated. */
  check: (file: string) => { status: number | null; said: string };
}

/**
 * Starts it.
 * @param leads the receiver's host name
 */
export async function serveByCaddy(leads = hostsOf(endpoint).leads): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  const [port, leadsPort] = [await freePort(), await freePort()];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const hosts = hostsOf(endpoint);
  const here = readFileSync(".server/Caddyfile", "utf8")
    .replace(`\n${hosts.site} {`, `\nhttp://${hosts.site}:${port} {`)
    .replace(`\n${hosts.leads} {`, `\nhttp://${leads}:${port} {`)
    .replace(upstream.leads, `127.0.0.1:${leadsPort}`)
    .replace("/etc/caddy", folder)
    .replace(siteRoot, join(folder, "dist"));
  mkdirSync(join(folder, "keelwork.d"));
  writeFileSync(join(folder, "keelwork.d/moved.caddy"), "redir /no-more /contact 301\n");
  writeFileSync(join(folder, "Caddyfile"), `{\n  admin off\n}\n${here}`);
  const args = ["--adapter", "caddyfile", "--config"];
  const server = spawn(caddy.path, ["run", ...args, join(folder, "Caddyfile")], { env, stdio: "ignore" });
  await vi.waitFor(() => askServer({ port, path: "/", headers: { Host: hosts.site } }, false), { timeout: 120_000 });
  return {
    ...{ folder, port, leadsPort },
    check: (file) => {
      const { status, stderr } = spawnSync(caddy.path, ["validate", ...args, `.server/${file}`], { env });
      return { status, said: String(stderr) };
    },
    stop: () => {
      server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
