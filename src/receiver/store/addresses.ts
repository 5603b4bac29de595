/** How long the addresses of a host are tried. */
import {
  getDefaultAutoSelectFamilyAttemptTimeout as current,
  setDefaultAutoSelectFamilyAttemptTimeout,
} from "node:net";

/** In milliseconds: long enough for a lost packet to be sent again. */
const patience = 2_000;

/**
 * Lets this process try each address of a host for two seconds. Node gives up all but the last after a quarter of one: where a host
 * has an IPv6 address, too, and this machine none, it would never be reached if it is as far away as another continent.
 */
export const tryEachAddress = (): void => setDefaultAutoSelectFamilyAttemptTimeout(Math.max(current(), patience));
