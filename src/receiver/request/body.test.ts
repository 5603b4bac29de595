/** Body size limits, over real sockets: a body that is too large or incomplete is not stored. */
import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { message, post, start } from "../../../tests/receiver.ts";
import { bodyLimitOf } from "../../engine/define/limits.ts";
import { forms } from "../main.ts";
import { Store } from "../store/store.ts";
import { asText, readBody } from "./body.ts";

const json = (body: unknown) => JSON.stringify(body);

const limitOf = (name: string) => bodyLimitOf(forms.find(({ formName }) => formName === name)?.schema ?? {});

const ownLimit = limitOf("contact");

const largest = Math.max(...forms.map(({ schema }) => bodyLimitOf(schema)));

/** A valid body of exactly so many bytes. */
const sized = (bytes: number) => json(message).padEnd(bytes, " ");

describe("size", () => {
  test.each([
    ["with its length declared", {}],
    ["in chunks", { headers: { "Transfer-Encoding": "chunked" } }],
  ])("a body of exactly the form's limit is accepted, and one byte more is refused: %s", async (_how, options) => {
    const { port } = await start();
    expect((await post(port, sized(ownLimit), options)).status).toBe(201);
    for (const [size, limit] of [
      [ownLimit + 1, ownLimit],
      [largest + 1, largest],
    ] as const) {
      const { status, body } = await post(port, sized(size), options);
      expect([status, body]).toEqual([413, { ok: false, error: `The body is larger than ${limit} bytes` }]);
    }
  });

  test.each(["\u0001", "界", "🚢", '"'])(
    "texts of the maximum length are accepted, whatever their characters: %j",
    async (mark) => {
      const texts = { description: { type: "string", maxLength: 5_000 }, notes: { type: "string", maxLength: 2_000 } };
      const { port } = await start({}, [...forms, formFrom(fields(texts), {}, {}, "long")]);
      const full = { ...message, message: `${"x".repeat(10)}${mark.repeat(9_980)}x` };
      expect((await post(port, full)).status).toBe(201);
      const long = { formName: "long", description: mark.repeat(5_000), notes: mark.repeat(2_000) };
      const { status, body } = await post(port, long);
      expect(body.errors).toBe(undefined);
      expect(status).toBe(201);
    },
  );

  test("a body of many megabytes gets a response", async () => {
    const { port } = await start();
    expect((await post(port, sized(8_000_000))).status).toBe(413);
    expect((await post(port, sized(8_000_000), { headers: { "Transfer-Encoding": "chunked" } })).status).toBe(413);
  });

  test("after a body that is too large, the next lead on the same connection is stored", async () => {
    const { port } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const headers = { "Transfer-Encoding": "chunked" };
    expect((await post(port, sized(1_000_000), { agent, headers })).status).toBe(413);
    expect((await post(port, message, { agent })).status).toBe(201);
  });

  test("a body in single-byte chunks is accepted by the server, and refused by a function, which merges none", async () => {
    const { port, url } = await start();
    const marks = sized(3_000).split("");
    const socket = connect(port);
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n";
    socket.write(`${head}${marks.map((mark) => `1\r\n${mark}\r\n`).join("")}0\r\n\r\n`);
    const [said] = await once(socket, "data");
    socket.destroy();
    expect(String(said)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await Store.read(url)).toHaveLength(1);
    const body = new Blob(marks).stream().pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (bytes, to) => bytes.forEach((_, at) => void to.enqueue(bytes.subarray(at, at + 1))),
      }),
    );
    const streamed: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
    const request = new Request("http://localhost/", streamed);
    await expect(readBody(request, largest, asText)).rejects.toMatchObject({ refusal: { reason: "too many" } });
  });

  test("the connection of a body in tens of thousands of single-byte chunks is closed, and nothing is stored", async () => {
    const { port, url } = await start();
    const socket = connect(port).on("error", () => undefined);
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n";
    const marks = sized(20_000).split("");
    socket.write(`${head}${marks.map((mark) => `1\r\n${mark}\r\n`).join("")}0\r\n\r\n`);
    await new Promise((resolve) => socket.resume().once("close", resolve));
    expect((await post(port, { ...message, subject: "The next one" })).status).toBe(201);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["The next one"]);
  });

  test("after a refused body in such chunks, the connection is closed without an answer to the next request", async () => {
    const { port } = await start();
    const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n";
    const open = () => connect(port).on("error", () => undefined);
    const arriving = Array.from({ length: 5 }, () => open());
    for (const socket of arriving) socket.write(`${head}1\r\nx\r\n`);
    // There is room for four.
    const [refused, said] = await Promise.race(
      arriving.map(async (socket) => [socket, String(await once(socket, "data"))] as const),
    );
    expect(said).toContain("HTTP/1.1 503");
    let further = "";
    refused.on("data", (data) => {
      further += data;
    });
    refused.write(`${"1\r\nx\r\n".repeat(20_000)}0\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await new Promise((resolve) => refused.once("close", resolve));
    expect(further).toBe("");
    for (const socket of arriving) socket.destroy();
  });

  test("an incomplete body is not stored", async () => {
    const { port, url } = await start();
    const socket = connect(port);
    const text = json(message);
    const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${text.length + 9}`;
    await new Promise((resolve) => socket.write(`${head}\r\n\r\n${text}`, resolve));
    socket.destroy();
    expect((await post(port, { ...message, subject: "The next one" })).status).toBe(201);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["The next one"]);
  });
});
