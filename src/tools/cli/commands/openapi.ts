/** `openapi`: describes the endpoint for clients that post to it or read from it. */
import { json, type Register } from "../command.ts";
import { readForms } from "../load.ts";
import { openApiOf } from "../openapi.ts";

export const openapi: Register = (program, run) => {
  program
    .command("openapi")
    .summary("the endpoint and all bodies as OpenAPI 3.1")
    .description("Writes the endpoint, the body of every form and every response as an OpenAPI 3.1 document.")
    .option(...json)
    .action(() =>
      run(async (terminal) => {
        const { project, forms, isWhole } = readForms(terminal, [], false);
        await terminal.json(openApiOf({ ...project, forms }, terminal.world.env.VITE_LEADS_ENDPOINT), 2);
        return isWhole ? 0 : 1;
      }),
    );
};
