import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@kadr/contract/base/errors'
import { AppError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'
import { isDiskFull } from '@kadr/kit/node/disk-full'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseDown } from '../../db/connection.ts'
import { runAsWork } from '../telemetry/work-scope.ts'
import { failure, statusOf } from './envelope.ts'
import { fieldNameOf } from './field-names.ts'
import { isOfPublicApi, problemOf, sendProblem } from './v1/problem.ts'

type Failure = { code: ErrorCode; message: string; field?: string | undefined }

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The name of a field nobody knows, below the path of what it stands in. */
const strangerOf = (params: object | undefined) => {
  const [key] = params && 'keys' in params && Array.isArray(params.keys) ? params.keys : []
  return typeof key === 'string' ? `/${key}` : ''
}

type Issue = { part: string | undefined; path: string; message: string }

/** Names only fields the person typed: an id in a URL is part of a link. */
const fromValidation = ({ part, path, message }: Issue): Failure => {
  const parts = path.split('/').filter(Boolean)
  const field = parts.join('.')
  const code = 'VALIDATION_FAILED'
  if (part === 'params') {
    return { code, message: 'Неверная ссылка: проверьте адрес', field }
  }
  if (!field) return { code, message: `Запрос не принят: ${lowerFirst(message)}` }
  const name = fieldNameOf(parts)
  if (name === undefined)
    return { code, message: `Запрос не принят: ${lowerFirst(message)}`, field }
  return { code, message: `Поле ${quote(name)}: ${lowerFirst(message)}`, field }
}

/** Errors raised by Fastify before a handler runs, by their status. */
const EDGE_FAILURES: Record<number, Failure> = {
  400: { code: 'VALIDATION_FAILED', message: 'Запрос не удалось разобрать' },
  404: { code: 'NOT_FOUND', message: 'Такого адреса нет' },
  408: { code: 'VALIDATION_FAILED', message: 'Запрос не пришёл вовремя' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'Запрос слишком большой' },
  414: { code: 'VALIDATION_FAILED', message: 'Слишком длинный адрес' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Ожидается JSON' },
  431: { code: 'VALIDATION_FAILED', message: 'Слишком длинные заголовки' },
}

const STATUS_BY_PARSER_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What the HTTP parser of Node refuses before there is a request. */
export const refuseMalformed = (error: Error & { code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_BY_PARSER_CODE[error.code ?? ''] ?? 400
  const body = JSON.stringify(failure(EDGE_FAILURES[status] ?? INTERNAL))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

const INTERNAL: Failure = {
  code: 'INTERNAL',
  message: 'Что-то сломалось у нас. Мы уже знаем об этом, попробуйте позже',
}

/** By it the lines of the log are found, when somebody writes about it. */
const withNumber = ({ message, ...rest }: Failure, id: string): Failure => ({
  ...rest,
  message: joinSentences([message, `Номер ошибки: ${id}`]),
})

const UNAVAILABLE: Failure = {
  code: 'UNAVAILABLE',
  message: 'База данных не отвечает. Попробуйте через минуту',
}

/** Uploads return it too. */
export const STORAGE_FULL: Failure = {
  code: 'STORAGE_FULL',
  message: 'На сервере закончилось место. Попробуйте позже: мы уже знаем об этом',
}

const edgeStatusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500

const describe = (error: unknown): Failure => {
  if (error instanceof AppError) {
    return { code: error.code, message: error.userMessage, field: error.field }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const { instancePath, message = '' } = first ?? {}
    const path = `${instancePath ?? ''}${strangerOf(first?.params)}`
    const { validationContext: part } = error
    return fromValidation({ part, path, message })
  }
  const status = edgeStatusOf(error)
  if (status >= 500) {
    if (isDiskFull(error)) return STORAGE_FULL
    return isDatabaseDown(error) ? UNAVAILABLE : INTERNAL
  }
  return EDGE_FAILURES[status] ?? { code: 'VALIDATION_FAILED', message: 'Запрос не принят' }
}

/** An error missing from the contract is a bug: clients can't handle it. */
const isUndeclared = (request: FastifyRequest, code: ErrorCode) => {
  const { errorCodes } = request.routeOptions.config
  return errorCodes !== undefined && !errorCodes.has(code)
}

const answerError = ({
  error,
  request,
  reply,
  isStrict,
  publicUrl,
}: {
  error: unknown
  request: FastifyRequest
  reply: FastifyReply
  isStrict: boolean
  publicUrl: string
}) => {
  let described = describe(error)
  if (isUndeclared(request, described.code)) {
    const { method, url } = request.routeOptions
    request.log.error({ errorCode: described.code, method, route: url }, 'http.undeclared_error')
    const message = `${method} ${url} does not declare ${described.code}`
    if (isStrict) described = { code: 'INTERNAL', message }
  }
  const status = statusOf(described.code)
  // An unavailable network is reported to the user; it is not a failure of this server.
  const isOurFault = status >= 500 && !(error instanceof AppError)
  if (isOurFault) {
    request.log.error({ err: error }, 'http.request_failed')
    described = withNumber(described, request.id)
  } else request.log.debug({ errorCode: described.code }, 'http.request_refused')
  if (isOfPublicApi(request)) {
    const problem = problemOf({ publicUrl, requestId: request.id, ...described })
    return sendProblem({ reply, problem })
  }
  return (
    reply
      .status(status)
      .type('application/json')
      // Bypasses the route's schema, which would turn an undeclared error into another one.
      .serializer(JSON.stringify)
      .send(failure(described))
  )
}

export const createErrorHandler =
  ({ isStrict, publicUrl }: { isStrict: boolean; publicUrl: string }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    runAsWork({ requestId: request.id }, () =>
      answerError({ error, request, reply, isStrict, publicUrl }),
    )
