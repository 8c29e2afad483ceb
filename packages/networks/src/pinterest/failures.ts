import type { HttpOutcome } from '@kadr/kit/http-client'
import {
  createContentRejection,
  createMissingScopes,
  createOutage,
  createSignInRequired,
  createTransientFailure,
  findCommonFailure,
} from '../_shared/failures.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import { apiError } from './wire.ts'

export const TITLE = 'Pinterest'
const title = TITLE

/** The failure in a reply; undefined on success. */
export function explain(outcome: HttpOutcome, now: Date): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status < 300) return undefined
  const common = findCommonFailure({ outcome, title, now })
  if (common || outcome.kind === 'silent') return common
  const { status, body } = outcome.reply
  const error = parseOr(apiError, body)
  const code = error ? `${status}_${error.code}` : `http_${status}`
  return explainStatus({ status, code, message: error?.message ?? '' })
}

function explainStatus(of: { status: number; code: string; message: string }): Failure {
  const { code, message } = of
  switch (of.status) {
    case 401:
      return createSignInRequired({ title, code: 'access_expired' })
    case 403:
      return createMissingScopes({ title, code })
    case 404:
      return createContentRejection({ title, code, why: 'доска не найдена, обновите список досок' })
    case 400:
      return explainBadRequest({ code, message })
    case 413:
      return createContentRejection({ title, code, why: 'файл слишком большой' })
    default:
      return createOutage({ title }, code)
  }
}

function explainBadRequest({ code, message }: { code: string; message: string }): Failure {
  if (/unable to reach the url/i.test(message)) {
    const text = 'Pinterest не смог забрать изображение. Мы повторим попытку сами.'
    return createTransientFailure({ code: 'url_unreachable', message: text })
  }
  const isCover = /cover_image/i.test(message)
  const why = isCover ? 'у видео нет обложки' : 'проверьте доску, тексты и файлы'
  return createContentRejection({ title, code, why })
}

const createUploadExpired = (): Failure =>
  createTransientFailure({
    code: 'upload_expired',
    message: 'Pinterest прервал загрузку. Мы загрузим видео ещё раз.',
  })

/** Refusals of S3 for the moment: temporary keys or a policy that expired, a connection that stalled. */
const EXPIRED = new Set(['ExpiredToken', 'RequestTimeout', 'RequestTimeTooSkewed', 'InvalidToken'])

/** The storage is not Pinterest: its refusal, in XML, says nothing about the account or the board. */
export function explainStorage(outcome: HttpOutcome, now: Date): Failure | undefined {
  const common = findCommonFailure({ outcome, title, now })
  if (common || outcome.kind === 'silent' || outcome.reply.status < 300) return common
  const { status, body } = outcome.reply
  const code = /<Code>(\w+)<\/Code>/.exec(typeof body === 'string' ? body : '')?.[1] ?? ''
  if (status === 403 || EXPIRED.has(code)) return createUploadExpired()
  const why = code === 'EntityTooLarge' ? 'файл слишком большой' : 'видео не удалось загрузить'
  return createContentRejection({ title, code: code ? `s3_${code}` : `http_${status}`, why })
}

export const createBoardRequired = (): Failure =>
  createContentRejection({ title, code: 'board_required', why: 'выберите доску' })

export const createMediaRequired = (): Failure =>
  createContentRejection({
    title,
    code: 'media_required',
    why: 'нужно одно видео или от 1 до 5 изображений',
  })

export const createVideoFailure = (): Failure =>
  createContentRejection({ title, code: 'media_failed', why: 'видео не удалось обработать' })
