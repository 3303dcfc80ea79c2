/** Thrown if a backup or restore was not done. The message tells the operator why. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}
