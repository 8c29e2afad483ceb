const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'])
/** Class 08 is a broken connection, 57P a server that stops or starts, 53 one that is full. */
const SERVER_CODES = /^(08|57P|53)/
const DRIVER_MESSAGES = /connection terminated|timeout exceeded when trying to connect/i

/** Whether a failure says that the database could not be asked, rather than that the question was wrong. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CONNECTION_CODES.has(code) || SERVER_CODES.test(code)) return true
  return DRIVER_MESSAGES.test(error.message) || isDatabaseDown(error.cause)
}
