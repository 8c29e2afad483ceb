import type { HttpClient, HttpRequest } from '@kadr/kit/http-client'
import { parseJson } from '@kadr/kit/parse-json'
import type * as z from 'zod/mini'
import { type CallFailureCode, PaymentProviderError } from '../failure.ts'
import type { WebhookRefusal } from '../provider.ts'

const USER_MESSAGES: Record<CallFailureCode, (title: string) => string> = {
  unreachable: (title) => `${title} не отвечает. Попробуйте через несколько минут.`,
  misconfigured: (title) =>
    `Оплата через ${title} на этом сайте настроена неверно. Сообщите его владельцу.`,
  not_found: (title) => `${title} не нашёл этот платёж. Сообщите владельцу сайта.`,
  key_reused: (title) => `${title} принял этот запрос с другими данными. Сообщите владельцу сайта.`,
  duplicate: (title) => `${title} только что получил такой же запрос. Повторите через минуту.`,
  refund_too_large: () => 'Вернуть можно не больше, чем осталось от платежа.',
  already_refunded: () => 'Этот платёж уже возвращён.',
  saving_refused: (title) => `${title} не сохраняет карты этого магазина. Оплатите без продления.`,
  rejected: (title) => `${title} не принял запрос. Сообщите владельцу сайта.`,
}

export const createCallError = (input: {
  title: string
  call: string
  code: CallFailureCode
  /** The provider's own code or the status. */
  detail: string
  isUncertain?: boolean
}): PaymentProviderError =>
  new PaymentProviderError({
    code: input.code,
    message: `${input.title}: ${input.call}: ${input.code} (${input.detail})`,
    userMessage: USER_MESSAGES[input.code](input.title),
    ...(input.isUncertain && { isUncertain: true }),
  })

/** A rejection with the provider's code. */
export type ExplainedRefusal = { code: CallFailureCode; detail: string }

const RETRYABLE = new Set([202, 408, 409, 425, 429])

/** One call. Throws PaymentProviderError unless the reply is a success of the expected shape. */
export async function requestJson<T>(input: {
  http: HttpClient
  title: string
  /** Method and path without ids, for logs. */
  call: string
  request: HttpRequest
  schema: z.ZodMiniType<T>
  explain(status: number, body: unknown): ExplainedRefusal
  /** A status below 500 whose body also has the expected shape: a declined card of Stripe. */
  readStatus?: number
}): Promise<T> {
  const { title, call } = input
  const isWrite = input.request.method !== 'GET'
  const outcome = await input.http(input.request)
  const fail = (code: CallFailureCode, detail: string, isUncertain = false) =>
    createCallError({ title, call, code, detail, isUncertain: isWrite && isUncertain })
  if (outcome.kind === 'silent') throw fail('unreachable', outcome.reason, true)
  const { status, body } = outcome.reply
  if (status >= 500 || RETRYABLE.has(status)) {
    throw fail('unreachable', `http_${status}`, status !== 429)
  }
  const isRead = (status >= 200 && status <= 299) || status === input.readStatus
  if (!isRead) {
    const { code, detail } = input.explain(status, body)
    throw fail(code, detail)
  }
  const parsed = input.schema.safeParse(body)
  if (parsed.success) return parsed.data
  if (status === input.readStatus) {
    const { code, detail } = input.explain(status, body)
    throw fail(code, detail)
  }
  throw fail('unreachable', 'unreadable_reply', true)
}

export const codeOfStatus = (status: number): CallFailureCode => {
  if (status === 401 || status === 403) return 'misconfigured'
  return status === 404 ? 'not_found' : 'rejected'
}

/** `Authorization` of a shop by its id and secret key. */
export const createBasicAuth = ({ user, password }: { user: string; password: string }): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Undefined when the body is not the expected notification. */
export function parseWebhookBody<T>(schema: z.ZodMiniType<T>, rawBody: Uint8Array): T | undefined {
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(rawBody)))
  return parsed.success ? parsed.data : undefined
}

export const refuseWebhook = (reason: WebhookRefusal['reason']): WebhookRefusal => ({
  ok: false,
  reason,
})
