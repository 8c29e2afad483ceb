import { UserError } from '@kadr/domain/base/app-error'
import type { FastifyRequest } from 'fastify'
import type { HttpServer } from '../fastify-types.ts'

/** Deeper than any document of ours. Parsers and validators recurse, so depth costs stack. */
const MAX_DEPTH = 64

type BodyFault = { field: string; reason: 'nul' | 'deep' }
type Node = { value: unknown; path: string; depth: number }

const faultOf = ({ value, path, depth }: Node): BodyFault | undefined => {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? { field: path, reason: 'nul' } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === MAX_DEPTH) return { field: path, reason: 'deep' }
  const hasNulKey = Object.keys(value).some((key) => key.includes('\u0000'))
  return hasNulKey ? { field: path, reason: 'nul' } : undefined
}

const childrenOf = ({ value, path, depth }: Node): Node[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, item]) => ({
        value: item,
        path: path ? `${path}.${key}` : key,
        depth: depth + 1,
      }))
    : []

/** Walks without recursion: the depth is up to the caller. */
const findFault = (root: unknown): BodyFault | undefined => {
  const waiting: Node[] = [{ value: root, path: '', depth: 0 }]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const found = faultOf(node)
    if (found) return found
    for (const child of childrenOf(node)) waiting.push(child)
  }
  return undefined
}

const MESSAGES = { nul: 'Уберите невидимые символы', deep: 'Слишком много вложенных уровней' }

/** A raw body has NUL as a byte, or as an escape of JSON. */
const hasRawNul = (body: Buffer) => body.includes(0) || body.includes('\\u0000')

const faultIn = (part: unknown): BodyFault | undefined => {
  if (!Buffer.isBuffer(part)) return findFault(part)
  return hasRawNul(part) ? { field: '', reason: 'nul' } : undefined
}

const assertStorable = ({ params, query, body, routeOptions }: FastifyRequest) => {
  const takesNul = routeOptions.config.takesNul === true
  for (const part of [params, query, body]) {
    const found = faultIn(part)
    if (!found || (takesNul && found.reason === 'nul')) continue
    const { field, reason } = found
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: MESSAGES[reason],
      ...(field && reason === 'nul' && { field }),
    })
  }
}

/**
 * PostgreSQL text can't contain NUL: rejected before it reaches a query, like excessive nesting, for every route that is
 * added after it.
 */
export const refuseUnstorable = (app: HttpServer): void => {
  app.addHook('preValidation', async (request) => assertStorable(request))
}
