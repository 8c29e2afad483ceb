import type { Failure } from '../network-adapter.ts'
import type { HttpOutcome } from './http-client.ts'

type Titled = { title: string }

/** No reply, or one that says nothing about us: try the same again later. */
export const networkIsDown = ({ title }: Titled, code = 'unreachable'): Failure => ({
  kind: 'retryable',
  code,
  message: `${title} не отвечает. Мы повторим попытку сами.`,
  action: 'retry',
  isOutage: true,
})

export const rateLimited = ({ title, retryAt }: Titled & { retryAt?: Date }): Failure => ({
  kind: 'retryable',
  code: 'rate_limited',
  message: `${title} просит подождать: слишком много запросов. Мы повторим попытку сами.`,
  action: 'retry',
  ...(retryAt && { retryAt }),
})

export const signInAgain = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'reauth',
  code,
  message: `${title} больше не принимает наш доступ. Подключите аккаунт заново.`,
  action: 'reconnect',
})

export const scopesMissing = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'reauth',
  code,
  message: `${title} не дал нужных разрешений. Подключите аккаунт заново и отметьте все пункты.`,
  action: 'reconnect',
})

export const misconfigured = ({ title, code }: Titled & { code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `Подключение к ${title} настроено неверно. Напишите в поддержку.`,
  action: 'open_network',
})

/** Retry-After as seconds or as a date. */
function retryAfter({ headers, now }: { headers: Headers; now: Date }): Date | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const at = Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1000) : new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The part of a failure that is the same everywhere: silence, 429 and 5xx. Undefined means: read the body. */
export function commonFailure({
  outcome,
  title,
  now,
}: Titled & { outcome: HttpOutcome; now: Date }): Failure | undefined {
  if (outcome.kind === 'silent') return networkIsDown({ title }, outcome.reason)
  const { status, headers } = outcome.reply
  if (status === 429) {
    const retryAt = retryAfter({ headers, now })
    return rateLimited({ title, ...(retryAt && { retryAt }) })
  }
  return status >= 500 ? networkIsDown({ title }, `http_${status}`) : undefined
}

/** The person has to change something in the post. `why` goes on from a colon, without a full stop. */
export const contentRejected = ({
  title,
  code,
  why,
}: Titled & { code: string; why: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не принял публикацию: ${why}.`,
  action: 'edit',
})

/** Repeating helps, though not at once. */
export const tryLater = ({
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
