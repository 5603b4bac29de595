/** What a form needs only after a submission, or after a new version went online, as one script. */

export { showUnplaced } from "../drafts/unplaced.ts";
export { Again } from "./again.tsx";
export { Connection } from "./connection.tsx";
export { Deadline, Recap } from "./recap.tsx";
export { showToast } from "./toast.tsx";
