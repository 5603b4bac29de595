/** Classes by which the scripts of a page tell its styles, and one another, how it is. Each is said here once. */

/** On `<html>`: the form's script is not there or has failed; what needs none is shown in its place. */
export const silent = "silent";

/** On `<html>`: the page answers a form post without script, and runs none itself. */
export const scriptless = "scriptless";

/** On `<html>`: the form was sent before its script was there, which sends it once it is. */
export const waiting = "waiting";

/** On the header: the pointer opens no menu until it moves again. */
export const quiet = "quiet";

/** On a menu, in browsers that know no popovers: it is open. */
export const open = "open";
