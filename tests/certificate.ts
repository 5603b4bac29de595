/** Certificates for servers that encrypt. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { obtain } from "./debian.ts";
import { folder } from "./receiver.ts";

const openssl = obtain("openssl", ["openssl"]);

/** Why there are none, if there are none. */
export const noCertificate = openssl.reason;

/** A certificate that it has signed itself, for 127.0.0.2, an address of this machine that requires encryption. */
export function certificate() {
  const path = folder();
  const files = { key: join(path, "key.pem"), cert: join(path, "certificate.pem") };
  const subject = ["-subj", "/CN=127.0.0.2", "-addext", "subjectAltName=IP:127.0.0.2", "-days", "1", "-nodes"];
  const made = ["-x509", "-newkey", "rsa:2048", "-keyout", files.key, "-out", files.cert];
  execFileSync(openssl.path, ["req", ...subject, ...made], { stdio: "ignore" });
  return { file: files.cert, key: readFileSync(files.key), cert: readFileSync(files.cert) };
}
