import type { Route } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = (path: string) =>
  new RegExp(
    `^/api${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escapePattern(part)))
      .join('/')}$`,
  )

/** Distinguishes an unknown URL of the API (404) from a known one with the wrong method (405). */
export const createApiNotFound = (routes: readonly Route[]) => {
  const known = routes.map(({ method, path, version }) => ({
    method,
    pattern: patternOf(version ? `/${version}${path}` : path),
  }))
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length === 0) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
    }
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new UserError({
      code: 'METHOD_NOT_ALLOWED',
      userMessage: `Этот адрес не принимает метод ${request.method}`,
    })
  }
}
