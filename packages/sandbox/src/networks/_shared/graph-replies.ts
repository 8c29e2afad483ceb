import type { FakeReply } from '../fake-network.ts'
import type { TokenProblem } from './grants.ts'

type GraphProblem = {
  status?: number
  code: number
  subcode?: number
  message: string
  isTransient?: boolean
  headers?: Readonly<Record<string, string>>
}

/** An error in Meta's Graph API format. */
export const createGraphError = (problem: GraphProblem): FakeReply => ({
  status: problem.status ?? 400,
  ...(problem.headers && { headers: problem.headers }),
  json: {
    error: {
      message: problem.message,
      type: 'OAuthException',
      code: problem.code,
      ...(problem.subcode && { error_subcode: problem.subcode }),
      ...(problem.isTransient && { is_transient: true }),
      fbtrace_id: 'AsandboxTraceId',
    },
  },
})

const TOKEN_PROBLEMS = {
  unknown: { message: 'Invalid OAuth access token - Cannot parse access token' },
  expired: { subcode: 463, message: 'Error validating access token: Session has expired' },
  revoked: {
    subcode: 458,
    message: 'Error validating access token: The user has not authorized application',
  },
}

export const createGraphTokenError = (problem: TokenProblem): FakeReply =>
  createGraphError({ code: 190, ...TOKEN_PROBLEMS[problem] })

export const createGraphScopeError = (scope: string): FakeReply =>
  createGraphError({
    status: 403,
    code: 10,
    message: `(#10) Application does not have permission for this action: ${scope}`,
  })

export const createGraphNotFound = (id: string): FakeReply =>
  createGraphError({
    code: 100,
    subcode: 33,
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  })

export const createGraphParamError = (message: string): FakeReply =>
  createGraphError({ code: 100, message: `(#100) ${message}` })

/** Meta signals rate limits with a 400 and the wait in a header, in minutes. */
export function createGraphFault(fault: {
  status: number
  retryAfterSeconds: number | undefined
}): FakeReply {
  if (fault.status !== 429) {
    return createGraphError({
      status: fault.status,
      code: 2,
      message: 'Service temporarily unavailable',
    })
  }
  const minutes = Math.ceil((fault.retryAfterSeconds ?? 0) / 60)
  return createGraphError({
    code: 4,
    message: '(#4) Application request limit reached',
    isTransient: true,
    headers: {
      'x-business-use-case-usage': JSON.stringify({
        app: [{ type: 'instagram', call_count: 100, estimated_time_to_regain_access: minutes }],
      }),
    },
  })
}
