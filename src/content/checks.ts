/** Maker: the problems of a project's documents. */
import { checkProject } from "../engine/check/project.ts";
import type { Project } from "../engine/define/documents.ts";
import { maker } from "./once/maker.ts";

export default maker((project: Project) => checkProject(project));
