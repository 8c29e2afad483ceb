import {
  commonFailure,
  contentRejected,
  misconfigured,
  networkIsDown,
  scopesMissing,
  signInAgain,
  tryLater,
} from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import { apiError } from './wire.ts'

export const TITLE = 'LinkedIn'
const title = TITLE

type Refusal = { status: number; codes: readonly string[]; text: string }

/** The failure a reply speaks of; undefined when it speaks of success. */
export function explain(outcome: HttpOutcome, now: Date): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status < 300) return undefined
  const common = commonFailure({ outcome, title, now })
  if (common?.code === 'rate_limited') return { ...common, retryAt: common.retryAt ?? nextDay(now) }
  return common ?? byRefusal(refusalOf(outcome))
}

/** Daily limits are counted from midnight UTC. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

function refusalOf(outcome: HttpOutcome): Refusal {
  if (outcome.kind === 'silent') return { status: 0, codes: [], text: '' }
  const error = parseOr(apiError, outcome.reply.body)
  const details = error?.errorDetails?.inputErrors ?? []
  return {
    status: outcome.reply.status,
    codes: [error?.code, ...details.map(({ code }) => code)].filter((code) => code !== undefined),
    text: [error?.message, ...details.map(({ description }) => description)].join(' '),
  }
}

function byRefusal({ status, codes, text }: Refusal): Failure {
  const code = codes[0]?.slice(0, 64) ?? `http_${status}`
  switch (status) {
    case 401:
      return signInAgain({ title, code: code === 'EXPIRED_ACCESS_TOKEN' ? 'access_expired' : code })
    case 403:
      // Other products saw these words pass by themselves.
      return /resource is forbidden|Service Unavailable|Unable to obtain activity/i.test(text)
        ? tryLater({ code, message: 'LinkedIn отказал на время. Мы повторим попытку сами.' })
        : scopesMissing({ title, code })
    case 426:
      return misconfigured({ title, code })
    case 400:
    case 413:
    case 422:
      return contentRejected({ title, code, why: whyOf(codes) })
    default:
      return networkIsDown({ title }, code)
  }
}

function whyOf(codes: readonly string[]): string {
  if (codes.includes('DUPLICATE_POST')) return 'такая публикация недавно уже была'
  if (codes.includes('FIELD_LENGTH_TOO_LONG')) return 'текст слишком длинный'
  return 'проверьте текст и файлы'
}

/** The post a refusal calls a duplicate of. */
export function duplicateOf(outcome: HttpOutcome): string | undefined {
  const { status, codes, text } = refusalOf(outcome)
  if (status !== 422 || !codes.includes('DUPLICATE_POST')) return undefined
  return /urn:li:(?:share|ugcPost):\d+/.exec(text)?.[0]
}

export const mediaMixed = (): Failure =>
  contentRejected({
    title,
    code: 'media_mixed',
    why: 'можно приложить одно видео или до 20 изображений',
  })

export const videoFailed = (): Failure =>
  contentRejected({ title, code: 'PROCESSING_FAILED', why: 'видео не удалось обработать' })
