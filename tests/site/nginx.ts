/** A real nginx on ports of its own, with the configuration that the build generates. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { hostsOf, siteRoot, upstream } from "../../src/build/hosts/proxied.ts";
import { endpoint } from "../../src/site.ts";
import { noCertificate, signItself } from "../certificate.ts";
import { obtain } from "../debian.ts";
import { freePort } from "../free-port.ts";
import { askServer } from "./asked.ts";

const nginx = obtain("nginx", ["nginx-light"]);

/** The reason why it cannot be tested, if so. */
export const reason = nginx.reason ?? noCertificate;

/** A running web server. */
export interface Served {
  folder: string;
  /** The port of both hosts, with TLS if the server uses it. */
  port: number;
  /** The port where it expects the receiver. */
  leadsPort: number;
  stop: () => void;
}

/** A server that also listens without TLS. */
export interface Nginx extends Served {
  plainPort: number;
  /** nginx's verdict on its configuration. */
  check: () => { status: number | null; said: string };
}

/**
 * Starts it with the configuration as an owner would include it, with a certificate, a root and ports of its own.
 * @param leads the receiver's host name
 */
export async function serveByNginx(leads = hostsOf(endpoint).leads): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  const [port, plainPort, leadsPort] = [await freePort(), await freePort(), await freePort()];
  const written = readFileSync(".server/nginx.conf", "utf8")
    .replaceAll(/ {2}listen \[::\].*\n/g, "")
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/(fullchain|privkey)\.pem/g, `${folder}/$1.pem`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `)
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll(hostsOf(endpoint).leads, leads)
    .replaceAll(upstream.leads, `127.0.0.1:${leadsPort}`)
    .replaceAll(siteRoot, join(folder, "dist"))
    .replaceAll("/var/www/acme", join(folder, "acme"));
  writeFileSync(join(folder, "site.conf"), written);
  mkdirSync(join(folder, "keelwork.d"));
  writeFileSync(join(folder, "keelwork.d/moved.conf"), "location = /no-more { return 301 /contact; }\n");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      include ${folder}/site.conf; }`,
  );
  signItself(`${folder}/privkey.pem`, `${folder}/fullchain.pem`, "-subj", "/CN=localhost");
  const args = ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-p", folder];
  const server = spawn(nginx.path, args, { stdio: "ignore" });
  await vi.waitFor(() => askServer({ port, path: "/" }, true), { timeout: 120_000 });
  return {
    ...{ folder, port, plainPort, leadsPort },
    check: () => {
      const { status, stderr } = spawnSync(nginx.path, ["-t", ...args]);
      return { status, said: String(stderr) };
    },
    stop: () => {
      server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
