import type { DomainEvent } from '@kadr/contract/events'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { quote } from '@kadr/domain/quote'
import { type NotificationDraft, postLink } from './notification-draft.ts'

const POSTS: PluralForms = ['пост ждёт', 'поста ждут', 'постов ждут']
const UNTITLED = 'Пост без текста'

const describeReview = (
  { subjectId, payload }: DomainEvent<'post.approved' | 'post.returned'>,
  title: string,
): NotificationDraft => {
  const name = payload.title || UNTITLED
  return {
    kind: 'approval_decided',
    title,
    text: payload.note ? `${name}: ${payload.note}` : name,
    link: postLink(subjectId),
    key: `review:${subjectId}:${payload.version}`,
    to: payload.authorId ? [payload.authorId] : [],
  }
}

/** Genitive, after «меньше». */
const HOURS: PluralForms = ['часа', 'часов', 'часов']

export const approvalTexts = {
  'post.approval_due': ({
    subjectId,
    payload: { title, dueAt, hoursLeft },
  }: DomainEvent<'post.approval_due'>): NotificationDraft => ({
    kind: 'approval_asked',
    title: `Согласуйте пост: до выхода меньше ${hoursLeft === 24 ? 'суток' : countOf({ count: hoursLeft, forms: HOURS })}`,
    text: title || UNTITLED,
    link: postLink(subjectId),
    postActions: { postId: subjectId, kinds: ['approve', 'ask_note'] },
    key: `approval-due:${subjectId}:${dueAt}:${hoursLeft}`,
    to: 'approvers',
  }),
  'post.commented': ({
    subjectId,
    payload: { title, text, authorName, toUserIds, commentId },
  }: DomainEvent<'post.commented'>): NotificationDraft => ({
    kind: 'commented',
    title: `${authorName}: комментарий к посту ${quote(title || UNTITLED)}`,
    text,
    link: postLink(subjectId),
    key: `comment:${commentId}`,
    to: toUserIds,
  }),
  'post.approval_requested': ({
    subjectId,
    payload: { postIds, title, version },
  }: DomainEvent<'post.approval_requested'>): NotificationDraft => {
    const isOne = postIds.length === 1
    const count = countOf({ count: postIds.length, forms: POSTS })
    return {
      kind: 'approval_asked',
      title: isOne ? 'Пост ждёт согласования' : `${count} согласования`,
      text: title || UNTITLED,
      link: isOne ? postLink(subjectId) : '/posts?state=pending_approval',
      ...(isOne && { postActions: { postId: subjectId, kinds: ['approve', 'ask_note'] } }),
      // The version distinguishes requests.
      key: `approval:${subjectId}:${version}`,
      to: 'approvers',
    }
  },
  'post.approved': (event: DomainEvent<'post.approved'>) =>
    describeReview(event, 'Пост согласован'),
  'post.returned': (event: DomainEvent<'post.returned'>) =>
    describeReview(event, 'Пост вернули на доработку'),
}
