/** The features of React and React DOM that are removed from the browser's scripts (react-parts.ts). */

/** A feature of React that is removed. */
export interface Feature {
  name: string;
  /** Its exports of React and React DOM; its functions run only for these and for `written`. */
  exports: string[];
  /** Other uses in a source, as a pattern of compiled JSX. */
  written?: string;
  /** What a source can do instead. */
  instead?: string;
  /** A pattern of the names of its functions, and of the classes of its methods, in React DOM or, if stated, in React. */
  functions: string;
  of?: "react";
}

/** Matches a call that creates an element, up to its type. */
const element = "(?<![dD]ocument\\.)\\b(?:_?jsx(?:s|DEV)?|createElement)\\)?\\(";

/**
 * The features. Without them, a form's scripts are 15,600 bytes smaller as sent, and visitors notice no difference: errors are
 * caught, drafts restored, texts composed and forms hydrated as with all of React.
 */
export const leftOut: Feature[] = [
  {
    name: "view transitions",
    exports: ["ViewTransition", "addTransitionType"],
    // React waits for images only inside these.
    functions:
      "\\w*ViewTransition\\w*|preloadInstanceAndSuspendIfNeeded|maySuspendCommit|suspendInstance|onUnsuspendImg|estimate\\w+|" +
      "(?:recursivelyA|a)ccumulateSuspensey\\w+",
  },
  {
    name: "resource preloading",
    exports: ["prefetchDNS", "preconnect", "preload", "preloadModule", "preinit", "preinitModule"],
    functions: "prefetchDNS|preconnect(?:As)?|preload(?:Module)?|preinit(?:Style|Script|ModuleScript)",
  },
  {
    name: "actions and transitions",
    exports: ["useActionState", "useFormState", "useTransition", "useOptimistic", "useFormStatus", "requestFormReset"],
    // Components may have a property of this name.
    written: `${element}["'](?:form|button|input)["'],\\s*\\{(?:[^{}]|\\{[^{}]*\\})*?\\b(?:a|formA)ction:\\s*(?:async|function|\\()`,
    functions:
      "\\w*[aA]ctionState\\w*|handleActionReturnValue|onAction(?:Success|Error)|notifyActionListeners|start(?:Host)?Transition|" +
      "\\w+Optimistic\\w+|requestFormReset|recursivelyResetForms|scheduleReplayQueueIfNeeded|TransitionAwareHostComponent|" +
      "defaultOnDefaultTransitionIndicator",
  },
  {
    name: "fragment refs",
    exports: [],
    written: `${element}(?:\\w+\\.)?_?Fragment\\w*,\\s*\\{[^{}]*\\bref\\b`,
    functions:
      "FragmentInstance|isFragmentInstanceParent|(?:add|commit|delete|find|get)\\w*Fragment(?:Instance|Handle)\\w*|" +
      "traverseVisibleInstancesAndTextInstances",
  },
  {
    name: "document metadata and resources",
    exports: [],
    written:
      `${element}["'](?:(?:html|head|body|title|meta|link)["']|` +
      `(?:style|script)["'],\\s*\\{[^{}]*\\b(?:precedence|async)\\b)`,
    instead: "give an <svg> its name by aria-label, not by <title>",
    functions:
      "isHostHoistableType|(?:get|acquire|suspend|preload)Resource|preloadResourceAndSuspendIfNeeded|createHoistableInstance|" +
      "(?:un)?mountHoistable|getHydratableHoistableCache|insertSuspendedStylesheets|(?:resolve|release)SingletonInstance|" +
      "commitHostSingletonAcquisition",
  },
  {
    name: "Suspense",
    exports: ["Suspense"],
    functions:
      "updateSuspenseComponent|commitSuspenseHydrationCallbacks|pushPrimaryTreeSuspenseHandler|(?:init|update)SuspenseList\\w*|" +
      "findFirstSuspended|cutOffTailIfNeeded|retryDehydratedSuspenseBoundary|registerSuspenseInstanceRetry|" +
      "getSuspenseInstanceFromFiber|attachSuspenseRetryListeners",
  },
  {
    name: "visible Activity",
    exports: [],
    // src/form/warm-up.tsx uses it, but what it renders stays hidden.
    written: `${element}(?:\\w+\\.)?_?Activity\\w*,\\s*\\{(?!\\s*mode:\\s*["']hidden["'])`,
    functions:
      "recursivelyTraverse(?:Re|Dis)(?:appear|connect)\\w+|hideOrUnhide\\w+|pushDehydratedActivitySuspenseHandler|" +
      "retryActivityComponentWithoutHydrating|commitActivityHydrationCallbacks|canHydrateHydrationBoundary|" +
      "createFiberFromDehydratedFragment|clearHydrationBoundary",
  },
  {
    name: "deferred values",
    exports: ["useDeferredValue"],
    functions: "(?:mount|update)DeferredValueImpl|requestDeferredLane|markSpawnedDeferredLane",
  },
  {
    name: "beforeinput and composition events",
    exports: [],
    written: "\\bon(?:BeforeInput|Composition(?:Start|Update|End))(?:Capture)?\\b",
    functions: "get(?:Native|Fallback)BeforeInputChars|isFallbackCompositionEnd|getData(?:FromCustomEvent)?",
  },
  {
    name: "promises read during rendering",
    exports: ["use", "lazy"],
    // An asynchronous transition ends with its promise, which needs the listeners.
    functions: "use(?:Thenable)?|(?:trackUsed|unwrap)Thenable|resolveLazy|replaySuspendedUnitOfWork",
  },
  {
    name: "lazy components",
    exports: ["lazy"],
    of: "react",
    functions: "lazyInitializer",
  },
  {
    name: "the Children API",
    exports: ["Children"],
    of: "react",
    functions: "mapIntoArray",
  },
  {
    name: "the cache of the React Compiler",
    exports: [],
    written: "\\breact/compiler-runtime\\b",
    functions: "useMemoCache",
  },
  {
    name: "explicit hydration",
    exports: [],
    written: "\\bunstable_scheduleHydration\\b",
    functions: "attemptExplicitHydrationTarget",
  },
  // React no longer exports anything for it.
  {
    name: "findDOMNode",
    exports: [],
    written: "\\bfindDOMNode\\b",
    functions: "findCurrent(?:FiberUsingSlowPath|HostFiberImpl)",
  },
  {
    name: "component stacks",
    exports: [],
    written: "\\bcomponentStack\\b",
    functions: "getStackByFiberInDevAndProd",
  },
];

const theirs = /\/(react|react-dom-client)\.production\.js$/;

/** The features whose functions are in a file of React. */
export const featuresOf = (id: string): Feature[] =>
  leftOut.filter(({ of = "react-dom-client" }) => of === theirs.exec(id)?.[1]);
