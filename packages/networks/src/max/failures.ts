import type { HttpOutcome } from '@kadr/kit/http-client'
import {
  createContentRejection,
  createMisconfigured,
  createTransientFailure,
  findCommonFailure,
} from '../_shared/failures.ts'
import type { Failure } from '../network-adapter.ts'
import { type MaxError, maxError } from './wire.ts'

export const TITLE = 'MAX'

/** «errors.process.attachment.file.not.processed»: nothing was sent. */
const NOT_READY = 'attachment.not.ready'
const NOT_READY_SECONDS = 10

export const findMaxError = (outcome: HttpOutcome): MaxError | undefined => {
  if (outcome.kind === 'silent' || outcome.reply.status < 400) return undefined
  const parsed = maxError.safeParse(outcome.reply.body)
  return parsed.success ? parsed.data : undefined
}

export const lostChannel = (code: string): Failure => ({
  kind: 'reauth',
  code,
  message:
    'Бот больше не может публиковать в этом канале. Сделайте его администратором с правом «Писать сообщения» и подключите канал заново.',
  action: 'reconnect',
})

const createContentFailure = (code: string, why: string): Failure =>
  createContentRejection({ title: TITLE, code, why })

export const badFile = createContentFailure('bad_file', 'не подошёл файл. Замените его')
export const fileTooBig = createContentFailure('file_too_big', 'файл слишком большой. Сожмите его')

/** MAX names no codes for these: matched by the words of its answer. */
const REASONS: readonly (readonly [RegExp, Failure])[] = [
  [/attachment|file|photo|video/i, badFile],
  [/button|keyboard/i, createContentFailure('bad_button', 'не подошла кнопка. Исправьте ссылку')],
  [/text/i, createContentFailure('bad_text', 'не подошёл текст. Сократите или исправьте его')],
]

const BY_STATUS: Readonly<Record<number, Failure>> = {
  401: createMisconfigured({ title: TITLE, code: 'bot_401' }),
  403: lostChannel('chat_denied'),
  404: lostChannel('not_found'),
  405: {
    kind: 'permanent',
    code: 'method_closed',
    message: 'MAX пока не принимает это от ботов. Сделайте это в самом MAX.',
    action: 'open_network',
  },
  413: fileTooBig,
}

/** Maps a reply to a failure; undefined on success. */
export function explain({
  outcome,
  now,
}: {
  outcome: HttpOutcome
  now: Date
}): Failure | undefined {
  const common = findCommonFailure({ outcome, title: TITLE, now })
  if (common || outcome.kind === 'silent') return common
  const { status } = outcome.reply
  if (status < 400) return undefined
  const error = findMaxError(outcome)
  if (error?.code === NOT_READY) {
    return createTransientFailure({
      code: NOT_READY,
      message: 'MAX ещё обрабатывает файл. Мы повторим попытку сами.',
      retryAt: new Date(now.getTime() + NOT_READY_SECONDS * 1000),
    })
  }
  const known =
    BY_STATUS[status] ?? REASONS.find(([words]) => words.test(error?.message ?? ''))?.[1]
  return known ?? createContentFailure(`max_${status}`, 'проверьте текст и файлы')
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
    'Не похоже на канал. Укажите имя, ссылку max.ru или номер, который начинается с минуса.',
  ),
  inviteLink: createConnectFailure(
    'invite_link',
    'По ссылке-приглашению канал не найти. Добавьте бота в канал и укажите номер, который начинается с минуса.',
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
    'Бот не администратор канала. Сделайте его администратором с правом «Писать сообщения».',
  ),
  botCannotPost: createConnectFailure(
    'bot_cannot_post',
    'Боту не дано право писать в канале. Включите его в правах администратора.',
  ),
  personNotAdmin: createConnectFailure(
    'person_not_admin',
    'Вы не администратор этого канала. Подключить его может только администратор.',
  ),
}
