import { DAY_MS } from '@kadr/kit/durations'
import {
  createContentRejection,
  createOutage,
  createRateLimit,
  createSignInRequired,
  createTransientFailure,
} from '../_shared/failures.ts'
import type { Failure } from '../network-adapter.ts'

export const TITLE = 'VK'

const create = (
  kind: Failure['kind'],
  action: Failure['action'],
  code: string,
  message: string,
): Failure => ({ kind, action, code, message })

export const wrongKey = create(
  'permanent',
  'reconnect',
  'wrong_credentials',
  'VK не принял ключ. Скопируйте ключ доступа сообщества целиком и вставьте его ещё раз.',
)
export const unknownCommunity = create(
  'permanent',
  'reconnect',
  'community_unknown',
  'Такого сообщества нет, или ключ создан в другом. Проверьте адрес сообщества.',
)
export const notAdministrator = create(
  'permanent',
  'reconnect',
  'person_not_admin',
  'Этот токен принадлежит не администратору сообщества. Возьмите токен администратора или ключ сообщества.',
)
export const noExtendedRights = create(
  'permanent',
  'reconnect',
  'rights_not_granted',
  'VK пока не дал Кадру права публиковать через VK ID. Подключите сообщество ключом доступа.',
)
export const noCommunities = create(
  'permanent',
  'open_network',
  'no_communities',
  'У вас нет сообществ, где вы администратор. Создайте сообщество в VK или попросите права администратора.',
)
export const onlyByPerson = create(
  'permanent',
  'open_network',
  'group_token',
  'Ключ сообщества этого не умеет: VK разрешает это только токену пользователя. Сделайте это в VK или подключите сообщество токеном.',
)
export const filesOnlyByPerson = create(
  'permanent',
  'edit',
  'files_by_group_token',
  'Ключ сообщества не публикует фото и видео. Уберите файлы или подключите сообщество токеном пользователя.',
)
export const createFileRefusal = (code: string): Failure =>
  createContentRejection({ title: TITLE, code, why: 'файл не подошёл, замените его' })

export const storiesClosed = create(
  'permanent',
  'open_network',
  'stories_closed',
  'VK разрешает истории только сообществам с отметкой: подтверждённым или с огоньком. Выберите формат «Запись».',
)

const noRights = (code: string): Failure =>
  create(
    'reauth',
    'reconnect',
    code,
    'VK не даёт публиковать в это сообщество: не хватает прав. Создайте ключ с правами на стену и подключите его.',
  )

const closedFor = (code: string, now: Date): Failure =>
  createTransientFailure({
    code,
    message:
      'VK больше не принимает записей от этого сообщества сегодня. Мы повторим попытку завтра.',
    retryAt: new Date(now.getTime() + DAY_MS),
  })

type Explain = (of: { code: string; message: string; now: Date }) => Failure

const signIn: Explain = ({ code }) => createSignInRequired({ title: TITLE, code })
const wait: Explain = () => createRateLimit({ title: TITLE })
const outage: Explain = ({ code }) => createOutage({ title: TITLE }, code)
const rights: Explain = ({ code }) => noRights(code)
const captcha: Explain = ({ code }) =>
  create(
    'permanent',
    'open_network',
    code,
    'VK просит подтвердить действие. Откройте VK, подтвердите и повторите публикацию.',
  )
const content: Explain = ({ code }) =>
  createContentRejection({ title: TITLE, code, why: 'проверьте текст, ссылки и файлы' })

const BY_CODE: Readonly<Record<number, Explain>> = {
  1: outage,
  5: signIn,
  6: wait,
  7: rights,
  9: wait,
  10: outage,
  14: captcha,
  15: rights,
  17: captcha,
  24: captcha,
  27: () => onlyByPerson,
  28: signIn,
  29: ({ code, now }) => closedFor(code, now),
  203: rights,
  204: rights,
  // «You can only add 50 posts a day», or a wall that is closed for posts.
  214: ({ code, message, now }) =>
    /\d+ posts a day/i.test(message) ? closedFor(code, now) : noRights(code),
  219: ({ code, now }) => closedFor(code, now),
  220: content,
  222: content,
  224: ({ code, now }) => closedFor(code, now),
  1051: () => onlyByPerson,
  1117: () => createSignInRequired({ title: TITLE, code: 'access_expired' }),
  3300: captcha,
  3609: signIn,
}

/** Errors after which the call may have had its effect. */
export const AMBIGUOUS_CODES: ReadonlySet<number> = new Set([1, 10])

export const TOO_OFTEN = 6

export const explainCode = (of: { number: number; message: string; now: Date }): Failure =>
  (BY_CODE[of.number] ?? content)({ ...of, code: `vk_${of.number}` })
