const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'])
/** SQLSTATE class 08: broken connection; 57P: server starting or stopping; 53: out of resources. */
const SERVER_CODES = /^(08|57P|53)/
const DRIVER_MESSAGES = /connection terminated|timeout exceeded when trying to connect/i

/** Whether the database was unreachable, as opposed to rejecting the query. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CONNECTION_CODES.has(code) || SERVER_CODES.test(code)) return true
  return DRIVER_MESSAGES.test(error.message) || isDatabaseDown(error.cause)
}
