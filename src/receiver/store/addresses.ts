/** How long each address of a host is tried. */
import {
  getDefaultAutoSelectFamilyAttemptTimeout as current,
  setDefaultAutoSelectFamilyAttemptTimeout,
} from "node:net";

/** In milliseconds: long enough for a lost packet to be sent again. */
const patience = 2_000;

/**
 * Makes this process try each address of a host for two seconds. Node gives up all but the last after a quarter of a second: a host
 * on another continent that also has an IPv6 address, which this machine cannot reach, would never be reached at all.
 */
export const tryEachAddress = (): void => setDefaultAutoSelectFamilyAttemptTimeout(Math.max(current(), patience));
