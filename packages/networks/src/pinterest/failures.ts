import {
  commonFailure,
  contentRejected,
  networkIsDown,
  scopesMissing,
  signInAgain,
  tryLater,
} from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import { apiError } from './wire.ts'

export const TITLE = 'Pinterest'
const title = TITLE

/** The failure a reply speaks of; undefined when it speaks of success. */
export function explain(outcome: HttpOutcome, now: Date): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status < 300) return undefined
  const common = commonFailure({ outcome, title, now })
  if (common || outcome.kind === 'silent') return common
  const { status, body } = outcome.reply
  const error = parseOr(apiError, body)
  const code = error ? `${status}_${error.code}` : `http_${status}`
  return byStatus({ status, code, message: error?.message ?? '' })
}

function byStatus(of: { status: number; code: string; message: string }): Failure {
  const { code, message } = of
  switch (of.status) {
    case 401:
      return signInAgain({ title, code: 'access_expired' })
    case 403:
      return scopesMissing({ title, code })
    case 404:
      return contentRejected({ title, code, why: 'доска не найдена, обновите список досок' })
    case 400:
      return badRequest({ code, message })
    case 413:
      return contentRejected({ title, code, why: 'файл слишком большой' })
    default:
      return networkIsDown({ title }, code)
  }
}

function badRequest({ code, message }: { code: string; message: string }): Failure {
  if (/unable to reach the url/i.test(message)) {
    const text = 'Pinterest не смог забрать изображение. Мы повторим попытку сами.'
    return tryLater({ code: 'url_unreachable', message: text })
  }
  const isCover = /cover_image/i.test(message)
  const why = isCover ? 'у видео нет обложки' : 'проверьте доску, тексты и файлы'
  return contentRejected({ title, code, why })
}

export const boardRequired = (): Failure =>
  contentRejected({ title, code: 'board_required', why: 'выберите доску' })

export const mediaRequired = (): Failure =>
  contentRejected({
    title,
    code: 'media_required',
    why: 'нужно одно видео или от 1 до 5 изображений',
  })

export const videoFailed = (): Failure =>
  contentRejected({ title, code: 'media_failed', why: 'видео не удалось обработать' })
