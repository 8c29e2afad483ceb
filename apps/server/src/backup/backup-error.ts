/** Why a copy can't be made, read or restored; the message is Russian and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
