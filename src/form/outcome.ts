/** The components that a form needs only after a submission, as one script. */
export { Again } from "./again.tsx";
export { Connection } from "./connection.tsx";
export { Deadline, Recap } from "./recap.tsx";
export { showToast } from "./toast.tsx";
