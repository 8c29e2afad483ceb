import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/quote'
import { adapters } from '@kadr/networks'
import type { BotAction } from '../bot-outbox/index.ts'
import { type NotificationDraft, postLink } from './notification-draft.ts'

type TargetActionKind = Extract<BotAction, { targetId: string }>['kind']

type TargetProblem =
  | 'target.failed'
  | 'target.needs_attention'
  | 'target.reply_failed'
  | 'target.restricted'

const describeProblem = (
  { subjectId, payload }: DomainEvent<TargetProblem>,
  {
    kind,
    name,
    title,
    actions = [],
  }: {
    kind: NotificationDraft['kind']
    name: string
    title: string
    actions?: readonly TargetActionKind[]
  },
): NotificationDraft => ({
  kind,
  title: `${adapters[payload.network].title}: ${title}`,
  text: `${quote(payload.accountTitle)}: ${payload.message}`,
  link: postLink(payload.postId),
  actions: actions.map((action) => ({
    kind: action,
    postId: payload.postId,
    targetId: subjectId,
    version: payload.version,
  })),
  key: `target-${name}:${subjectId}:${payload.version}`,
  to: 'everyone',
})

export const publishingTexts = {
  'target.failed': (event: DomainEvent<'target.failed'>) =>
    describeProblem(event, {
      kind: 'failed',
      name: 'failed',
      title: 'не опубликовано',
      // Events of earlier versions do not say what helps.
      actions: event.payload.action === 'retry' ? ['retry'] : [],
    }),

  'target.needs_attention': (event: DomainEvent<'target.needs_attention'>) =>
    describeProblem(event, {
      kind: 'needs_attention',
      name: 'needs_attention',
      title: 'проверьте, вышел ли пост',
      actions: ['settle_published', 'settle_absent'],
    }),

  'target.reply_failed': (event: DomainEvent<'target.reply_failed'>) =>
    describeProblem(event, {
      kind: 'needs_attention',
      name: 'reply_failed',
      title: 'пост вышел, продолжение — нет',
    }),

  'target.restricted': (event: DomainEvent<'target.restricted'>) =>
    describeProblem(event, {
      kind: 'needs_attention',
      name: 'restricted',
      title: 'пост вышел, но виден не всем',
    }),

  /** One notification for all targets of a post with the same time. */
  'target.missed': ({
    subjectId,
    payload: { postId, dueAt },
  }: DomainEvent<'target.missed'>): NotificationDraft => ({
    kind: 'needs_attention',
    title: 'Публикация пропущена',
    text: 'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.',
    link: postLink(postId),
    postActions: { postId, kinds: ['publish_now', 'publish_tomorrow', 'unschedule'] },
    key: `post-missed:${postId}:${dueAt ?? subjectId}`,
    to: 'everyone',
  }),

  'post.published': ({
    subjectId,
    payload: { accountTitles, networks = [], hasDraftsAtNetwork, dueAt },
  }: DomainEvent<'post.published'>): NotificationDraft => {
    const nameOf = (title: string, index: number) => {
      const network = networks[index]
      return network ? `${adapters[network].title} ${quote(title)}` : quote(title)
    }
    const accounts = accountTitles.map(nameOf).join(', ')
    const note = hasDraftsAtNetwork
      ? ' Часть лежит в черновиках сети: завершите публикацию там.'
      : ''
    return {
      kind: 'published',
      title: 'Пост опубликован',
      text: `${accounts}.${note}`,
      link: postLink(subjectId),
      key: `post-published:${subjectId}:${dueAt ?? ''}`,
      to: 'everyone',
    }
  },
}
