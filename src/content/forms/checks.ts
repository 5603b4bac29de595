/** Maker: the problems of a form, or of the documents that forms share. */
import { checkPart, type ProjectPart } from "../../engine/check/project.ts";
import { maker } from "../once/maker.ts";

export default maker((part: ProjectPart) => checkPart(part));
