/** `schema`: a form's contract for other tools. */
import { publishedSchema } from "../../../engine/rules/published.ts";
import { json, oneForm, type Register } from "../command.ts";
import { readForms } from "../load.ts";

export const schema: Register = (program, run) => {
  program
    .command("schema")
    .summary("the contract as plain JSON Schema")
    .description(
      "Writes the schema of bodies, in draft-07, or in 2019-09 if it needs newer keywords: references resolved and every text limited, for ajv-cli, check-jsonschema or any other tool. The build writes the same to dist/schemas/.",
    )
    .argument(...oneForm)
    .option(...json)
    .action((name: string) =>
      run(async (terminal) => {
        const { project, forms } = readForms(terminal, [name], false);
        for (const form of forms) await terminal.json(publishedSchema(form, project.shared), 2);
        return 0;
      }),
    );
};
