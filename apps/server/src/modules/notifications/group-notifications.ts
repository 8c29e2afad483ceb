import type { NotificationKind } from '@kadr/contract/notifications'
import { topicOf } from '@kadr/domain/notifications/topics'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { Message } from './channel.ts'
import { listLines } from './digest.ts'
import type { NotificationRow } from './notifications.repository.ts'

/** As many of a kind are one message. */
export const GROUP_FROM = 3

const POSTS: PluralForms = ['пост', 'поста', 'постов']
const REELS: PluralForms = ['рилс', 'рилса', 'рилсов']
const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']
const PUBLICATIONS: PluralForms = ['публикация', 'публикации', 'публикаций']
const COMMENTS: PluralForms = ['комментарий', 'комментария', 'комментариев']

type Title = (count: number) => string
const named =
  (words: string, forms: PluralForms): Title =>
  (count) =>
    `${words}: ${countOf({ count, forms })}`

/** Requests for approval stay apart: each has its buttons. */
const TITLES: Partial<Record<NotificationKind, Title>> = {
  failed: named('Не опубликовано', PUBLICATIONS),
  needs_attention: named('Ждут вашего решения', PUBLICATIONS),
  published: named('Опубликовано', POSTS),
  render_ready: named('Готово', REELS),
  render_failed: named('Не получилось', REELS),
  connection_needs_reauth: named('Подключите заново', ACCOUNTS),
  commented: named('Новое', COMMENTS),
}

export const isGrouped = (kind: NotificationKind): boolean => kind in TITLES

/** Those of a kind and a workspace go together where they are many; the rest alone. In the order of the first of each. */
export const groupSimilar = <R extends Pick<NotificationRow, 'id' | 'kind' | 'workspaceId'>>(
  rows: readonly R[],
): R[][] => {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const key = isGrouped(row.kind) ? `${row.kind}:${row.workspaceId}` : row.id
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
    .flatMap((group) => (group.length >= GROUP_FROM ? [group] : group.map((row) => [row])))
    .toSorted(([one], [other]) => ((one?.id ?? '') < (other?.id ?? '') ? -1 : 1))
}

export const composeGroup = ({
  messages,
  kind,
}: {
  messages: readonly Message[]
  kind: NotificationKind | undefined
}): Message | undefined => {
  const [only, ...others] = messages
  const title = kind && TITLES[kind]
  if (!only || others.length === 0 || !title) return only
  return {
    title: title(messages.length),
    text: listLines(messages.map(({ text }) => text)),
    rows: [[{ text: 'Посмотреть все', path: `/notifications?topic=${topicOf(kind)}` }]],
  }
}
