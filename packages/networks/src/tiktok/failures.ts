import { DAY_MS } from '@kadr/kit/durations'
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
import { envelope } from './wire.ts'

export const TITLE = 'TikTok'
const title = TITLE

const CONTENT: Readonly<Record<string, string>> = {
  invalid_param: 'проверьте текст и настройки',
  invalid_params: 'проверьте текст и настройки',
  invalid_file_upload: 'файл не похож на видео',
  file_format_check_failed: 'формат файла не поддерживается',
  duration_check_failed: 'длительность видео не подходит',
  frame_rate_check_failed: 'частота кадров не подходит',
  picture_size_check_failed: 'размер кадра не подходит',
  privacy_level_option_mismatch: 'такая видимость недоступна этому аккаунту',
  app_version_check_failed: 'приложение TikTok на телефоне нужно обновить',
  spam_risk_text: 'текст похож на спам',
  spam_risk: 'публикация похожа на спам',
}

const NEXT_DAY = new Set([
  'spam_risk_too_many_posts',
  'spam_risk_too_many_pending_share',
  'reached_active_user_cap',
])

/** Code of the reply's `error`, including `ok`; empty when missing. */
const codeOf = (outcome: HttpOutcome): string =>
  outcome.kind === 'replied' ? (parseOr(envelope, outcome.reply.body)?.error.code ?? '') : ''

const isOk = (outcome: HttpOutcome): boolean =>
  outcome.kind === 'replied' && outcome.reply.status < 400 && codeOf(outcome) === 'ok'

/** The failure in a reply of a data endpoint; undefined for `ok`. */
export function explain(outcome: HttpOutcome, now: Date): Failure | undefined {
  if (isOk(outcome)) return undefined
  return findCommonFailure({ outcome, title, now }) ?? explainCode({ code: codeOf(outcome), now })
}

export function explainCode({ code, now }: { code: string; now: Date }): Failure {
  const why = CONTENT[code]
  if (why) return createContentRejection({ title, code, why })
  if (NEXT_DAY.has(code)) {
    return createTransientFailure({
      code,
      message: 'TikTok не принимает больше публикаций сегодня. Мы повторим попытку завтра.',
      retryAt: new Date(now.getTime() + DAY_MS),
    })
  }
  return classifyCode(code)
}

function classifyCode(code: string): Failure {
  switch (code) {
    case 'access_token_invalid':
      return createSignInRequired({ title, code: 'access_expired' })
    case 'auth_removed':
      return createSignInRequired({ title, code })
    case 'scope_not_authorized':
    case 'scope_permission_missed':
      return createMissingScopes({ title, code })
    case 'rate_limit_exceeded':
    case 'internal_error':
    case 'internal':
    case '':
      return createOutage({ title }, code || 'unreadable_reply')
    case 'video_pull_failed':
    case 'photo_pull_failed':
      return createTransientFailure({
        code,
        message: 'TikTok не смог забрать файлы. Мы повторим попытку сами.',
      })
    case 'spam_risk_user_banned_from_posting':
      return {
        kind: 'permanent',
        code,
        message: 'TikTok запретил этому аккаунту публиковать. Подробности в приложении TikTok.',
        action: 'open_network',
      }
    case 'unaudited_client_can_only_post_to_private_accounts':
      return {
        kind: 'permanent',
        code,
        message:
          'TikTok ещё не проверил приложение: пока публиковать можно только в закрытый аккаунт и с видимостью «Только я».',
        action: 'edit',
      }
    case 'url_ownership_unverified':
      return {
        kind: 'permanent',
        code,
        message:
          'TikTok не забирает фото с этого адреса: владельцу установки нужно подтвердить домен в кабинете разработчика TikTok.',
        action: 'open_network',
      }
    default:
      return createContentRejection({
        title,
        code: code.slice(0, 64),
        why: 'проверьте файл и настройки',
      })
  }
}

export const createPrivacyRequired = (): Failure =>
  createContentRejection({
    title,
    code: 'privacy_required',
    why: 'выберите, кто увидит публикацию',
  })

export const createMediaRequired = (): Failure =>
  createContentRejection({
    title,
    code: 'media_required',
    why: 'нужно одно видео или от 1 до 35 фото',
  })
