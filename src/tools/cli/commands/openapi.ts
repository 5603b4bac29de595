/** `openapi`: describes the endpoint for clients that post to it or read from it. */
import { readChecked } from "../../../content/read.ts";
import { json, type Register } from "../command.ts";
import { openApiOf } from "../openapi.ts";

export const openapi: Register = (program, run) => {
  program
    .command("openapi")
    .summary("the endpoint and all bodies as OpenAPI 3.1")
    .description("Writes the endpoint, the body of every form and every response as an OpenAPI 3.1 document.")
    .option(...json)
    .action(() =>
      run(async (terminal) => {
        await terminal.json(openApiOf(readChecked(terminal.root), terminal.world.env.VITE_LEADS_ENDPOINT), 2);
        return 0;
      }),
    );
};
