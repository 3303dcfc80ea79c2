// The program behind `npm run backup -- FILE` and `npm run restore -- FILE`.
import { runBackup } from "./run-backup.ts";

const [command = "backup", ...given] = process.argv.slice(2);
try {
  console.log(await runBackup(command, given, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
