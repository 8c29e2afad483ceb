import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { PostBrief } from '../post-briefs.repository.ts'
import { nameAccount, plannedTime } from './name-post.ts'
import { type NotificationDraft, postLink } from './notification-draft.ts'

const ruleLink = (id: number) => `/reels/automation/${id}`

/** Of the wall time of a workspace. */
const WHEN = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

type RunEndedEvent = DomainEvent<'automation.run_ended'>

/** Only drafts made for review: published posts have separate notifications. */
const describeMade = (
  { subjectId, payload }: RunEndedEvent,
  post: PostBrief | undefined,
): NotificationDraft => {
  const { automationId, name, title, madePostId, mode, isManual, authorId } = payload
  const isForAuthor = mode === 'draft' || (isManual && mode === 'approval')
  return {
    kind: 'automation_ready',
    title: `Черновик готов: ${title || name}`,
    text: joinSentences([
      `Его сделала автоматизация ${quote(name)}`,
      plannedTime(post),
      post?.accounts.map(nameAccount).join(', '),
    ]),
    link: madePostId ? postLink(madePostId) : null,
    ...(madePostId && { postActions: { postId: madePostId, kinds: ['discard_post'] } }),
    automationActions: { automationId, kinds: ['pause_automation'] },
    key: `automation-run:${subjectId}`,
    to: isForAuthor && authorId ? [authorId] : [],
  }
}

const describeFailed = ({ subjectId, payload }: RunEndedEvent): NotificationDraft => {
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
  'automation.run_asks': ({
    subjectId,
    payload: { automationId, name, topic, wallTime, authorId, isRepeated },
  }: DomainEvent<'automation.run_asks'>): NotificationDraft => ({
    kind: 'automation_asks',
    title: `Нужны ответы: ${topic}`,
    text: `Автоматизация ${quote(name)} этой темы не знает. Ответьте на несколько вопросов${
      wallTime === null ? '' : ` до ${WHEN.format(new Date(`${wallTime}Z`))}`
    }, и она сделает пост из ваших слов`,
    link: `/reels/questions?rule=${automationId}&run=${subjectId}`,
    key: `automation-asks:${subjectId}:`,
    to: isRepeated ? [] : authorId ? [authorId] : 'approvers',
  }),
  'automation.run_ended': (
    event: RunEndedEvent,
    _now: Date,
    post: PostBrief | undefined,
  ): NotificationDraft => {
    switch (event.payload.state) {
      case 'failed':
        return describeFailed(event)
      case 'made':
        return describeMade(event, post)
      default:
        return { ...describeFailed(event), to: [] }
    }
  },
}
