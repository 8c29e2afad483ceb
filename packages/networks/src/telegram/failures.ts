import type { HttpOutcome } from '@kadr/kit/http-client'
import { createMisconfigured, createRateLimit, findCommonFailure } from '../_shared/failures.ts'
import type { Failure } from '../network-adapter.ts'
import { type BotError, botError } from './wire.ts'

export const TITLE = 'Telegram'

const createLostChannel = (code: string): Failure => ({
  kind: 'reauth',
  code,
  message:
    'Бот больше не может публиковать в этом канале. Сделайте его администратором с правом публикации и подключите канал заново.',
  action: 'reconnect',
})

const createContentFailure = (code: string, message: string): Failure => ({
  kind: 'permanent',
  code,
  message,
  action: 'edit',
})

/** Matched by description: Telegram has no codes for these. */
const DESCRIPTIONS: readonly (readonly [RegExp, Failure])[] = [
  [/bot was kicked|bot is not a member/i, createLostChannel('bot_removed')],
  [/chat not found|CHANNEL_PRIVATE/i, createLostChannel('chat_not_found')],
  [
    /administrator rights|not enough rights|CHAT_WRITE_FORBIDDEN|CHAT_ADMIN_REQUIRED/i,
    createLostChannel('no_rights'),
  ],
  [
    /caption is too long/i,
    createContentFailure('caption_too_long', 'Подпись длиннее 1024 знаков. Сократите текст.'),
  ],
  [
    /message is too long/i,
    createContentFailure('text_too_long', 'Текст длиннее 4096 знаков. Сократите его.'),
  ],
  [
    /message text is empty/i,
    createContentFailure('text_empty', 'В публикации нет ни текста, ни файлов.'),
  ],
  [
    /can't parse entities/i,
    createContentFailure('bad_markup', 'Telegram не понял разметку текста. Проверьте теги.'),
  ],
  [
    /PHOTO_INVALID_DIMENSIONS/i,
    createContentFailure(
      'bad_dimensions',
      'Размеры картинки не подходят для Telegram. Обрежьте её.',
    ),
  ],
  [
    /BUTTON_URL_INVALID|inline keyboard button URL/i,
    createContentFailure('bad_button', 'Telegram не принял ссылку кнопки. Исправьте её.'),
  ],
  [
    /too big|Too Large/i,
    createContentFailure('file_too_big', 'Файл слишком большой для Telegram. Сожмите его.'),
  ],
  [
    /HTTP URL|file identifier|web page content|PHOTO_|VIDEO_|IMAGE_/i,
    createContentFailure('bad_file', 'Telegram не принял файл. Замените его.'),
  ],
  [
    /repl(?:y|ied)(?: to)?(?: message)? not found|message to be replied/i,
    createContentFailure('reply_not_found', 'Сообщения, на которое вы отвечаете, больше нет.'),
  ],
  [
    /message to (?:delete|react) not found|MESSAGE_ID_INVALID/i,
    createContentFailure('message_not_found', 'Этого сообщения больше нет.'),
  ],
  [
    /message can't be deleted/i,
    {
      kind: 'permanent',
      code: 'cannot_delete',
      message: 'Боту не хватает прав удалить сообщение. Удалите его в Telegram.',
      action: 'open_network',
    },
  ],
]

export const findBotError = (outcome: HttpOutcome): BotError | undefined => {
  const parsed = botError.safeParse(outcome.kind === 'replied' ? outcome.reply.body : undefined)
  return parsed.success ? parsed.data : undefined
}

/** Maps a reply to a failure; undefined on success. */
export function explain({
  outcome,
  now,
}: {
  outcome: HttpOutcome
  now: Date
}): Failure | undefined {
  const error = findBotError(outcome)
  const seconds = error?.parameters?.retry_after
  if (seconds !== undefined) {
    return createRateLimit({ title: TITLE, retryAt: new Date(now.getTime() + seconds * 1000) })
  }
  const common = findCommonFailure({ outcome, title: TITLE, now })
  if (common || outcome.kind === 'silent') return common
  const { status } = outcome.reply
  if (status < 400 && !error) return undefined
  // Both mean that the bot token is unknown.
  if (status === 401 || status === 404)
    return createMisconfigured({ title: TITLE, code: `bot_${status}` })
  const found = DESCRIPTIONS.find(([pattern]) => pattern.test(error?.description ?? ''))
  if (found) return found[1]
  return status === 413
    ? createContentFailure('file_too_big', 'Файл слишком большой для Telegram. Сожмите его.')
    : createContentFailure(
        `bot_${status}`,
        'Telegram не принял публикацию. Проверьте текст и файлы.',
      )
}

const createConnectFailure = (code: string, message: string): Failure => ({
  kind: 'permanent',
  code,
  message,
  action: 'open_network',
})

/** In the order they are checked. */
export const connectFailures = {
  badAddress: createConnectFailure(
    'bad_address',
    'Не похоже на канал. Укажите @имя, ссылку t.me или номер, который начинается с -100.',
  ),
  inviteLink: createConnectFailure(
    'invite_link',
    'По ссылке-приглашению канал не найти. Добавьте бота в канал и укажите номер, который начинается с -100.',
  ),
  notFound: createConnectFailure(
    'chat_not_found',
    'Бот не видит этот канал. Добавьте его администратором и проверьте имя канала.',
  ),
  notChannel: createConnectFailure(
    'not_channel',
    'Это не канал. Подключить можно только канал, не группу и не чат.',
  ),
  botNotAdmin: createConnectFailure(
    'bot_not_admin',
    'Бот не администратор канала. Сделайте его администратором с правом публикации.',
  ),
  botCannotPost: createConnectFailure(
    'bot_cannot_post',
    'Боту не дано право публиковать в канале. Включите его в правах администратора.',
  ),
  personNotAdmin: createConnectFailure(
    'person_not_admin',
    'Вы не администратор этого канала. Подключить его может только администратор.',
  ),
}
