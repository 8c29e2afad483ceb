import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { topicOf } from '@kadr/domain/delivery/topics'
import type { Message } from '../channels/channel.ts'
import { listLines } from '../channels/digest.ts'
import type { NotificationRow } from '../notifications.repository.ts'

/** This many of a kind are merged into one message. */
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

/** Requests for approval are never merged: each has its own buttons. */
const TITLES: Partial<Record<NotificationKind, Title>> = {
  failed: named('Не опубликовано', PUBLICATIONS),
  delayed: named('Ждут своей сети', PUBLICATIONS),
  needs_attention: named('Ждут вашего решения', PUBLICATIONS),
  handed_over: named('Ждут вас', PUBLICATIONS),
  published: named('Опубликовано', POSTS),
  render_ready: named('Готово', REELS),
  render_failed: named('Не получилось', REELS),
  connection_needs_reauth: named('Подключите заново', ACCOUNTS),
  commented: named('Новое', COMMENTS),
}

export const isGrouped = (kind: NotificationKind): boolean => kind in TITLES

/**
 * Merges notifications of the same kind and workspace when there are enough of them; ordered by the first of each
 * group.
 */
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

const OF_POSTS: ReadonlySet<NotificationKind> = new Set([
  'published',
  'failed',
  'delayed',
  'needs_attention',
  'handed_over',
])

/** A post is named in the title; of its links the first is enough here. */
const lineOf = ({ title, text }: Message, kind: NotificationKind): string =>
  OF_POSTS.has(kind) ? [title, ...text.split('\n').slice(0, 2)].join('\n') : text

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
    text: listLines(messages.map((message) => lineOf(message, kind))),
    rows: [[{ text: 'Посмотреть все', path: `/notifications?topic=${topicOf(kind)}` }]],
  }
}
