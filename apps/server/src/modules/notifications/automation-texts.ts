import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/quote'
import { type NotificationDraft, postLink } from './notification-draft.ts'

const ruleLink = (id: number) => `/reels/automation/${id}`

type Ended = DomainEvent<'automation.run_ended'>

/** What was made for its author to look at; the rest is told by the post itself. */
const describeMade = ({ subjectId, payload }: Ended): NotificationDraft => {
  const { automationId, name, title, madePostId, mode, isManual, authorId } = payload
  const isForAuthor = mode === 'draft' || (isManual && mode === 'approval')
  return {
    kind: 'automation_ready',
    title: `Черновик готов: ${title || name}`,
    text: `Его сделала автоматизация ${quote(name)}`,
    link: madePostId ? postLink(madePostId) : null,
    ...(madePostId && { postActions: { postId: madePostId, kinds: ['discard_post'] } }),
    automationActions: { automationId, kinds: ['pause_automation'] },
    key: `automation-run:${subjectId}`,
    to: isForAuthor && authorId ? [authorId] : [],
  }
}

const describeFailed = ({ subjectId, payload }: Ended): NotificationDraft => {
  const { automationId, name, message, madePostId, authorId, isPausing } = payload
  return {
    kind: 'automation_failed',
    title: `Автоматизация ${quote(name)}: запуск не удался`,
    text: message ?? '',
    link: madePostId ? postLink(madePostId) : ruleLink(automationId),
    automationActions: { automationId, kinds: ['pause_automation'] },
    key: `automation-run:${subjectId}`,
    to: isPausing || !authorId ? [] : [authorId],
  }
}

export const automationTexts = {
  'automation.paused': ({
    subjectId,
    payload: { automationId, name, reason, message, authorId, at },
  }: DomainEvent<'automation.paused'>): NotificationDraft => ({
    kind: 'automation_paused',
    title: `Автоматизация ${quote(name)} остановлена`,
    text: message,
    link: ruleLink(automationId),
    automationActions: { automationId, kinds: ['resume_automation'] },
    key: `automation-paused:${subjectId}:${at}`,
    to: authorId && reason !== 'author_gone' ? [authorId] : 'approvers',
  }),
  'automation.run_ended': (event: Ended): NotificationDraft => {
    switch (event.payload.state) {
      case 'failed':
        return describeFailed(event)
      case 'made':
        return describeMade(event)
      default:
        return { ...describeFailed(event), to: [] }
    }
  },
}
