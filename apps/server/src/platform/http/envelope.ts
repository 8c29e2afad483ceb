import { ERROR_STATUS, type ErrorBody, type ErrorCode, errorBody } from '@kadr/contract/errors'
import type { Route } from '@kadr/contract/route'
import * as z from 'zod/mini'

const successSchema = (data: Route['data']) => z.object({ success: z.literal(true), data })

const JSON_TYPE = 'application/json'

const fileSchema = ({ types, data }: { types: readonly string[]; data: Route['data'] }) => ({
  description: 'Файл',
  content: Object.fromEntries(
    types.map((type) => [type, { schema: type === JSON_TYPE ? data : z.any() }]),
  ),
})

const eventsSchema = (events: NonNullable<Route['events']>) => ({
  description: 'Поток событий: в каждой строке data одно из них',
  content: { 'text/event-stream': { schema: events } },
})

const ALWAYS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
]

const successOf = ({ file, events, data }: Route) => {
  if (events) return eventsSchema(events)
  return file ? fileSchema({ types: file, data }) : successSchema(data)
}

/** Answer schemas of a route by status: one success, and every failure it can give. */
export const responseSchemas = (route: Route): Record<number, unknown> => {
  const codes = [...ALWAYS, ...(route.errors ?? [])]
  if (route.access === 'user' || route.access === 'workspace') codes.push('UNAUTHORIZED')
  if (route.access === 'workspace') codes.push('NOT_FOUND', 'FORBIDDEN')
  // A body may come even where none is expected.
  if (route.method !== 'GET') codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  const failures = codes.map((code) => [ERROR_STATUS[code], errorBody])
  return {
    ...Object.fromEntries(failures),
    200: successOf(route),
  }
}

export const failure = ({
  code,
  message,
  field,
}: {
  code: string
  message: string
  field?: string | undefined
}): ErrorBody => ({
  success: false,
  error: { code, message, ...(field !== undefined && { field }) },
})

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code)

export const statusOf = (code: string): number => (isErrorCode(code) ? ERROR_STATUS[code] : 500)
