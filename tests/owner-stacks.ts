/**
 * React's development build takes a stack trace of each element that is created, up to ten thousand a second, for the "owner
 * stacks" of its warnings: a fifth of the time of tests that render forms. Beyond that number it warns without them, so its
 * counter is pinned here before each test file; a version without the counter is left alone.
 */
import * as React from "react";

const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  // React resets the count each second.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.MAX_VALUE, set: () => undefined });
