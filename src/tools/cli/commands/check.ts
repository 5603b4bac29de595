/** `check`: reports problems in documents and fixtures, before anything is built from them. */
import { readAnyway, soundForms } from "../../../content/read.ts";
import { type Problem, warningText } from "../../../engine/check/problem.ts";
import { warningsOf } from "../../../engine/check/warnings.ts";
import { checkFixtures } from "../../fixtures/check.ts";
import { json, type Register, someForms } from "../command.ts";
import { chosen, isAbout } from "../load.ts";
import { count, problemsText } from "../terminal.ts";

export const check: Register = (program, run) => {
  program
    .command("check")
    .summary("problems in the documents and fixtures")
    .description(
      "Reads every document: syntax, keywords, references, rules, messages, patterns, widgets, routes; then every fixture.",
    )
    .argument(...someForms)
    .option(...json)
    .action((names: string[], options: { json?: boolean }) =>
      run(async (terminal) => {
        const { project, problems: found } = readAnyway(terminal.root);
        const sound = soundForms({ ...project, forms: chosen(project, names) }, found);
        const all = [...found, ...checkFixtures(terminal.root, project, sound)];
        const problems = all.filter((problem) => isAbout(names, problem, project));
        const isAsked = (warning: Problem) => isAbout(names, warning, project);
        const warnings = sound.length > 0 ? warningsOf(project, sound).filter(isAsked) : [];
        if (options.json) await terminal.json({ problems, warnings }, 2);
        else for (const warning of warnings) terminal.note(`${warningText(warning)}\n`);
        if (options.json) return problems.length > 0 ? 1 : 0;
        if (problems.length > 0) terminal.note(problemsText(problems));
        else {
          const forms = count(names.length || project.forms.length, "form");
          const pages = count(project.pages.length, "page");
          await terminal.line(`Documents: ${forms} and ${pages}, no mistakes`);
        }
        return problems.length > 0 ? 1 : 0;
      }),
    );
};
