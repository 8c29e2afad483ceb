import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../../config/config.ts'

/** Exact paths only: wildcards cost half the speed. Bodies are never logged at all. */
const SECRET_PATHS = [
  'headers.authorization',
  'headers.cookie',
  'headers["x-telegram-init-data"]',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-telegram-init-data"]',
  'token',
  'refreshToken',
  'code',
  'state',
  'initData',
  'password',
]

/** Drivers hang whole connections on their errors; only what helps is written. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message,
    stack,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

export const createLog = ({
  config,
  destination,
}: {
  config: Pick<Config, 'logLevel'>
  destination?: DestinationStream
}): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_PATHS, censor: '[скрыто]' },
      serializers: {
        err: describeError,
        // Addresses may carry codes and tokens; the route's template says enough.
        req: () => undefined,
        res: () => undefined,
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
