/** The built receiver while connections of others use up its open files, and after that. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { eventually } from "../targets.ts";

/** The limit on its open files; each connection needs one. */
const files = 60;

/** Posts a form over a connection; returns the page. */
async function pageBy(socket: Socket): Promise<string> {
  const body = "formName=contact&message=Forty+clusters";
  const type = "Content-Type: application/x-www-form-urlencoded";
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  let page = "";
  for await (const data of socket) {
    page += data;
    if (page.includes("</html>")) break;
  }
  return page;
}

test("a rejected form is shown again with its answers, however many connections there are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-crowded-"));
  const port = await freePort();
  const env = { ...process.env, LEADS_PORT: String(port), LEADS_URL: `file:${join(folder, "leads.db")}` };
  const command = `ulimit -n ${files}; exec "${process.execPath}" .server/receiver.js`;
  const child = spawn("sh", ["-c", command], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (data) => {
    said += data;
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    child.kill("SIGKILL");
    await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  });
  const connected = async () => {
    const socket = connect(port, "localhost");
    sockets.push(socket);
    await once(socket, "connect");
    return socket.on("error", () => undefined);
  };
  await vi.waitFor(() => expect(said).toContain("Leads:"), eventually);
  for (let others = 0; others < 2 * files; others++) await connected();
  expect(await pageBy(await connected())).toContain("Forty clusters</textarea>");
});
