/** The texts inside a form: in the browser, and wherever a form is drawn. */

/**
 * The texts inside a form. A browser build inlines them at their uses (src/build/scripts/spoken.ts), so each must be a value, or a
 * function of its arguments only.
 */
export interface InsideWords {
  /** The locale for Intl; the browser's own if undefined. */
  locale: string | undefined;
  /** Whether labels have singulars by English rules: an entry of "Guests" is a "Guest". */
  hasSingular: boolean;
  /** Whether a label is lowercased inside a sentence. */
  isLowered: boolean;
  /** Separates a label from what follows it, and words from each other. */
  colon: string;
  comma: string;
  yes: string;
  no: string;
  types: { [type: string]: string };
  /** What a text is by its format; null, if it is none. */
  formats: { [format: string]: string };
  dateTime: string;
  option: (number: number) => string;
  theForm: string;
  unfit: (label: string) => string;
  noName: (key: string) => string;
  noField: (path: string) => string;
  enterName: string;
  /** A date as Intl formats it, as it is written: "1er janvier" in French, where Intl leaves the 1 bare. */
  dated: (text: string) => string;
  fileSize: (amount: number, unit: "bytes" | "kB" | "MB") => string;
  network: string;
  unexpected: string;
  error: string;
  optional: string;
  needed: string;
  /** Replaces the privacy sentence of src/site.ts, and its link. */
  privacy: string | undefined;
  privacyLink: string | undefined;
  problem: string;
  pleaseSelect: string;
  weAnswer: (time: string) => string;
  /** Around the date by which an answer is due. */
  dueBefore: string;
  dueAfter: string;
  youSent: string;
  print: string;
  sendAnother: string;
  /** Around the email address and phone number that are offered when sending fails. */
  keptBefore: string;
  keptBetween: string;
  keptAfter: string;
  /** The area of the toasts, and what closes one. */
  toasts: { label: string; close: string };
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
  /** The total of all files of a form, before they are picked, and why one was not added. */
  filesTogether: (size: string) => string;
  /** Content types by what comes before the slash, as in "not of type image". */
  fileKinds: { [kind: string]: string };
  unreadable: string;
  notOfType: (type: string) => string;
  largerThan: (size: string) => string;
  moreTogether: (size: string) => string;
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
  /** About the fields that a deep link has filled in. */
  filledIn: (labels: string) => string;
  /** Before the texts from a draft of an older version of the form for which this one has no field. */
  unplaced: string;
  /** About the link that continues the form on another device: its expiry date and status. */
  elsewhereUntil: (day: string) => string;
  elsewhereMade: string;
  elsewhereNothing: string;
  elsewhereOffline: string;
  elsewhereFailed: string;
  elsewhereTooLong: string;
  elsewhereCopied: string;
  elsewhereDeleted: string;
  /** About such a link that was followed. */
  elsewhereGone: string;
  elsewhereBroken: string;
  elsewhereNotFetched: string;
  elsewhereReplace: string;
}
