import type { DomainEvent, EventKind } from '@kadr/contract/events'
import type { WebhookKind, WebhookPayload } from '@kadr/contract/integrations/webhook-events'

const TITLE = 120
const WORDS = 2000
const LINK = 300
const PUBLICATIONS = 25
const POSTS = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/g

/** A character of JSON takes three bytes at most: half of a pair is no character, a control is written as six. */
const clip = (text: string, max: number) => {
  const plain = text.replace(CONTROLS, ' ')
  return (plain.length > max ? `${plain.slice(0, max - 1)}…` : plain).toWellFormed()
}
const titleOf = (text: string) => clip(text, TITLE)
const wordsOf = (text: string) => clip(text, WORDS)
const maybe = (text: string | null | undefined, max: number) =>
  text === null || text === undefined ? null : clip(text, max)
/** A shortened address leads somewhere else. */
const linkOf = (url: string | null | undefined) =>
  url === null || url === undefined || url.length > LINK ? null : url

/** What is told of an event, under its public name. */
export type PublicEvent = {
  [K in WebhookKind]: { kind: K; data: WebhookPayload<K> }
}[WebhookKind]

type Problem = DomainEvent<'target.failed' | 'target.restricted' | 'target.needs_attention'>
const problemOf = ({ payload: { postId, network, accountTitle, message, action } }: Problem) => ({
  postId,
  network,
  accountTitle: titleOf(accountTitle),
  message: wordsOf(message),
  action: action ?? null,
})

const reviewOf = ({ payload }: DomainEvent<'post.approved' | 'post.returned'>) => ({
  title: titleOf(payload.title),
  note: maybe(payload.note, WORDS),
  byName: maybe(payload.byName ?? payload.guestName, TITLE),
})

const accountOf = ({ network, title }: DomainEvent<'connection.attached'>['payload']) => ({
  network,
  title: titleOf(title),
})

const threadOf = ({
  connectionId,
  network,
  accountTitle,
  postTitle,
}: Omit<DomainEvent<'conversation.answered'>['payload'], 'isOutside'>) => ({
  connectionId,
  network,
  accountTitle: titleOf(accountTitle),
  postTitle: maybe(postTitle, TITLE),
})

type Told<K extends EventKind> = (event: DomainEvent<K>) => PublicEvent | null

const targetEvents = {
  'target.published': ({ payload }: DomainEvent<'target.published'>) => ({
    kind: 'target.published' as const,
    data: {
      postId: payload.postId,
      network: payload.network,
      accountTitle: titleOf(payload.accountTitle),
      url: linkOf(payload.url),
      isDraftAtNetwork: payload.isDraftAtNetwork,
    },
  }),
  'target.restricted': (event: DomainEvent<'target.restricted'>) => ({
    kind: 'target.restricted' as const,
    data: problemOf(event),
  }),
  'target.failed': (event: DomainEvent<'target.failed'>) => ({
    kind: 'target.failed' as const,
    data: problemOf(event),
  }),
  'target.needs_attention': (event: DomainEvent<'target.needs_attention'>) => ({
    kind: 'target.needs_attention' as const,
    data: problemOf(event),
  }),
  'target.handed_over': ({ payload }: DomainEvent<'target.handed_over'>) =>
    payload.reminder > 0
      ? null
      : {
          kind: 'target.handed_over' as const,
          data: {
            postId: payload.postId,
            network: payload.network,
            accountTitle: titleOf(payload.accountTitle),
          },
        },
  'target.delayed': ({ payload }: DomainEvent<'target.delayed'>) => ({
    kind: 'target.delayed' as const,
    data: {
      postId: payload.postId,
      network: payload.network,
      accountTitle: titleOf(payload.accountTitle),
      until: payload.waiting.until,
    },
  }),
  'target.missed': ({ payload: { postId, dueAt } }: DomainEvent<'target.missed'>) => ({
    kind: 'target.missed' as const,
    data: { postId, dueAt },
  }),
  'target.removed': ({ payload: { postId } }: DomainEvent<'target.removed'>) => ({
    kind: 'target.removed' as const,
    data: { postId },
  }),
}

