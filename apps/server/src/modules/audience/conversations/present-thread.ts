import type { Conversation, ConversationItem } from '@kadr/contract/audience/conversation'
import type { WorkItem } from '@kadr/contract/insight/work-items'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import type { ItemRow } from './intake.repository.ts'
import type { ShownThread } from './pages.repository.ts'

type Person = { id: string; firstName: string; lastName: string }

export const presentMember = (person: Person | null) =>
  person && { id: person.id, name: displayName(person) }

const MEDIA = new Set(['image', 'video', 'sticker', 'other'] as const)
const mediaOf = (name: string | null) => [...MEDIA].find((kind) => kind === name) ?? null

export const presentPost = (post: WorkItem | undefined): Conversation['post'] =>
  post
    ? {
        postId: post.postId,
        title: post.title,
        url: post.permalink,
        thumbnailUrl: post.thumbnailUrl,
        publishedAt: post.publishedAt,
      }
    : null

const iso = (date: Date | null) => date?.toISOString() ?? null

export const presentThread = (
  { thread, account, assignee }: ShownThread,
  post: WorkItem | undefined,
): Conversation => {
  return {
    id: thread.id,
    version: thread.version,
    kind: thread.kind,
    state: thread.state,
    account,
    person: { name: thread.personName, handle: thread.personHandle },
    post: presentPost(post),
    last: {
      text: thread.lastText,
      happenedAt: thread.lastItemAt.toISOString(),
      isOurs: thread.lastIsOurs,
      media: mediaOf(thread.lastMedia),
    },
    count: thread.count,
    isQuestion: thread.isQuestion,
    tone: thread.tone,
    held: thread.held,
    assignee: presentMember(assignee),
    snoozedUntil: iso(thread.snoozedUntil),
    labels: thread.labels,
    windowEndsAt: iso(thread.windowEndsAt),
    unansweredSince: thread.state === 'answered' ? null : iso(thread.unansweredSince),
  }
}

type ShownAct = { kind: 'hide' | 'show' | 'delete' | 'like'; runAfter: Date } | undefined

export const presentItem = ({
  ctx,
  row,
  parentId,
  act,
  actFailure,
}: {
  ctx: AppContext
  row: ItemRow
  parentId: string | null
  act: ShownAct
  actFailure: string | null
}): ConversationItem => ({
  id: row.id,
  parentId,
  isOurs: row.isOurs,
  author: { name: row.authorName, handle: row.authorHandle },
  text: row.text,
  media: row.media.map(({ kind, url }) => ({
    kind,
    url: kind === 'video' ? null : signImageUrl({ ...ctx, publicUrl: ctx.config.publicUrl, url }),
  })),
  happenedAt: row.happenedAt.toISOString(),
  editedAt: iso(row.editedAt),
  isDeleted: row.deletedAt !== null,
  isHidden: row.isHidden,
  isLiked: row.isLiked,
  held: row.held,
  url: row.url,
  act: act ? { kind: act.kind, runsAt: act.runAfter.toISOString() } : null,
  actFailure,
})
