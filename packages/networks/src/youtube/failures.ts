import { DAY_MS } from '@kadr/kit/durations'
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
import { getPacificBounds } from '../_shared/pacific.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Failure } from '../network-adapter.ts'
import { apiError } from './wire.ts'

export const TITLE = 'YouTube'
const title = TITLE

/** Content errors by reason. */
const CONTENT: Readonly<Record<string, string>> = {
  invalidTitle: 'название пустое, длиннее 100 знаков или содержит < >',
  invalidDescription: 'описание слишком длинное или содержит < >',
  invalidTags: 'метки слишком длинные',
  invalidCategoryId: 'такой категории нет',
  invalidPublishAt: 'неверное время публикации',
  invalidVideoMetadata: 'проверьте название и описание',
  invalidFilename: 'неверное имя файла',
  mediaBodyRequired: 'нет видео',
  forbiddenPrivacySetting: 'такая видимость недоступна этому каналу',
  forbiddenLicenseSetting: 'такая лицензия недоступна этому каналу',
}

const CHANNEL_CLOSED = new Set([
  'accountDelegationForbidden',
  'channelClosed',
  'channelSuspended',
  'accountClosed',
])

export function explainFailure({ outcome, now }: { outcome: HttpOutcome; now: Date }): Failure {
  const reason = readReason(outcome)
  const status = outcome.kind === 'replied' ? outcome.reply.status : 0
  // A 429 has Retry-After in its header, which the reason in the body lacks.
  const named = status === 429 ? undefined : explainReason({ reason, now })
  return named ?? findCommonFailure({ outcome, title, now }) ?? explainStatus({ status, reason })
}

function readReason(outcome: HttpOutcome): string {
  if (outcome.kind === 'silent') return ''
  const error = parseOr(apiError, outcome.reply.body)?.error
  return error?.details?.[0]?.reason ?? error?.errors?.[0]?.reason ?? error?.status ?? ''
}

function explainReason({ reason, now }: { reason: string; now: Date }): Failure | undefined {
  const why = CONTENT[reason]
  if (why) return createContentRejection({ title, code: reason, why })
  if (CHANNEL_CLOSED.has(reason)) return createChannelClosed(reason)
  switch (reason) {
    case 'insufficientPermissions':
    case 'ACCESS_TOKEN_SCOPE_INSUFFICIENT':
      return createMissingScopes({ title, code: reason })
    case 'quotaExceeded':
    case 'dailyLimitExceeded':
      return createTransientFailure({
        code: reason,
        message: 'Дневной лимит обращений к YouTube исчерпан. Мы повторим попытку после сброса.',
        retryAt: getPacificBounds(now).until,
      })
    case 'rateLimitExceeded':
    case 'userRateLimitExceeded':
      return createTransientFailure({
        code: reason,
        message: 'YouTube просит подождать: слишком много запросов. Мы повторим попытку сами.',
      })
    case 'uploadLimitExceeded':
      return createTransientFailure({
        code: reason,
        message: 'Канал загрузил слишком много видео за сутки. Мы повторим попытку завтра.',
        retryAt: new Date(now.getTime() + DAY_MS),
      })
    case 'youtubeSignupRequired':
      return createNoChannel()
    default:
      return undefined
  }
}

function explainStatus({ status, reason }: { status: number; reason: string }): Failure {
  const code = reason || `http_${status}`
  if (status === 401) return createSignInRequired({ title, code: 'access_expired' })
  if (status === 400)
    return createContentRejection({ title, code, why: 'проверьте видео и настройки' })
  if (status === 403) {
    return {
      kind: 'permanent',
      code,
      message: 'YouTube запретил это действие каналу. Проверьте ограничения в Творческой студии.',
      action: 'open_network',
    }
  }
  return status >= 400 && status < 500
    ? createMisconfigured({ title, code })
    : createOutage({ title }, code)
}

export const createNoChannel = (): Failure => ({
  kind: 'permanent',
  code: 'youtubeSignupRequired',
  message: 'У этого аккаунта Google нет канала YouTube. Создайте канал и подключите снова.',
  action: 'open_network',
})

const createChannelClosed = (code: string): Failure => ({
  kind: 'permanent',
  code,
  message: 'Канал YouTube закрыт или заблокирован. Подробности в Творческой студии.',
  action: 'open_network',
})

/** Reasons of failed processing. */
const PROCESSING: Readonly<Record<string, string>> = {
  conversion: 'видео не удалось обработать',
  invalidFile: 'файл повреждён',
  emptyFile: 'файл пустой',
  tooSmall: 'файл слишком мал',
  codec: 'кодек не поддерживается',
  copyright: 'нарушены авторские права',
  inappropriate: 'нарушены правила сообщества',
  duplicate: 'такое видео уже загружено',
  length: 'видео слишком длинное для этого канала',
  claim: 'на видео заявлены права',
  termsOfUse: 'нарушены условия использования',
  trademark: 'нарушены права на товарный знак',
  legal: 'видео удалено по требованию закона',
}

export const explainProcessing = (reason: string): Failure =>
  createContentRejection({
    title,
    code: reason,
    why: PROCESSING[reason] ?? 'видео не прошло обработку',
  })
