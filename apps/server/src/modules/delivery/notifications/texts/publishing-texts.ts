import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import { describeWait } from '@kadr/domain/publishing/posts/describe-wait'
import { adapters } from '@kadr/networks'
import type { PostBrief } from '../post-briefs.repository.ts'
import { momentIn, nameAccount, plannedTime, withPost } from './name-post.ts'
import { type NotificationDraft, postLink } from './notification-draft.ts'

type TargetActionKind = 'retry' | 'settle_published' | 'settle_absent'

/** Of a post that was deleted for good meanwhile. */
const DEFAULT_ZONE = 'Europe/Moscow'

type TargetProblem =
  | 'target.failed'
  | 'target.needs_attention'
  | 'target.reply_failed'
  | 'target.restricted'

type Post = PostBrief | undefined

type Problem = {
  kind: NotificationDraft['kind']
  name: string
  title: string
  actions?: readonly TargetActionKind[]
}

const describeProblem = (
  { subjectId, payload }: DomainEvent<TargetProblem>,
  post: Post,
  { kind, name, title, actions = [] }: Problem,
): NotificationDraft => {
  const place = [quote(payload.accountTitle), plannedTime(post)].filter(Boolean).join(', ')
  return {
    kind,
    title: withPost(`${adapters[payload.network].title}: ${title}`, post),
    text: `${place}: ${payload.message}`,
    link: postLink(payload.postId),
    actions: actions.map((action) => ({
      kind: action,
      postId: payload.postId,
      targetId: subjectId,
      version: payload.version,
    })),
    key: `target-${name}:${subjectId}:${payload.version}`,
    to: 'everyone',
  }
}

const HAND_STEPS = 'Возьмите файлы и текст, опубликуйте в приложении сети и скажите, что вышло.'

const MISSED =
  'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.'

/** Who was to publish, and when; empty when nothing is known. */
const describeMissed = (post: Post): string => {
  if (!post) return ''
  const missed = post.accounts.filter(({ state }) => state === 'missed')
  const parts = [missed.map(nameAccount).join(', '), plannedTime(post)].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}. ` : ''
}

export const publishingTexts = {
  'target.failed': (event: DomainEvent<'target.failed'>, _now: Date, post: Post) =>
    describeProblem(event, post, {
      kind: 'failed',
      name: 'failed',
      title: 'не опубликовано',
      // Events of earlier versions have no `action`.
      actions: event.payload.action === 'retry' ? ['retry'] : [],
    }),

  'target.needs_attention': (
    event: DomainEvent<'target.needs_attention'>,
    _now: Date,
    post: Post,
  ) =>
    describeProblem(event, post, {
      kind: 'needs_attention',
      name: 'needs_attention',
      title: 'проверьте, вышел ли пост',
      actions: ['settle_published', 'settle_absent'],
    }),

  /** Told again, more insistently, until a person says what became of it. */
  'target.handed_over': (
    { subjectId, payload }: DomainEvent<'target.handed_over'>,
    _now: Date,
    post: Post,
  ): NotificationDraft => {
    const { postId, network, accountTitle, reminder, version } = payload
    const of = { postId, targetId: subjectId, version }
    const what = reminder === 0 ? 'пора опубликовать' : 'вы уже опубликовали?'
    const place = [quote(accountTitle), plannedTime(post)].filter(Boolean).join(', ')
    return {
      kind: 'handed_over',
      title: withPost(`${adapters[network].title}: ${what}`, post),
      text: `${place}. ${HAND_STEPS}`,
      link: postLink(postId),
      actions: [
        { kind: 'bring_files', ...of },
        { kind: 'hand_published', ...of },
        { kind: 'hand_absent', ...of },
        { kind: 'postpone', ...of, until: 'hour' },
        { kind: 'postpone', ...of, until: 'evening' },
        { kind: 'postpone', ...of, until: 'tomorrow' },
      ],
      key: `target-handed_over:${subjectId}:${version}`,
      to: 'everyone',
    }
  },

  'target.reply_failed': (event: DomainEvent<'target.reply_failed'>, _now: Date, post: Post) =>
    describeProblem(event, post, {
      kind: 'needs_attention',
      name: 'reply_failed',
      title: 'пост вышел, продолжение — нет',
    }),

  'target.restricted': (event: DomainEvent<'target.restricted'>, _now: Date, post: Post) =>
    describeProblem(event, post, {
      kind: 'needs_attention',
      name: 'restricted',
      title: 'пост вышел, но виден не всем',
    }),

  /** One for each time of a publication, however often the wait grows. */
  'target.delayed': (
    { subjectId, payload }: DomainEvent<'target.delayed'>,
    now: Date,
    post: Post,
  ): NotificationDraft => {
    const { title: network } = adapters[payload.network]
    const { waiting } = payload
    const timeZone = post?.timeZone ?? DEFAULT_ZONE
    return {
      kind: 'delayed',
      title: withPost(`${network}: публикация ждёт`, post),
      text: `${quote(payload.accountTitle)}. ${describeWait({ network, waiting, now, timeZone })}`,
      link: postLink(payload.postId),
      key: `target-delayed:${subjectId}:${payload.dueAt ?? ''}`,
      to: 'everyone',
    }
  },

  /** One notification for all targets of a post with the same time. */
  'target.missed': (
    { subjectId, payload: { postId, dueAt } }: DomainEvent<'target.missed'>,
    _now: Date,
    post: Post,
  ): NotificationDraft => ({
    kind: 'needs_attention',
    title: withPost('Публикация пропущена', post),
    text: `${describeMissed(post)}${MISSED}`,
    link: postLink(postId),
    postActions: { postId, kinds: ['publish_now', 'publish_tomorrow', 'unschedule'] },
    key: `post-missed:${postId}:${dueAt ?? subjectId}`,
    to: 'everyone',
  }),

  'post.published': (
    { subjectId, createdAt, payload }: DomainEvent<'post.published'>,
    _now: Date,
    post: Post,
  ): NotificationDraft => {
    const { accountTitles, networks = [], urls = [], hasDraftsAtNetwork, dueAt } = payload
    const accounts = accountTitles.map((title, index) => {
      const network = networks[index]
      return network ? nameAccount({ network, title }) : quote(title)
    })
    const links = networks.flatMap((network, index) => {
      const url = urls[index]
      return url ? [`${adapters[network].title}: ${url}`] : []
    })
    const time = post ? `${momentIn(createdAt, post.timeZone)}. ` : ''
    const note = hasDraftsAtNetwork
      ? ' Часть лежит в черновиках сети: завершите публикацию там.'
      : ''
    return {
      kind: 'published',
      title: post?.title ? `Пост опубликован: ${quote(post.title)}` : 'Пост опубликован',
      text: [`${time}${accounts.join(', ')}.${note}`, ...links].join('\n'),
      link: postLink(subjectId),
      key: `post-published:${subjectId}:${dueAt ?? ''}`,
      to: 'everyone',
    }
  },
}
