import { UserError } from '@kadr/domain/app-error'
import type { FastifyRequest } from 'fastify'

const findNul = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\u0000') ? path : findNul(item, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}

/** PostgreSQL text can't contain NUL: rejected before it reaches a query. */
export const refuseNul = async (request: FastifyRequest): Promise<void> => {
  for (const part of [request.params, request.query, request.body]) {
    const field = findNul(part, '')
    if (field === undefined) continue
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'Уберите невидимые символы',
      ...(field && { field }),
    })
  }
}
