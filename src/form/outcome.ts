/** The parts that no form needs before it is sent or has failed, as one script. */
export { Again } from "./again.tsx";
export { Connection } from "./connection.tsx";
export { Answer, Recap } from "./recap.tsx";
export { showToast } from "./toast.tsx";
