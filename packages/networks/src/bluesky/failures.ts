import { commonFailure, rateLimited, signInAgain } from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import type { Failure } from '../network-adapter.ts'
import { xrpcError } from './wire.ts'

export const TITLE = 'Bluesky'

const say = (
  kind: Failure['kind'],
  action: Failure['action'],
  code: string,
  message: string,
): Failure => ({ kind, action, code, message })

const NAMED: Readonly<Record<string, Failure>> = {
  // The server answers 400, not 401, to a token whose time is over.
  ExpiredToken: signInAgain({ title: TITLE, code: 'access_expired' }),
  InvalidToken: signInAgain({ title: TITLE, code: 'invalid_token' }),
  AuthMissing: signInAgain({ title: TITLE, code: 'invalid_token' }),
  AuthenticationRequired: say(
    'permanent',
    'reconnect',
    'wrong_credentials',
    'Bluesky не принял имя или пароль. Создайте пароль приложения и введите его.',
  ),
  AuthFactorTokenRequired: say(
    'permanent',
    'open_network',
    'second_factor',
    'У аккаунта включена двухэтапная проверка. Создайте пароль приложения в настройках Bluesky.',
  ),
  AccountTakedown: say(
    'reauth',
    'open_network',
    'account_takedown',
    'Bluesky заблокировал этот аккаунт. Откройте приложение Bluesky.',
  ),
  AccountDeactivated: say(
    'reauth',
    'open_network',
    'account_deactivated',
    'Аккаунт Bluesky отключён. Включите его в приложении Bluesky.',
  ),
  BlobNotFound: say(
    'retryable',
    'retry',
    'blob_not_found',
    'Bluesky потерял загруженный файл. Мы загрузим его ещё раз.',
  ),
  InvalidMimeType: say(
    'permanent',
    'edit',
    'invalid_mime_type',
    'Bluesky не принимает файлы этого формата. Замените файл.',
  ),
  BlobTooLarge: say(
    'permanent',
    'edit',
    'blob_too_large',
    'Файл слишком большой для Bluesky. Сожмите его.',
  ),
  PayloadTooLarge: say(
    'permanent',
    'edit',
    'payload_too_large',
    'Файл слишком большой для Bluesky. Сожмите его.',
  ),
}

const refused = (code: string): Failure =>
  say('permanent', 'edit', code, 'Bluesky не принял публикацию. Проверьте текст и файлы.')

export const unsafeServer: Failure = say(
  'permanent',
  'reconnect',
  'unsafe_server',
  'Сервер этого аккаунта недоступен по защищённому адресу. Проверьте имя аккаунта.',
)

export const videoRefused = (code: string): Failure =>
  say('permanent', 'edit', code, 'Bluesky не смог обработать видео. Загрузите MP4 до 3 минут.')

/** What a reply means for us; undefined when it is no failure. */
export function explain({
  outcome,
  now,
}: {
  outcome: HttpOutcome
  now: Date
}): Failure | undefined {
  if (outcome.kind === 'replied' && outcome.reply.status === 429) {
    const retryAt = resetAt(outcome.reply.headers)
    return rateLimited({ title: TITLE, ...(retryAt && { retryAt }) })
  }
  const common = commonFailure({ outcome, title: TITLE, now })
  if (common || outcome.kind === 'silent') return common
  const { status, body } = outcome.reply
  if (status < 400) return undefined
  const parsed = xrpcError.safeParse(body)
  const name = parsed.success ? parsed.data.error : ''
  if (NAMED[name]) return NAMED[name]
  if (status === 401) return signInAgain({ title: TITLE, code: 'invalid_token' })
  if (status === 413) return NAMED.PayloadTooLarge
  return refused(/^[A-Za-z]{1,40}$/.test(name) ? name : `http_${status}`)
}

/** The header is a unix time in seconds. */
function resetAt(headers: Headers): Date | undefined {
  const seconds = Number(headers.get('ratelimit-reset') ?? Number.NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined
}
