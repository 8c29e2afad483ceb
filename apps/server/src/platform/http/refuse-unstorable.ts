import { UserError } from '@kadr/domain/app-error'
import type { FastifyRequest } from 'fastify'

/** Deeper than any document of ours. Parsers and validators recurse, so depth costs stack. */
const MAX_DEPTH = 64

type Found = { field: string; reason: 'nul' | 'deep' }
type Node = { value: unknown; path: string; depth: number }

const faultOf = ({ value, path, depth }: Node): Found | undefined => {
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
const findFault = (root: unknown): Found | undefined => {
  const waiting: Node[] = [{ value: root, path: '', depth: 0 }]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const found = faultOf(node)
    if (found) return found
    for (const child of childrenOf(node)) waiting.push(child)
  }
  return undefined
}

const MESSAGES = { nul: 'Уберите невидимые символы', deep: 'Слишком много вложенных уровней' }

/** PostgreSQL text can't contain NUL: rejected before it reaches a query, like nesting without end. */
export const refuseUnstorable = async (request: FastifyRequest): Promise<void> => {
  for (const part of [request.params, request.query, request.body]) {
    const found = findFault(part)
    if (!found) continue
    const { field, reason } = found
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: MESSAGES[reason],
      ...(field && reason === 'nul' && { field }),
    })
  }
}
