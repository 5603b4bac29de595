import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { owedNow } from "./owed.ts";

it("requests that wait for a dev server that is replaced are asked to retry", async () => {
  vi.stubGlobal("keelworkOwed", undefined);
  const owed = owedNow();
  const server = createServer((_request, response) => {
    owed.add(response);
    owedNow();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect([status, headers.get("Refresh"), owed.size]).toEqual([503, "1", 0]);
});
