import { HOUR_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { cancelAnswer, moderateThreads } from '../../audience/conversation-answers/index.ts'
import { assertThread, changeThreads } from '../../audience/conversations/index.ts'
import type { AnswerAction } from '../../delivery/bot-outbox/index.ts'
import { answerInChat } from './answer-in-chat.ts'
import { copy } from './copy.ts'
import type { Performers } from './performer.ts'
import { suggestJob } from './suggest-in-chat.ts'

const LATER_MS = 3 * HOUR_MS

/** Of what somebody wrote to an account: the same services as the buttons of the app. */
export const conversationPerformers: Performers<
  'suggest_answer' | 'hide_conversation' | 'later_conversation' | AnswerAction['kind']
> = {
  suggest_answer: {
    right: 'inbox.answer',
    async run({ ctx, tx, actor, place, action: { conversationId } }) {
      await assertThread({ ctx, actor, id: conversationId })
      const { userId, workspaceId } = actor
      const key = newId()
      await ctx.jobs.enqueue(
        suggestJob,
        { conversationId, userId, workspaceId, place, key },
        { key, tx },
      )
      return { told: copy.suggesting }
    },
  },
  hide_conversation: {
    right: 'inbox.moderate',
    async run({ ctx, actor, action: { conversationId } }) {
      await moderateThreads({ ctx, actor, ids: [conversationId], act: 'hide', itemId: null })
      return { what: copy.hidden }
    },
  },
  later_conversation: {
    right: 'inbox.answer',
    async run({ ctx, actor, action: { conversationId } }) {
      const until = new Date(ctx.clock.now().getTime() + LATER_MS).toISOString()
      await changeThreads({ ctx, actor, ids: [conversationId], change: { kind: 'snooze', until } })
      return { what: copy.putOff }
    },
  },
  send_suggested: {
    right: 'inbox.answer',
    async run({ ctx, actor, action: { conversationId, text } }) {
      const content = await answerInChat({ ctx, actor, conversationId, text, key: newId() })
      return { what: copy.sending(text), content }
    },
  },
  cancel_answer: {
    right: 'inbox.answer',
    async run({ ctx, actor, action: { conversationId: id, answerId } }) {
      const { text } = await cancelAnswer({ ctx, actor, id, answerId })
      const what = copy.notSent(text)
      return { what, content: { title: '', text: what, rows: [] } }
    },
  },
}
