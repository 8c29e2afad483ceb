import type { DomainEvent } from '@kadr/contract/events'
import { countOf, type PluralForms } from '@kadr/domain/plural'
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

export const approvalTexts = {
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
