import type { HttpOutcome } from '@kadr/kit/http-client'
import {
  createContentRejection,
  createMisconfigured,
  createMissingScopes,
  createOutage,
  createSignInRequired,
  createTransientFailure,
  findCommonFailure,
} from '../_shared/failures.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import { apiError } from './wire.ts'

export const TITLE = 'LinkedIn'
const title = TITLE

type Refusal = { status: number; codes: readonly string[]; text: string }

/** The failure in a reply; undefined on success. */
export function explain(outcome: HttpOutcome, now: Date): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status < 300) return undefined
  const common = findCommonFailure({ outcome, title, now })
  if (common?.code === 'rate_limited')
    return { ...common, retryAt: common.retryAt ?? getNextDay(now) }
  return common ?? explainRefusal(readRefusal(outcome))
}

/** Daily limits reset at midnight UTC. */
const getNextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

function readRefusal(outcome: HttpOutcome): Refusal {
  if (outcome.kind === 'silent') return { status: 0, codes: [], text: '' }
  const error = parseOr(apiError, outcome.reply.body)
  const details = error?.errorDetails?.inputErrors ?? []
  return {
    status: outcome.reply.status,
    codes: [error?.code, ...details.map(({ code }) => code)].filter((code) => code !== undefined),
    text: [error?.message, ...details.map(({ description }) => description)].join(' '),
  }
}

function explainRefusal({ status, codes, text }: Refusal): Failure {
  const code = codes[0]?.slice(0, 64) ?? `http_${status}`
  switch (status) {
    case 401:
      return createSignInRequired({
        title,
        code: code === 'EXPIRED_ACCESS_TOKEN' ? 'access_expired' : code,
      })
    case 403:
      // Observed by other products to be transient.
      return /resource is forbidden|Service Unavailable|Unable to obtain activity/i.test(text)
        ? createTransientFailure({
            code,
            message: 'LinkedIn отказал на время. Мы повторим попытку сами.',
          })
        : createMissingScopes({ title, code })
    case 426:
      return createMisconfigured({ title, code })
    case 400:
    case 413:
    case 422:
      return createContentRejection({ title, code, why: describeReason(codes) })
    default:
      return createOutage({ title }, code)
  }
}

function describeReason(codes: readonly string[]): string {
  if (codes.includes('DUPLICATE_POST')) return 'такая публикация недавно уже была'
  if (codes.includes('FIELD_LENGTH_TOO_LONG')) return 'текст слишком длинный'
  return 'проверьте текст и файлы'
}

/** The post named by a duplicate error. */
export function findDuplicate(outcome: HttpOutcome): string | undefined {
  const { status, codes, text } = readRefusal(outcome)
  if (status !== 422 || !codes.includes('DUPLICATE_POST')) return undefined
  return /urn:li:(?:share|ugcPost):\d+/.exec(text)?.[0]
}

export const noPages: Failure = {
  kind: 'permanent',
  code: 'no_pages',
  message:
    'У вас нет страниц компаний LinkedIn, которыми вы управляете как администратор. Попросите эту роль у владельца страницы и попробуйте снова.',
  action: 'open_network',
}

/** Comments need a permission of their own: signing in again would not help. */
export const commentNotAllowed: Failure = {
  kind: 'permanent',
  code: 'comment_not_allowed',
  message:
    'Пост вышел, но LinkedIn не разрешает нашему приложению комментировать. Добавьте первый комментарий в LinkedIn.',
  action: 'open_network',
}

export const isDenied = (outcome: HttpOutcome): boolean => {
  const { status, codes } = readRefusal(outcome)
  return status === 403 && codes.includes('ACCESS_DENIED')
}

export const createUploadExpired = (): Failure =>
  createTransientFailure({
    code: 'upload_expired',
    message: 'LinkedIn прервал загрузку. Мы загрузим файл ещё раз.',
  })

export const createMixedMedia = (): Failure =>
  createContentRejection({
    title,
    code: 'media_mixed',
    why: 'можно приложить одно видео или до 20 изображений',
  })

export const createDocumentFailure = (): Failure =>
  createContentRejection({
    title,
    code: 'PROCESSING_FAILED',
    why: 'документ не удалось обработать',
  })

export const createVideoFailure = (): Failure =>
  createContentRejection({ title, code: 'PROCESSING_FAILED', why: 'видео не удалось обработать' })
