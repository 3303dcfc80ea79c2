/** Messages of the commands `npm run backup` and `npm run restore`. */
export const strings = {
  usage: (command: string) => `Usage: BACKUP_KEY=… npm run ${command} -- FILE [--overwrite]`,
  backedUp: (file: string) => `The database was backed up to ${file}.`,
  restored: (file: string) => `The database was restored from ${file}.`,
  noKey:
    "Set BACKUP_KEY to an age key (age1… or AGE-SECRET-KEY-1…), or to a passphrase of at least 16 characters, and try again.",
  needsSecretKey: "You need the secret key to read a backup. Set BACKUP_KEY to AGE-SECRET-KEY-1… and try again.",
  wrongKey: (file: string) => `${file} can't be opened with this BACKUP_KEY.`,
  notBackup: (file: string) => `${file} isn't a backup.`,
  damaged: (file: string) => `${file} is incomplete or damaged. Nothing was restored.`,
  noFile: (file: string) => `The file ${file} doesn't exist.`,
  fileExists: (file: string) => `${file} already exists. Choose another name, or add --overwrite to replace it.`,
  notEmpty: "The database isn't empty. Add --overwrite to replace everything in it.",
  otherKind: (kind: string) =>
    `This is a backup of ${kind} database. Set DATABASE_URL and DATA_DIR to a database of the same kind, and try again.`,
  kinds: { embedded: "an embedded", postgresql: "a PostgreSQL" },
  noProgram: (program: string) =>
    `${program} wasn't found. Install PostgreSQL's client programs in the server's version or a later one, and try again.`,
  programFailed: (program: string, reason: string) => `${program} failed: ${reason}`,
  nothingThere: (folder: string) => `There is no database in ${folder}.`,
  keptAside: (folder: string) => `The previous database is now in ${folder}.`,
} as const;
