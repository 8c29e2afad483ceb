/** A start-up mistake a person can mend. Its message is one clear line, printed without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
