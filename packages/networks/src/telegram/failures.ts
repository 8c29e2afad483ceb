import { commonFailure, misconfigured, rateLimited } from '../_shared/failures.ts'
import type { HttpOutcome } from '../_shared/http-client.ts'
import type { Failure } from '../network-adapter.ts'
import { type BotError, botError } from './wire.ts'

export const TITLE = 'Telegram'

const lostChannel = (code: string): Failure => ({
  kind: 'reauth',
  code,
  message:
    'Бот больше не может публиковать в этом канале. Сделайте его администратором с правом публикации и подключите канал заново.',
  action: 'reconnect',
})

const content = (code: string, message: string): Failure => ({
  kind: 'permanent',
  code,
  message,
  action: 'edit',
})

/** By what stands in the description: Telegram has no codes for these. */
const DESCRIPTIONS: readonly (readonly [RegExp, Failure])[] = [
  [/bot was kicked|bot is not a member/i, lostChannel('bot_removed')],
  [/chat not found|CHANNEL_PRIVATE/i, lostChannel('chat_not_found')],
  [
    /administrator rights|not enough rights|CHAT_WRITE_FORBIDDEN|CHAT_ADMIN_REQUIRED/i,
    lostChannel('no_rights'),
  ],
  [
    /caption is too long/i,
    content('caption_too_long', 'Подпись длиннее 1024 знаков. Сократите текст.'),
  ],
  [/message is too long/i, content('text_too_long', 'Текст длиннее 4096 знаков. Сократите его.')],
  [/message text is empty/i, content('text_empty', 'В публикации нет ни текста, ни файлов.')],
  [
    /can't parse entities/i,
    content('bad_markup', 'Telegram не понял разметку текста. Проверьте теги.'),
  ],
  [
    /PHOTO_INVALID_DIMENSIONS/i,
    content('bad_dimensions', 'Размеры картинки не подходят для Telegram. Обрежьте её.'),
  ],
  [
    /BUTTON_URL_INVALID|inline keyboard button URL/i,
    content('bad_button', 'Telegram не принял ссылку кнопки. Исправьте её.'),
  ],
  [
    /too big|Too Large/i,
    content('file_too_big', 'Файл слишком большой для Telegram. Сожмите его.'),
  ],
  [
    /HTTP URL|file identifier|web page content|PHOTO_|VIDEO_|IMAGE_/i,
    content('bad_file', 'Telegram не принял файл. Замените его.'),
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

/** What a reply means for us; undefined when it is no failure. */
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
    return rateLimited({ title: TITLE, retryAt: new Date(now.getTime() + seconds * 1000) })
  }
  const common = commonFailure({ outcome, title: TITLE, now })
  if (common || outcome.kind === 'silent') return common
  const { status } = outcome.reply
  if (status < 400 && !error) return undefined
  // Both mean that Telegram does not know our bot.
  if (status === 401 || status === 404)
    return misconfigured({ title: TITLE, code: `bot_${status}` })
  const found = DESCRIPTIONS.find(([pattern]) => pattern.test(error?.description ?? ''))
  if (found) return found[1]
  return status === 413
    ? content('file_too_big', 'Файл слишком большой для Telegram. Сожмите его.')
    : content(`bot_${status}`, 'Telegram не принял публикацию. Проверьте текст и файлы.')
}

const toConnect = (code: string, message: string): Failure => ({
  kind: 'permanent',
  code,
  message,
  action: 'open_network',
})

/** Why a channel can't be attached, in the order we find out. */
export const connectFailures = {
  badAddress: toConnect(
    'bad_address',
    'Не похоже на канал. Укажите @имя, ссылку t.me или номер, который начинается с -100.',
  ),
  inviteLink: toConnect(
    'invite_link',
    'По ссылке-приглашению канал не найти. Добавьте бота в канал и укажите номер, который начинается с -100.',
  ),
  notFound: toConnect(
    'chat_not_found',
    'Бот не видит этот канал. Добавьте его администратором и проверьте имя канала.',
  ),
  notChannel: toConnect(
    'not_channel',
    'Это не канал. Подключить можно только канал, не группу и не чат.',
  ),
  botNotAdmin: toConnect(
    'bot_not_admin',
    'Бот не администратор канала. Сделайте его администратором с правом публикации.',
  ),
  botCannotPost: toConnect(
    'bot_cannot_post',
    'Боту не дано право публиковать в канале. Включите его в правах администратора.',
  ),
  personNotAdmin: toConnect(
    'person_not_admin',
    'Вы не администратор этого канала. Подключить его может только администратор.',
  ),
}
