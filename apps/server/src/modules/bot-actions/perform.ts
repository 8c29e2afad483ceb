import { splitWallTime } from '@kadr/domain/schedule/local-date'
import { addDays, toWallTime } from '@kadr/domain/schedule/wall-time'
import type { BotAction, NoticeAction } from '../bot-outbox/index.ts'
import {
  readPost,
  retryTarget,
  reviewPost,
  schedulePost,
  settleTarget,
  unschedulePost,
} from '../posts/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { automationPerformers } from './perform-automation.ts'
import { draftPerformers } from './perform-draft.ts'
import { reelPerformers } from './perform-reel.ts'
import type { Acting, Given, Performer, Performers } from './performer.ts'

/** Tomorrow at the time of day the post was planned for. */
const findTomorrow = async ({ ctx, actor, postId }: Acting & { postId: string }) => {
  const { workspaceId } = actor
  const post = await readPost({ ctx, workspaceId, id: postId })
  const timeZone = post.time?.timeZone ?? (await getWorkspaceTimeZone({ ctx, workspaceId }))
  const today = toWallTime({ at: ctx.clock.now(), timeZone })
  const { time } = splitWallTime(post.time?.wallTime ?? today)
  const wallTime = addDays({ wallTime: `${splitWallTime(today).date}T${time}`, days: 1 })
  return { kind: 'at', wallTime, timeZone } as const
}

type OnTarget = { postId: string; targetId: string; version: number }

const ofTarget = ({ ctx, actor, action }: Acting & { action: OnTarget }) => {
  const { postId: id, targetId, version } = action
  return { ctx, actor, id, targetId, version }
}

/** The same services as behind the buttons of the app. */
const noticePerformers: Performers<
  Exclude<NoticeAction['kind'], keyof typeof reelPerformers | keyof typeof automationPerformers>
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
      // The change has given the target its next version.
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
  ...reelPerformers,
  ...automationPerformers,
  ...draftPerformers,
}

/** Ties the performer to the kind of the action. */
export const perform = <K extends BotAction['kind']>(given: Given<K>) => {
  const performer: Performer<K> = performers[given.action.kind]
  return performer.run(given)
}
