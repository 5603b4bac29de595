/**
 * The script for browsers without module support: none of our other scripts run there, so a form says that it cannot be sent, as
 * the loader does when a script fails to load.
 */
import { type Data, silent } from "../page-state.ts";

(document.documentElement.dataset as Data).phase = silent;
