import { ConfigError } from '../../config/config-error.ts'

const describe = (error: unknown) => {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.stack : String(error)
}

/** Errors the user can fix are printed as one line, others with their stack. */
export const reportFailure = (error: unknown): void => {
  process.stderr.write(`${describe(error)}\n`)
}

/** A value the program can't run without: exits with code 1 when it is missing. */
export const requireOrExit = <T>(load: () => T): T => {
  try {
    return load()
  } catch (error) {
    reportFailure(error)
    return process.exit(1)
  }
}
