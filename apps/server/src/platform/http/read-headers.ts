import { IDEMPOTENCY_HEADER } from '@kadr/contract/base/idempotency'
import type { FastifyRequest } from 'fastify'

export const readBearer = (request: FastifyRequest) =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const readHeader = (request: FastifyRequest, name: string) => {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? value[0] : value
}

/** The key by which a repeated write is known. */
export const readKey = (request: FastifyRequest) => readHeader(request, IDEMPOTENCY_HEADER)
