import type { FakeReply } from '../fake-network.ts'

/** VK answers 200 always, with the error in the body. Words are those of its schema of errors. */
const MESSAGES = {
  1: 'Unknown error occurred',
  3: 'Unknown method passed',
  5: 'User authorization failed',
  6: 'Too many requests per second',
  8: 'Invalid request',
  9: 'Flood control',
  10: 'Internal server error',
  14: 'Captcha needed',
  15: 'Access denied',
  27: 'Group authorization failed',
  100: 'One of the parameters specified was missing or invalid',
  103: 'Out of limits',
  104: 'Not found',
  118: 'Invalid server',
  121: 'Invalid hash',
  203: 'Access to group denied',
  204: 'Access denied',
  210: "Access to wall's post denied",
  211: "Access to wall's comment denied",
  212: 'Access to post comments denied',
  213: 'Access to status replies denied',
  214: 'Access to adding post denied',
  243: 'Comment has not been deleted',
  1051: 'Method is not available for this profile type',
  1117: 'Access token has expired',
  1600: 'Story has already expired',
} as const

export type VkErrorCode = keyof typeof MESSAGES

/** A refusal: handlers throw it out of any depth. */
export class VkProblem extends Error {
  readonly code: VkErrorCode
  readonly extra: Readonly<Record<string, unknown>>
  constructor(code: VkErrorCode, detail = '', extra: Readonly<Record<string, unknown>> = {}) {
    super(detail ? `${MESSAGES[code]}: ${detail}` : MESSAGES[code])
    this.code = code
    this.extra = extra
  }
}

export const refuse = (
  code: VkErrorCode,
  detail?: string,
  extra?: Readonly<Record<string, unknown>>,
): never => {
  throw new VkProblem(code, detail, extra)
}

export function demand(condition: unknown, code: VkErrorCode, detail?: string): asserts condition {
  if (!condition) refuse(code, detail)
}

export const badParam = (detail: string): never => refuse(100, detail)

export const vkOk = (response: unknown): FakeReply => ({ status: 200, json: { response } })

/** `request_params` repeats what was sent, but for the token. */
export const vkError = (
  { code, message, extra }: VkProblem,
  params: Readonly<Record<string, string>> = {},
): FakeReply => ({
  status: 200,
  json: {
    error: {
      inner_type: 'base_error',
      error_code: code,
      error_msg: message,
      request_params: Object.entries(params)
        .filter(([key]) => key !== 'access_token')
        .map(([key, value]) => ({ key, value })),
      ...extra,
    },
  },
})
