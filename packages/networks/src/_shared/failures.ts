import type { HttpOutcome } from '@kadr/kit/http-client'
import type { Failure } from '../network-adapter.ts'

type Titled = { title: string }

/** No reply, or a reply unrelated to this account or post: retry later. */
export const createOutage = ({ title }: Titled, code = 'unreachable'): Failure => ({
  kind: 'retryable',
  code,
  message: `${title} не отвечает. Мы повторим попытку сами.`,
  action: 'retry',
  isOutage: true,
})

export const createRateLimit = ({ title, retryAt }: Titled & { retryAt?: Date }): Failure => ({
  kind: 'retryable',
  code: 'rate_limited',
  message: `${title} просит подождать: слишком много запросов. Мы повторим попытку сами.`,
  action: 'retry',
  ...(retryAt && { retryAt }),
})

export const createSignInRequired = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'reauth',
  code,
  message: `${title} больше не принимает наш доступ. Подключите аккаунт заново.`,
  action: 'reconnect',
})

export const createMissingScopes = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'reauth',
  code,
  message: `${title} не дал нужных разрешений. Подключите аккаунт заново и отметьте все пункты.`,
  action: 'reconnect',
})

export const createMisconfigured = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `Подключение к ${title} на этом сайте настроено неверно. Сообщите его владельцу.`,
  action: 'open_network',
})

/** Retry-After in seconds or as an HTTP date. */
function parseRetryAfter({ headers, now }: { headers: Headers; now: Date }): Date | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const at = Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1000) : new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Failures common to all networks: no reply, 429 and 5xx. Undefined: read the body. */
export function findCommonFailure({
  outcome,
  title,
  now,
}: Titled & { outcome: HttpOutcome; now: Date }): Failure | undefined {
  if (outcome.kind === 'silent') return createOutage({ title }, outcome.reason)
  const { status, headers } = outcome.reply
  if (status === 429) {
    const retryAt = parseRetryAfter({ headers, now })
    return createRateLimit({ title, ...(retryAt && { retryAt }) })
  }
  return status >= 500 ? createOutage({ title }, `http_${status}`) : undefined
}

/** The user has to change the post. `why` follows a colon and has no full stop. */
export const createContentRejection = ({
  title,
  code,
  why,
}: Titled & { code: string; why: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не принял публикацию: ${why}.`,
  action: 'edit',
})

/** Retryable, after a delay. */
export const createTransientFailure = ({
  code,
  message,
  retryAt,
}: {
  code: string
  message: string
  retryAt?: Date
}): Failure => ({
  kind: 'retryable',
  code,
  message,
  action: 'retry',
  ...(retryAt && { retryAt }),
})
