import type { ErrorCode } from '@kadr/contract/base/errors'
import type { Problem } from '@kadr/contract/integrations/v1/problem'
import { codeOfProblem, PROBLEM_WORDS } from '@kadr/domain/integrations/problem-words'
import type { FastifyReply } from 'fastify'
import { statusOf } from '../envelope.ts'

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

export const isOfPublicApi = ({ url }: { url: string }) => /^\/api\/v1(?:[/?]|$)/.test(url)

const pointerOf = (field: string) =>
  `/${field
    .split('.')
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/')}`

/** A failure in the form of RFC 9457: what happened, where, and what to do. */
export const problemOf = ({
  publicUrl,
  code,
  message,
  field,
  requestId,
}: {
  publicUrl: string
  code: ErrorCode
  message: string
  field?: string | undefined
  requestId: string
}): Problem => {
  const { title, action } = PROBLEM_WORDS[code]
  const name = codeOfProblem(code)
  return {
    type: `${publicUrl}/developers/errors#${name}`,
    title,
    status: statusOf(code),
    detail: message,
    code: name,
    ...(field && { field, pointer: pointerOf(field) }),
    action,
    requestId,
  }
}

export const sendProblem = ({ reply, problem }: { reply: FastifyReply; problem: Problem }) => {
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem.code === 'insufficient_scope') {
    reply.header(
      'www-authenticate',
      `Bearer error="insufficient_scope", scope="${problem.field ?? ''}"`,
    )
  }
  return reply.status(problem.status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problem)
}
