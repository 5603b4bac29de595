/** The messages about a database that cannot be used. */
import dns from "node:dns";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { TLSSocket } from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { certificate, noCertificate } from "../../../tests/certificate.ts";
import { hurry } from "../../../tests/receiver.ts";
import { Store } from "./store.ts";
import { unusable } from "./unusable.ts";

test.skipIf(noCertificate)("a server whose authority is unknown: where to name its certificate", async () => {
  const { key, cert } = certificate();
  const server = createServer((socket) => {
    // Answers the SSL request with which a PostgreSQL client begins.
    socket.once("data", () => {
      socket.write("S", () => new TLSSocket(socket, { isServer: true, key, cert }).on("error", () => undefined));
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.2");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  hurry();
  await expect(Store.read(`postgres://keelwork@127.0.0.2:${port}/keelwork?sslmode=verify-full`)).rejects.toThrow(
    /found: .*self-signed certificate.*\n {2}fix: .*sslrootcert=/,
  );
});

test("a server whose host has two addresses, and is at neither: what each of them answers", async () => {
  const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const found = (_name: string, _options: object, done: (error: null, all: typeof addresses) => void) =>
    done(null, addresses);
  const lookup = vi.spyOn(dns, "lookup").mockImplementation(found as never);
  onTestFinished(() => lookup.mockRestore());
  hurry();
  await expect(Store.read("postgres://keelwork@leads.example:1/keelwork")).rejects.toThrow(
    /found: .*\/keelwork: connect ECONNREFUSED 127\.0\.0\.1:1; connect ECONNREFUSED 127\.0\.0\.2:1\n/,
  );
});

test.each([
  ["file:leads.db", "SQLITE_FULL"],
  ["file:leads.db", "SQLITE_IOERR_SHMSIZE"],
  ["postgres://keelwork@leads.example/keelwork", "53100"],
])("where %s has no room: to make some, and not to let anybody write there", (url, code) => {
  const { message } = unusable(url, Object.assign(new Error("no room"), { code }));
  expect(message).toMatch(/found: .*no room\n {2}fix: +make room on its disk$/);
});

test.each(["SQLITE_READONLY", "SQLITE_IOERR_WRITE"])("where a disk may have failed (%s): where to see it", (code) => {
  const { message } = unusable("file:leads.db", Object.assign(new Error("not written"), { code }));
  expect(message).toMatch(/fix: .*let the user that runs this write the file.*; if it may, .* see dmesg$/);
});

test.each([
  [
    'no pg_hba.conf entry for host "192.0.2.1", user "leads", database "leads", no encryption',
    "28000",
    "sslmode=verify-full, or, on a server of your own, let its pg_hba.conf",
  ],
  ['no pg_hba.conf entry for host "192.0.2.1", user "a", database "b", SSL encryption', "28000", "let pg_hba.conf"],
  ["ENOENT: no such file or directory, open '/etc/authority.pem'", "ENOENT", "the path of the certificate"],
  ["SSL required", "08P01", "sslmode=verify-full"],
  ["connection is insecure (try using `sslmode=require`)", "08P01", "sslmode=verify-full"],
  ["The server does not support SSL connections", "Error", "take ?sslmode out"],
  ["unsupported startup parameter: options", "08P01", "take it out of LEADS_URL"],
  ["sorry, too many clients already", "53300", "take more connections"],
  ["no more connections allowed (max_client_conn)", "08P01", "take more connections"],
  ["query_wait_timeout", "08P01", "take more connections"],
  ["transaction blocks not allowed in statement pooling mode", "08P01", "by transaction"],
  ["cannot execute INSERT in a read-only transaction", "25006", "that takes writes"],
  ["canceling statement due to statement timeout", "57014", "more time"],
  ['column "name" does not exist', "42703", "search_path = leads"],
  ["no schema has been selected to create in", "3F000", "GRANT USAGE, CREATE ON SCHEMA public"],
  ["password authentication failed for user", "28P01", "correct its host, user, password"],
])("what a server or its pooler says, and what can be done: %s", (said, code, fix) => {
  const { message } = unusable("postgres://keelwork@leads.example/keelwork", Object.assign(new Error(said), { code }));
  expect(message.split("fix: ")[1]).toContain(fix);
});
