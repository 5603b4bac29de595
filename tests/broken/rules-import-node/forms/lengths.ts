import type { Stats } from "node:fs";
import {
  readFileSync,
} from "node:fs";
import "path";
import { nights } from "./months";

export const size = ({ size }: Stats) => size;
export const stay = () => readFileSync("nights").length * nights;
