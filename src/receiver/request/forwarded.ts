/** The client's address behind proxies: each proxy appends the address of its own client to a list. */
import ipaddr from "ipaddr.js";
import { senderOf, withoutPort } from "./rate-limit.ts";

/** A network: its first address and the length of its prefix. */
type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The trusted proxies: a number of hops, counted from here, or networks. */
export type Trust = number | Network[];

/** Trust from `LEADS_TRUST_FORWARDED`: a number of proxies, or networks; undefined when it is neither. */
export function trustFrom(text: string): Trust | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(/[\s,]+/).filter(Boolean);
  if (networks.length === 0 || !networks.every((network) => ipaddr.isValidCIDR(network))) return undefined;
  return networks.map((network) => ipaddr.parseCIDR(network));
}

/** Whether any proxy is trusted. */
export const isTrusting = (trust: Trust | undefined): boolean =>
  (Array.isArray(trust) ? trust.length : (trust ?? 0)) > 0;

function isIn(networks: Network[], address: string): boolean {
  const text = withoutPort(address.trim());
  if (!ipaddr.isValid(text)) return false;
  const known = ipaddr.process(text);
  return networks.some((network) => network[0].kind() === known.kind() && known.match(network));
}

/**
 * The sender of a request for the rate limit: the first address, from here outwards, that is not a trusted proxy.
 * @param address the peer's address; an unknown one counts as a trusted proxy
 * @param forwarded the header `X-Forwarded-For`
 */
export function senderBehind(trust: Trust, address: string | undefined, forwarded: string | undefined) {
  const said = isTrusting(trust) ? (forwarded?.split(",").reverse() ?? []) : [];
  const way = [address, ...said];
  const isProxy = (one: string | undefined, index: number) =>
    one === undefined || (Array.isArray(trust) ? isIn(trust, one) : index < trust);
  const at = way.findIndex((one, index) => !isProxy(one, index));
  // If all are proxies, the outermost that is an address.
  const senders = at < 0 ? way.toReversed() : way.slice(0, at + 1).toReversed();
  return senders.map((one) => (one === undefined ? undefined : senderOf(one))).find(Boolean);
}
