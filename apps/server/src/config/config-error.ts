/** A startup error the user can fix. Its message is one line, printed without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
