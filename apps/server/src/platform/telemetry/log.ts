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

/** A failed query carries its parameters, which may be tokens. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')

const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/** Drivers hang whole connections on their errors; only what helps is written. */
const describeError = (error: unknown): object => {
  const message = withoutParameters(messageOf(error))
  if (!(error instanceof Error)) return { message }
  const { name, stack, cause } = error
  return {
    type: name,
    message,
    ...(stack !== undefined && { stack: withoutParameters(stack) }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Written a little later, so that a request never waits for it. A reader that left is not an error. */
const openOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: false })
  output.on('error', () => undefined)
  return output
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
    destination ?? openOutput(),
  )
