import { DAY_MS } from '@kadr/kit/durations'
import type { HttpOutcome } from '@kadr/kit/http-client'
import {
  createRateLimit,
  createSignInRequired,
  createTransientFailure,
  findCommonFailure,
} from '../_shared/failures.ts'
import type { Failure } from '../network-adapter.ts'
import { xrpcError } from './wire.ts'

export const TITLE = 'Bluesky'

const createFailure = (
  kind: Failure['kind'],
  action: Failure['action'],
  code: string,
  message: string,
): Failure => ({ kind, action, code, message })

const NAMED: Readonly<Record<string, Failure>> = {
  // The server answers 400, not 401, to an expired token.
  ExpiredToken: createSignInRequired({ title: TITLE, code: 'access_expired' }),
  InvalidToken: createSignInRequired({ title: TITLE, code: 'invalid_token' }),
  AuthMissing: createSignInRequired({ title: TITLE, code: 'invalid_token' }),
  AuthenticationRequired: createFailure(
    'permanent',
    'reconnect',
    'wrong_credentials',
    'Bluesky не принял имя или пароль. Создайте пароль приложения и введите его.',
  ),
  AuthFactorTokenRequired: createFailure(
    'permanent',
    'open_network',
    'second_factor',
    'У аккаунта включена двухэтапная проверка. Создайте пароль приложения в настройках Bluesky.',
  ),
  AccountTakedown: createFailure(
    'reauth',
    'open_network',
    'account_takedown',
    'Bluesky заблокировал этот аккаунт. Откройте приложение Bluesky.',
  ),
  AccountDeactivated: createFailure(
    'reauth',
    'open_network',
    'account_deactivated',
    'Аккаунт Bluesky отключён. Включите его в приложении Bluesky.',
  ),
  BlobNotFound: createFailure(
    'retryable',
    'retry',
    'blob_not_found',
    'Bluesky потерял загруженный файл. Мы загрузим его ещё раз.',
  ),
  InvalidMimeType: createFailure(
    'permanent',
    'edit',
    'invalid_mime_type',
    'Bluesky не принимает файлы этого формата. Замените файл.',
  ),
  BlobTooLarge: createFailure(
    'permanent',
    'edit',
    'blob_too_large',
    'Файл слишком большой для Bluesky. Сожмите его.',
  ),
  PayloadTooLarge: createFailure(
    'permanent',
    'edit',
    'payload_too_large',
    'Файл слишком большой для Bluesky. Сожмите его.',
  ),
}

const createRefusal = (code: string): Failure =>
  createFailure('permanent', 'edit', code, 'Bluesky не принял публикацию. Проверьте текст и файлы.')

export const unsafeServer: Failure = createFailure(
  'permanent',
  'reconnect',
  'unsafe_server',
  'Сервер этого аккаунта недоступен по защищённому адресу. Проверьте имя аккаунта.',
)

export const foreignIdentity: Failure = createFailure(
  'permanent',
  'reconnect',
  'foreign_identity',
  'Сервер назвался чужим аккаунтом. Проверьте имя аккаунта и подключите его ещё раз.',
)

/** Errors of the video service unrelated to the file. */
const VIDEO_REASONS: Readonly<Record<string, Failure>> = {
  unconfirmed_email: createFailure(
    'permanent',
    'open_network',
    'unconfirmed_email',
    'Bluesky не принимает видео, пока не подтверждена почта. Подтвердите её в настройках Bluesky.',
  ),
}

/** A job that was not started, or limits that forbid one. */
export const explainVideoReason = ({
  reason,
  now,
}: {
  reason: string | undefined
  now: Date
}): Failure =>
  VIDEO_REASONS[reason ?? ''] ??
  createTransientFailure({
    code: 'video_limit',
    message: 'Bluesky не принимает больше видео сегодня. Мы повторим попытку завтра.',
    retryAt: new Date(now.getTime() + DAY_MS),
  })

export const createVideoRefusal = (code: string): Failure =>
  createFailure(
    'permanent',
    'edit',
    code,
    'Bluesky не смог обработать видео. Загрузите MP4 до 3 минут.',
  )

/** Maps a reply to a failure; undefined on success. */
export function explain({
  outcome,
  now,
}: {
  outcome: HttpOutcome
  now: Date
}): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status === 429) {
    const retryAt = resetAt(outcome.reply.headers)
    return createRateLimit({ title: TITLE, ...(retryAt && { retryAt }) })
  }
  const common = findCommonFailure({ outcome, title: TITLE, now })
  if (common || outcome.kind === 'silent') return common
  const { status, body } = outcome.reply
  if (status < 400) return undefined
  const parsed = xrpcError.safeParse(body)
  const name = parsed.success ? parsed.data.error : ''
  if (NAMED[name]) return NAMED[name]
  // Older servers have smaller limits and report them only in the message.
  const words = parsed.success ? (parsed.data.message ?? '') : ''
  if (/(blob|file).*too (big|large)/i.test(words)) return NAMED.BlobTooLarge
  if (status === 401) return createSignInRequired({ title: TITLE, code: 'invalid_token' })
  if (status === 413) return NAMED.PayloadTooLarge
  return createRefusal(/^[A-Za-z]{1,40}$/.test(name) ? name : `http_${status}`)
}

/** Unix time in seconds. */
function resetAt(headers: Headers): Date | undefined {
  const seconds = Number(headers.get('ratelimit-reset') ?? Number.NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined
}
