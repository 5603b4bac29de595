/** The memory taken by responses that the client does not read. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../receiver/server.ts";
import { createSite } from "./static-host.ts";

const size = 8_000_000;
const connections = 20;

test("a file takes its memory once, however many ask for it and do not read it", async () => {
  const dist = mkdtempSync(join(tmpdir(), "keelwork-unread-"));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  writeFileSync(join(dist, "404.html"), "");
  writeFileSync(join(dist, "large.bin"), Buffer.alloc(size));
  const site = createSite({ dist, builtEndpoint: "/", port: 80 });
  let asked = 0;
  let answered = (): void => undefined;
  const areAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const { port, close } = await run(
    async (...arriving) => {
      const response = await site(...arriving);
      asked += 1;
      if (asked === connections) setImmediate(answered);
      return response;
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const before = process.memoryUsage().arrayBuffers;
  for (let client = 0; client < connections; client++) {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    onTestFinished(() => void socket.pause().destroy());
  }
  await areAnswered;
  expect((process.memoryUsage().arrayBuffers - before) / size).toBeLessThan(connections / 2);
});
