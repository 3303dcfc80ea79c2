import { engineVersion } from "@rewright/engine";
import { type Command, parseCommand } from "./command.ts";
import { help } from "./help.ts";
import { humanize } from "./humanize.ts";
import { judge } from "./judge.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { endWhenOutputFails, print } from "./output.ts";
import { UsageError } from "./usage-error.ts";

/** Runs the command that the arguments describe; resolves to the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  endWhenOutputFails();
  try {
    return await run(parseCommand(args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`rewright: ${error.message.replaceAll(/\s*\n\s*/g, " ")}`);
    return 2;
  }
}

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case "humanize":
      return humanize(command);
    case "alternatives":
      return listAlternatives(command);
    case "detect":
      return judge(command);
    case "help":
      await print(help);
      return 0;
    case "version":
      await print(`${engineVersion}\n`);
      return 0;
  }
}
