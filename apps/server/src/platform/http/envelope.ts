import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  errorBodyOf,
} from '@kadr/contract/base/errors'
import { isIdempotent } from '@kadr/contract/base/idempotency'
import type { Route } from '@kadr/contract/base/route'
import { needsSecondFactor } from '@kadr/domain/operations/second-factor'
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
  'TOKEN_IN_ADDRESS',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
]

/** All errors of a route: its own, and the common ones of its access and method. */
export const errorCodesOf = (route: Route): ReadonlySet<ErrorCode> => {
  const codes = new Set<ErrorCode>([...ALWAYS, ...(route.errors ?? [])])
  if (route.access !== 'public' && route.access !== 'optional') codes.add('UNAUTHORIZED')
  if (route.access === 'workspace') codes.add('NOT_FOUND').add('FORBIDDEN')
  if (route.access === 'installation') {
    codes.add('NOT_FOUND')
    if (needsSecondFactor(route.action)) codes.add('SECOND_FACTOR_REQUIRED')
  }
  if (route.proof) codes.add('PROOF_REQUIRED')
  if (route.version === 'v1') codes.add('INSUFFICIENT_SCOPE')
  if (isIdempotent(route)) codes.add('KEY_REUSED').add('CONFLICT')
  // Clients may send a body even where none is expected.
  if (route.method !== 'GET') codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE')
  return codes
}

const successOf = ({ file, events, data }: Route) => {
  if (events) return eventsSchema(events)
  return file ? fileSchema({ types: file, data }) : successSchema(data)
}

const failureSchemas = new Map<string, ReturnType<typeof errorBodyOf>>()

/** Cache: hundreds of routes share the same few sets of errors, and building a schema is slow. */
const failureSchema = (codes: readonly ErrorCode[]) => {
  const key = codes.join()
  const schema = failureSchemas.get(key) ?? errorBodyOf(codes)
  failureSchemas.set(key, schema)
  return schema
}

/** Response schemas by status: one success, and every error the route can return. */
export const responseSchemas = (route: Route): Record<number, unknown> => {
  const byStatus = Map.groupBy(errorCodesOf(route), statusOf)
  const failures = [...byStatus].map(([status, codes]) => [status, failureSchema(codes)])
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
  code: ErrorCode
  message: string
  field?: string | undefined
}): ErrorBody => ({
  success: false,
  error: { code, message, ...(field !== undefined && { field }) },
})

export const statusOf = (code: ErrorCode): number => ERROR_STATUS[code]
