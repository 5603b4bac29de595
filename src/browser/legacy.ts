/**
 * What browsers get that know no modules, and only they: no other script of ours runs there, so a form says that it cannot
 * be sent, as the loader says where a script does not arrive.
 */
import { silent } from "../page-state.ts";

document.documentElement.className = silent;
