import { once } from "node:events";

/** Writes to standard output, and waits where the reader is slower than we are. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/**
 * A reader that has seen enough, such as `head`, ends the command without a complaint; output that cannot be written
 * for another reason, such as a full disk, ends it with one line and status 1.
 */
export function endWhenOutputFails(): void {
  process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit();
    console.error(`rewright: cannot write the output: ${message}`);
    process.exit(1);
  });
}
