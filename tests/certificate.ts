/** Certificates for servers that encrypt. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { obtain } from "./debian.ts";
import { folder } from "./receiver.ts";

const openssl = obtain("openssl", ["openssl"]);

/** The reason why no certificates can be made, if so. */
export const noCertificate = openssl.reason;

/**
 * Makes a self-signed certificate and its key, on an elliptic curve, since generating an RSA key takes some tenths of a
 * second.
 * @param about its subject and extensions, as arguments of OpenSSL
 */
export function signItself(key: string, cert: string, ...about: string[]): void {
  const pair = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out", cert];
  execFileSync(openssl.path, ["req", "-x509", "-days", "1", ...pair, ...about], { stdio: "ignore" });
}

/** A certificate for 127.0.0.2, an address of this machine that requires encryption. */
export function certificate() {
  const path = folder();
  const [key, file] = [join(path, "key.pem"), join(path, "certificate.pem")];
  signItself(key, file, "-subj", "/CN=127.0.0.2", "-addext", "subjectAltName=IP:127.0.0.2");
  return { file, key: readFileSync(key), cert: readFileSync(file) };
}