const postEvents = {
  'post.published': ({ payload }: DomainEvent<'post.published'>) => ({
    kind: 'post.published' as const,
    data: {
      publications: payload.accountTitles.slice(0, PUBLICATIONS).map((accountTitle, index) => ({
        network: payload.networks?.[index] ?? null,
        accountTitle: titleOf(accountTitle),
        url: linkOf(payload.urls?.[index]),
      })),
      hasDraftsAtNetwork: payload.hasDraftsAtNetwork,
    },
  }),
  'post.changed': () => ({ kind: 'post.changed' as const, data: {} }),
  'post.deleted': () => ({ kind: 'post.deleted' as const, data: {} }),
  'post.approval_requested': ({ payload }: DomainEvent<'post.approval_requested'>) => ({
    kind: 'approval.requested' as const,
    data: { title: titleOf(payload.title), postIds: payload.postIds.slice(0, POSTS) },
  }),
  'post.approved': (event: DomainEvent<'post.approved'>) => ({
    kind: 'approval.approved' as const,
    data: reviewOf(event),
  }),
  'post.returned': (event: DomainEvent<'post.returned'>) => ({
    kind: 'approval.returned' as const,
    data: reviewOf(event),
  }),
  'post.commented': ({ payload }: DomainEvent<'post.commented'>) => ({
    kind: 'post.commented' as const,
    data: {
      commentId: payload.commentId,
      title: titleOf(payload.title),
      text: wordsOf(payload.text),
      authorName: titleOf(payload.guestName ?? payload.authorName),
      isGuest: payload.guestName !== null,
    },
  }),
}

const makingEvents = {
  'generation.ready': ({ payload: { title, output } }: DomainEvent<'generation.ready'>) => ({
    kind: 'generation.ready' as const,
    data: { title: titleOf(title), output },
  }),
  'generation.failed': ({ payload: { title, message } }: DomainEvent<'generation.failed'>) => ({
    kind: 'generation.failed' as const,
    data: { title: titleOf(title), message: wordsOf(message) },
  }),
  'automation.paused': ({ payload }: DomainEvent<'automation.paused'>) => ({
    kind: 'automation.paused' as const,
    data: {
      automationId: payload.automationId,
      name: titleOf(payload.name),
      message: wordsOf(payload.message),
    },
  }),
  'automation.run_ended': ({ payload }: DomainEvent<'automation.run_ended'>) => ({
    kind: 'automation.run_ended' as const,
    data: {
      automationId: payload.automationId,
      name: titleOf(payload.name),
      state: payload.state,
      title: titleOf(payload.title),
      postId: payload.madePostId,
      message: maybe(payload.message, WORDS),
    },
  }),
  'automation.run_asks': ({ payload }: DomainEvent<'automation.run_asks'>) => ({
    kind: 'automation.run_asks' as const,
    data: {
      automationId: payload.automationId,
      name: titleOf(payload.name),
      topic: wordsOf(payload.topic),
    },
  }),
}

const accountEvents = {
  'connection.attached': ({ payload }: DomainEvent<'connection.attached'>) => ({
    kind: 'connection.attached' as const,
    data: accountOf(payload),
  }),
  'connection.detached': ({ payload }: DomainEvent<'connection.detached'>) => ({
    kind: 'connection.detached' as const,
    data: accountOf(payload),
  }),
  'connection.broken': ({ payload }: DomainEvent<'connection.broken'>) => ({
    kind: 'connection.broken' as const,
    data: { ...accountOf(payload), message: wordsOf(payload.message) },
  }),
  'connection.restored': ({ payload }: DomainEvent<'connection.restored'>) => ({
    kind: 'connection.restored' as const,
    data: accountOf(payload),
  }),
  'connection.expiring': ({ payload }: DomainEvent<'connection.expiring'>) => ({
    kind: 'connection.expiring' as const,
    data: { ...accountOf(payload), endsAt: payload.endsAt },
  }),
  /** Not what was written before the account was read, nor what the network holds as spam. */
  'conversation.received': ({ payload }: DomainEvent<'conversation.received'>) =>
    payload.isBacklog || payload.isQuiet
      ? null
      : {
          kind: 'comment.received' as const,
          data: {
            ...threadOf(payload),
            itemId: payload.itemId,
            personName: maybe(payload.personName, TITLE),
            text: wordsOf(payload.text),
          },
        },
  'conversation.answered': ({ payload }: DomainEvent<'conversation.answered'>) => ({
    kind: 'comment.answered' as const,
    data: { ...threadOf(payload), isOutside: payload.isOutside },
  }),
}

const told = { ...targetEvents, ...postEvents, ...makingEvents, ...accountEvents }

export type ToldKind = keyof typeof told
const tellers: { [K in ToldKind]: Told<K> } = told
const isTold = (kind: string): kind is ToldKind => kind in told
export const TOLD_KINDS: readonly ToldKind[] = Object.keys(told).filter(isTold)

/** Null: nothing is told of this one. Nothing of the inner payload goes out that is not named here. */
export const toPublicEvent = <K extends ToldKind>(event: DomainEvent<K>): PublicEvent | null => {
  const tell: Told<K> = tellers[event.kind]
  return tell(event)
}
