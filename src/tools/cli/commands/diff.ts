/** `diff`: what a schema change means for pages that are already open, and for consumers of the leads. */
import { changesOf } from "../../diff/sides.ts";
import { worstOf } from "../../diff/verdicts.ts";
import { json, type Register } from "../command.ts";
import { sidesAt } from "../sides.ts";

export const diff: Register = (program, run) => {
  program
    .command("diff")
    .summary("the consequences of a schema change")
    .description(
      "Compares two schemas: compatible, stricter (some of what open pages send is rejected) or breaking (all of it is, or leads change their shape); what a form's own rules do is not compared. A side is a form's name, a file, or revision:form, as in HEAD~1:contact, each with its UI document, which decides default limits.",
    )
    .argument("<old>", "the old schema")
    .argument("<new>", "the new schema")
    .option(...json)
    .action((before: string, after: string, options: { json?: boolean }) =>
      run(async (terminal) => {
        const changes = changesOf(...sidesAt(terminal.root, before, after));
        const verdict = worstOf(changes);
        const { bold, dim, green, red, yellow } = terminal.colors;
        const tints = { compatible: green, unknown: yellow, stricter: yellow, breaking: red };
        if (options.json) await terminal.json({ verdict, changes }, 2);
        else {
          for (const { verdict: own, pointer, change, pages, readers } of changes) {
            await terminal.line(`${tints[own](own.padEnd(10))} ${pointer || "/"}: ${change}`);
            await terminal.line(dim(`           open pages: ${pages}; readers of leads: ${readers}`));
          }
          await terminal.line(bold(changes.length === 0 ? "no change" : `in all: ${verdict}`));
        }
        return verdict === "compatible" ? 0 : 1;
      }),
    );
};
