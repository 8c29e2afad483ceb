import { splitWallTime } from '@kadr/domain/publishing/schedule/local-date'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import type { BotAction, NoticeAction } from '../../delivery/bot-outbox/index.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import {
  readPost,
  retryTarget,
  reviewPost,
  schedulePost,
  settleTarget,
  unschedulePost,
} from '../../publishing/posts/index.ts'
import { tomorrowAt } from '../bot-drafts/index.ts'
import { automationPerformers } from './perform-automation.ts'
import { confirmationPerformers } from './perform-confirmation.ts'
import { conversationPerformers } from './perform-conversation.ts'
import { dialogPerformers } from './perform-dialog.ts'
import { draftPerformers } from './perform-draft.ts'
import { handPerformers } from './perform-hand.ts'
import { reelPerformers } from './perform-reel.ts'
import type { ActorInput, Performer, Performers, PerformInput } from './performer.ts'

/** Tomorrow at the post's planned time of day. */
const findTomorrow = async ({ ctx, actor, postId }: ActorInput & { postId: string }) => {
  const { workspaceId } = actor
  const post = await readPost({ ctx, workspaceId, id: postId })
  const timeZone = post.time?.timeZone ?? (await getWorkspaceTimeZone({ ctx, workspaceId }))
  const now = ctx.clock.now()
  const planned = post.time?.wallTime ?? toWallTime({ at: now, timeZone })
  const wallTime = tomorrowAt(planned, { now, timeZone })
  return { kind: 'at', wallTime, timeZone } as const
}

type OnTarget = { postId: string; targetId: string; version: number }

const ofTarget = ({ ctx, actor, action }: ActorInput & { action: OnTarget }) => {
  const { postId: id, targetId, version } = action
  return { ctx, actor, id, targetId, version }
}

/** Call the same services as the buttons of the app. */
const noticePerformers: Performers<
  Exclude<
    NoticeAction['kind'],
    | keyof typeof reelPerformers
    | keyof typeof automationPerformers
    | keyof typeof handPerformers
    | keyof typeof conversationPerformers
    | keyof typeof confirmationPerformers
  >
> = {
  retry: {
    right: 'posts.write',
    async run(given) {
      await retryTarget(ofTarget(given))
      return { what: 'Отправлено ещё раз' }
    },
  },
  settle_published: {
    right: 'posts.write',
    async run(given) {
      await settleTarget({ ...ofTarget(given), outcome: 'published' })
      return { what: 'Пост вышел' }
    },
  },
  settle_absent: {
    right: 'posts.write',
    async run(given) {
      await settleTarget({ ...ofTarget(given), outcome: 'not_published' })
      const { postId, targetId, version } = given.action
      // The change has incremented the version of the target.
      return {
        what: 'Пост не вышел',
        next: [{ kind: 'retry', postId, targetId, version: version + 1 }],
      }
    },
  },
  approve: {
    right: 'posts.approve',
    async run({ ctx, actor, action: { postId: id, version } }) {
      await reviewPost({ ctx, actor, id, version, isApproved: true })
      return { what: 'Согласовано' }
    },
  },
  ask_note: { right: 'posts.approve', run: async () => undefined },
  return: {
    right: 'posts.approve',
    async run({ ctx, actor, action: { postId: id, version }, input }) {
      await reviewPost({ ctx, actor, id, version, isApproved: false, note: input ?? '' })
      return { what: 'Отправлено на доработку' }
    },
  },
  publish_now: {
    right: 'posts.write',
    async run({ ctx, actor, action: { postId: id, version } }) {
      await schedulePost({ ctx, actor, id, version, when: { kind: 'now' } })
      return { what: 'Публикуем' }
    },
  },
  publish_tomorrow: {
    right: 'posts.write',
    async run({ ctx, actor, action: { postId, version } }) {
      const when = await findTomorrow({ ctx, actor, postId })
      await schedulePost({ ctx, actor, id: postId, version, when })
      return { what: `Выйдет завтра в ${splitWallTime(when.wallTime).time}` }
    },
  },
  unschedule: {
    right: 'posts.write',
    async run({ ctx, actor, action: { postId: id, version } }) {
      await unschedulePost({ ctx, actor, id, version })
      return { what: 'Снято с публикации' }
    },
  },
}

export const performers: Performers<BotAction['kind']> = {
  ...noticePerformers,
  ...handPerformers,
  ...reelPerformers,
  ...automationPerformers,
  ...draftPerformers,
  ...dialogPerformers,
  ...conversationPerformers,
  ...confirmationPerformers,
}

/** Keeps the types of the action and its performer in step. */
export const perform = <K extends BotAction['kind']>(given: PerformInput<K>) => {
  const performer: Performer<K> = performers[given.action.kind]
  return performer.run(given)
}
