import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { settingsSchema } from "../config/settings-schema.ts";
import { BackupProblem } from "./backup-problem.ts";
import { dumpEmbedded, restoreEmbedded } from "./embedded-backup.ts";
import { type BackupKind, readEncrypted, writeEncrypted } from "./encrypted-file.ts";
import { dumpPostgres, restorePostgres } from "./postgres-backup.ts";
import { strings } from "./strings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const { DATABASE_URL, DATA_DIR } = settingsSchema(1).shape;

/**
 * Backs up or restores the database that the environment variables name, to or from the file that the arguments name.
 * @returns a message that says what was done
 * @throws BackupProblem with a message that says what to do
 */
export async function runBackup(command: string, given: readonly string[], environment: Environment): Promise<string> {
  const { file, overwrite } = parsed(command, given);
  const key = environment.BACKUP_KEY;
  if (!key) throw new BackupProblem(strings.noKey);
  const url = DATABASE_URL.parse(environment.DATABASE_URL || undefined);
  const dataDir = DATA_DIR.parse(environment.DATA_DIR || undefined);
  const kind: BackupKind = url === undefined ? "embedded" : "postgresql";
  if (command === "backup") {
    if (!overwrite && existsSync(file)) throw new BackupProblem(strings.fileExists(file));
    await writeEncrypted({ file, key, overwrite }, kind, url === undefined ? dumpEmbedded(dataDir) : dumpPostgres(url));
    return strings.backedUp(file);
  }
  await using backup = await readEncrypted(file, key);
  if (backup.kind !== kind) throw new BackupProblem(strings.otherKind(strings.kinds[backup.kind]));
  if (url !== undefined) {
    await restorePostgres(url, backup.content, overwrite);
    return strings.restored(file);
  }
  const aside = await restoreEmbedded(dataDir, backup.content, overwrite);
  return [strings.restored(file), ...(aside === undefined ? [] : [strings.keptAside(aside)])].join(" ");
}

function parsed(command: string, given: readonly string[]) {
  const usage = new BackupProblem(strings.usage(command));
  try {
    const options = { overwrite: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...given], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw usage;
    return { file, overwrite: values.overwrite };
  } catch {
    throw usage;
  }
}
