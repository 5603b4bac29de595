/** What a language says in a form itself: in a browser, and wherever a form is drawn. */

/**
 * What a form itself says. A browser has these in the place of their names (src/build/spoken.ts): so each of them is a value, or a
 * function of what it is given alone.
 */
export interface FormWords {
  /** What Intl is asked by; the browser's own language, when left undefined. */
  locale: string | undefined;
  /** The languages that the day and the hour of a deadline are said in. */
  day: string;
  hour: string;
  /** Whether English rules make one of several: "Guests" are each a "Guest". */
  hasSingular: boolean;
  /** Whether a label begins small inside a sentence. */
  isLowered: boolean;
  /** Between a label and what follows it; between several words. */
  colon: string;
  comma: string;
  yes: string;
  no: string;
  types: { [type: string]: string };
  option: (number: number) => string;
  theForm: string;
  unfit: (label: string) => string;
  noName: (key: string) => string;
  noField: (path: string) => string;
  enterName: string;
  fileSize: (amount: number, unit: "bytes" | "kB" | "MB") => string;
  network: string;
  unexpected: string;
  error: string;
  optional: string;
  needed: string;
  /** Replaces the sentence on privacy of src/site.ts, and its link. */
  privacy: string | undefined;
  privacyLink: string | undefined;
  problem: string;
  pleaseSelect: string;
  weAnswer: (time: string) => string;
  /** Around the day by which an answer comes. */
  dueBefore: string;
  dueAfter: string;
  youSent: string;
  print: string;
  sendAnother: string;
  /** Around the address and the telephone that are offered when sending fails. */
  keptBefore: string;
  keptBetween: string;
  keptAfter: string;
  tryAgain: string;
  online: string;
  offline: string;
  chooseOne: string;
  list: string;
  entry: string;
  add: (what: string) => string;
  remove: string;
  removeWhat: (what: string) => string;
  removeFrom: (file: string, label: string) => string;
  newEntry: string;
  newEntryInside: string;
  name: string;
  up: string;
  down: string;
  moveUp: (what: string) => string;
  moveDown: (what: string) => string;
  moved: (place: number, of: number) => string;
  copy: string;
  copyWhat: (what: string) => string;
  filesUpTo: (count: number, size: string) => string;
  fileUpTo: (size: string) => string;
  notOfType: (type: string) => string;
  largerThan: (size: string) => string;
  notAdded: (files: string, why: string) => string;
  notKept: string;
  sentWithMore: string;
  sentUnless: string;
  notAnswered: string;
  clear: string;
  clearWhat: (label: string) => string;
  step: (at: number, of: number) => string;
  stepNumber: (at: number) => string;
  check: string;
  goOn: string;
  back: string;
  notGiven: string;
  change: string;
  /** Of what a link has filled in. */
  filledIn: (labels: string) => string;
  /** Of a link that continues the form on another device: until when it works, and what became of it. */
  elsewhereUntil: (day: string) => string;
  elsewhereMade: string;
  elsewhereNothing: string;
  elsewhereOffline: string;
  elsewhereFailed: string;
  elsewhereTooLong: string;
  elsewhereCopied: string;
  elsewhereDeleted: string;
  /** Of one that was followed. */
  elsewhereGone: string;
  elsewhereBroken: string;
  elsewhereNotFetched: string;
  elsewhereReplace: string;
}
