import { cpus } from "node:os";

export const nights = cpus().length;
