import { hideApiTokens } from '@kadr/kit/node/api-token'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../../config/config.ts'
import { describeWork } from './work-scope.ts'

/** Exact paths only: wildcards halve the speed. Bodies are never logged. */
const SECRET_PATHS = [
  'headers.authorization',
  'headers.cookie',
  'headers["x-telegram-init-data"]',
  'headers["x-max-init-data"]',
  'headers["x-max-bot-api-secret"]',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-telegram-init-data"]',
  'req.headers["x-max-init-data"]',
  'req.headers["x-max-bot-api-secret"]',
  'token',
  'refreshToken',
  'code',
  'state',
  'initData',
  'password',
]

/** Errors of failed queries include their parameters, which may be tokens. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')

const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/** Drivers attach whole connections to their errors; only useful fields are logged. */
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

/** Asynchronous, so that requests do not wait for it. A closed pipe is not an error. */
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
      mixin: describeWork,
      formatters: { level: (label) => ({ level: label }) },
      // Tokens of the public API are known by their shape, wherever they stand.
      hooks: { streamWrite: hideApiTokens },
      redact: { paths: SECRET_PATHS, censor: '[скрыто]' },
      serializers: {
        err: describeError,
        // URLs may carry codes and tokens; the route's template is enough.
        req: () => undefined,
        res: () => undefined,
      },
    },
    destination ?? openOutput(),
  )
