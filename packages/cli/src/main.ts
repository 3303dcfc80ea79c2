import { engineVersion } from "@rewright/engine/version";
import { type Command, parseCommand } from "./command.ts";
import { help } from "./help.ts";
import { complain, OutputError, print } from "./output.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

/** Runs the command that the arguments name. Resolves to the exit status. */
export async function main(args: readonly string[], streams: Streams): Promise<number> {
  // Without a listener a failed write would end the process: `print` reports its own, and one about the command is lost.
  for (const stream of [streams.stdout, streams.stderr]) stream.on("error", () => {});
  try {
    return await run(parseCommand(args), streams);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(streams.stderr, error.message.replaceAll(/\s*\n\s*/g, " "));
      return 2;
    }
    if (!(error instanceof OutputError)) throw error;
    // A reader that has seen enough, such as `head`, is no failure; a full disk is one.
    if (error.cause.code === "EPIPE") return 0;
    complain(streams.stderr, error.message);
    return 1;
  }
}

/** Runs a command, and loads only the modules that it needs. */
async function run(command: Command, streams: Streams): Promise<number> {
  switch (command.name) {
    case "humanize":
      if (command.server) {
        return (await import("./humanize-on-server.ts")).humanizeOnServer(command, command.server, streams);
      }
      return (await import("./humanize.ts")).humanize(command, streams);
    case "alternatives":
      return (await import("./list-alternatives.ts")).listAlternatives(command, streams);
    case "detect":
      return (await import("./judge.ts")).judge(command, streams);
    case "parse":
      return (await import("./print-parse.ts")).printParse(command, streams);
    case "help":
      await print(streams.stdout, help);
      return 0;
    case "version":
      await print(streams.stdout, `${engineVersion}\n`);
      return 0;
  }
}
