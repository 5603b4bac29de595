/** Requests that wait on many connections. */
import { once } from "node:events";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { turns } from "./turns.ts";

test("those who send thousands at once on many connections are cut off, and nobody else is", async () => {
  const hasTurn = turns();
  const open = (requests: number, sent?: Promise<unknown>) => {
    const socket = new Socket();
    onTestFinished(() => void socket.destroy());
    const over = sent ?? once(socket, "close");
    return { socket, have: Array.from({ length: requests }, () => hasTurn(socket, over)) };
  };
  const many = Array.from({ length: 200 }, () => open(90).socket);
  const isCutOff = many.map(({ destroyed }) => destroyed);
  expect(new Set(isCutOff)).toEqual(new Set([false, true]));
  const other = open(1);
  expect([await other.have[0], other.socket.destroyed]).toEqual([true, false]);
  // Once they have gone, waiting requests find room again.
  for (const socket of many) socket.destroy();
  await setImmediate();
  expect(await Promise.all(open(90, Promise.resolve()).have)).toEqual(Array(90).fill(true));
});
