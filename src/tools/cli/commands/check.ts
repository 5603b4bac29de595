/** `check`: reports problems in documents and fixtures, before anything is built from them. */
import { mistakesIn, readChecked, readProject } from "../../../content/read.ts";
import { DocumentError, type Problem, warningText } from "../../../engine/check/problem.ts";
import { warningsOf } from "../../../engine/check/warnings.ts";
import { type Project, rulesFile, schemaFile, translationIn, uiFile } from "../../../engine/documents.ts";
import { checkFixtures } from "../../fixtures/check.ts";
import { fixtureFolder } from "../../fixtures/read.ts";
import { json, type Register } from "../command.ts";
import { chosen } from "../load.ts";
import { count, problemsText } from "../terminal.ts";

/** What was read: the project, if its documents could be read, and the problems found. */
function read(root: string): { project?: Project; problems: Problem[] } {
  try {
    const project = readProject(root);
    return { project, problems: mistakesIn(root, project) };
  } catch (error) {
    if (error instanceof DocumentError) return { problems: error.problems };
    throw error;
  }
}

/** Whether a problem concerns one of these forms: it is in their documents or fixtures, or in a shared file. */
function isAbout(names: string[], { file }: Problem, project?: Project): boolean {
  if (names.length === 0) return true;
  const others = project?.forms.map(({ name }) => name).filter((name) => !names.includes(name)) ?? [];
  return !others.some(
    (name) =>
      [schemaFile(name), uiFile(name), rulesFile(name)].includes(file) ||
      translationIn(file)?.name === name ||
      file.startsWith(`${fixtureFolder}/${name}/`),
  );
}

export const check: Register = (program, run) => {
  program
    .command("check")
    .summary("problems in the documents and fixtures")
    .description(
      "Reads every document: syntax, keywords, references, rules, messages, patterns, widgets, routes; then every fixture.",
    )
    .argument("[form...]", "forms by name; all when none is given")
    .option(...json)
    .action((names: string[], options: { json?: boolean }) =>
      run(async (terminal) => {
        const { project, problems: all } = read(terminal.root);
        if (project) chosen(project, names);
        const problems = all.filter((problem) => isAbout(names, problem, project));
        const isSound = project !== undefined && all.length === 0;
        if (isSound) {
          const filled = readChecked(terminal.root);
          problems.push(...checkFixtures(terminal.root, filled).filter((problem) => isAbout(names, problem, project)));
        }
        const warnings = isSound ? warningsOf(project).filter((warning) => isAbout(names, warning, project)) : [];
        if (options.json) await terminal.json({ problems, warnings }, 2);
        else for (const warning of warnings) terminal.note(`${warningText(warning)}\n`);
        if (options.json) return problems.length > 0 ? 1 : 0;
        if (problems.length > 0) terminal.note(problemsText(problems));
        else {
          const forms = count(names.length || (project?.forms.length ?? 0), "form");
          const pages = count(project?.pages.length ?? 0, "page");
          await terminal.line(`Documents: ${forms} and ${pages}, no mistakes`);
        }
        return problems.length > 0 ? 1 : 0;
      }),
    );
};
