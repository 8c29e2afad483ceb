import type { DomainEvent } from '@kadr/contract/events'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { PostBrief } from '../post-briefs.repository.ts'
import { momentIn, nameAccount, plannedTime, UNTITLED } from './name-post.ts'
import { type NotificationDraft, postLink } from './notification-draft.ts'

const POSTS: PluralForms = ['пост ждёт', 'поста ждут', 'постов ждут']

const describeReview = (
  { subjectId, createdAt, payload }: DomainEvent<'post.approved' | 'post.returned'>,
  what: string,
  post: PostBrief | undefined,
): NotificationDraft => {
  const { guestName, byName = guestName, note } = payload
  const by = guestName === undefined ? byName : `${guestName} (по ссылке)`
  const when = post && momentIn(createdAt, post.timeZone)
  const who = [by, when].filter(Boolean).join(', ')
  return {
    kind: 'approval_decided',
    title: payload.title ? `${what}: ${quote(payload.title)}` : what,
    text: [who, note].filter(Boolean).join('\n'),
    link: postLink(subjectId),
    key: `review:${subjectId}:${payload.version}`,
    to: payload.authorId ? [payload.authorId] : [],
  }
}

/** The title, then who wrote it, when it is due and where. */
const describeAsked = (title: string, post: PostBrief | undefined): string => {
  const name = title || UNTITLED
  if (!post) return name
  const facts = [
    post.authorName && `Автор: ${post.authorName}`,
    plannedTime(post),
    post.accounts.map(nameAccount).join(', '),
  ].filter(Boolean)
  return facts.length > 0 ? `${name}\n${facts.join('. ')}.` : name
}

/** Genitive, after «меньше». */
const HOURS: PluralForms = ['часа', 'часов', 'часов']

const GUESTS_FOLDED_MS = 10 * MINUTE_MS

export const approvalTexts = {
  'post.approval_due': (
    { subjectId, payload: { title, dueAt, hoursLeft } }: DomainEvent<'post.approval_due'>,
    _now: Date,
    post: PostBrief | undefined,
  ): NotificationDraft => ({
    kind: 'approval_asked',
    title: `Согласуйте пост: до выхода меньше ${hoursLeft === 24 ? 'суток' : countOf({ count: hoursLeft, forms: HOURS })}`,
    text: describeAsked(title, post),
    link: postLink(subjectId),
    postActions: { postId: subjectId, kinds: ['approve', 'ask_note'] },
    key: `approval-due:${subjectId}:${dueAt}:${hoursLeft}`,
    to: 'approvers',
  }),
  'post.commented': ({
    subjectId,
    payload: { title, text, authorName, toUserIds, commentId, guestName },
    createdAt,
  }: DomainEvent<'post.commented'>): NotificationDraft => ({
    kind: 'commented',
    title: `${authorName}: комментарий к посту ${quote(title || UNTITLED)}`,
    text,
    link: postLink(subjectId),
    // Guests are anybody who has the link: a flood of theirs is one notification for ten minutes.
    key: guestName
      ? `guest-comments:${subjectId}:${Math.floor(createdAt.getTime() / GUESTS_FOLDED_MS)}`
      : `comment:${commentId}`,
    to: toUserIds,
  }),
  'post.approval_requested': (
    { subjectId, payload: { postIds, title, version } }: DomainEvent<'post.approval_requested'>,
    _now: Date,
    post: PostBrief | undefined,
  ): NotificationDraft => {
    const isOne = postIds.length === 1
    const count = countOf({ count: postIds.length, forms: POSTS })
    return {
      kind: 'approval_asked',
      title: isOne ? 'Пост ждёт согласования' : `${count} согласования`,
      text: isOne ? describeAsked(title, post) : title || UNTITLED,
      link: isOne ? postLink(subjectId) : '/posts?state=pending_approval',
      ...(isOne && { postActions: { postId: subjectId, kinds: ['approve', 'ask_note'] } }),
      // The version distinguishes requests.
      key: `approval:${subjectId}:${version}`,
      to: 'approvers',
    }
  },
  'post.approved': (event: DomainEvent<'post.approved'>, _now: Date, post: PostBrief | undefined) =>
    describeReview(event, 'Пост согласован', post),
  'post.returned': (event: DomainEvent<'post.returned'>, _now: Date, post: PostBrief | undefined) =>
    describeReview(event, 'Пост вернули на доработку', post),
}
