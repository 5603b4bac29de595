/**
 * React's development build takes a stack trace of each element that is created, ten thousand times a second, for the
 * "owner stack" of its warnings: a fifth of the time of tests that draw forms. It warns all the same once it has taken
 * enough, which it is told here before each test file; a version that does not count them is left alone.
 */
import * as React from "react";

const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  // React resets the count each second.
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.MAX_VALUE, set: () => undefined });
