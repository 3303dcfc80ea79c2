/** Says in a sentence for the operator why a backup or restore was not done. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}
