import * as z from 'zod/mini'
import { queueQuestion } from '../../delivery/bot-outbox/index.ts'
import { postponeTarget, setTargetUrl, settleTarget } from '../../publishing/posts/index.ts'
import { bringHandover } from './bring-handover.ts'
import { copy } from './copy.ts'
import type { ActorInput, Performers } from './performer.ts'

type OnTarget = { postId: string; targetId: string }

/** Without the version: a reminder has raised it, and the state is what counts. */
const ofTarget = ({ ctx, actor, action }: ActorInput & { action: OnTarget }) => ({
  ctx,
  actor,
  id: action.postId,
  targetId: action.targetId,
})

const findLink = (text: string): string | undefined =>
  text.match(/https?:\/\/\S+/i)?.[0] ??
  (/^[\w-]+(\.[\w-]+)+\/\S+$/.test(text.trim()) ? `https://${text.trim()}` : undefined)

/** Of a publication that a person makes by hand: the same services as the buttons of the app. */
export const handPerformers: Performers<
  'bring_files' | 'hand_published' | 'hand_absent' | 'postpone' | 'give_link'
> = {
  bring_files: {
    right: 'posts.read',
    async run({ ctx, tx, actor, place, action }) {
      await bringHandover({ ctx, tx, actor, place, ...action })
      const { postId, targetId, version } = action
      const of = { postId, targetId, version }
      return {
        what: copy.brought,
        next: [
          { kind: 'hand_published', ...of },
          { kind: 'hand_absent', ...of },
          { kind: 'postpone', ...of, until: 'hour' },
          { kind: 'postpone', ...of, until: 'evening' },
          { kind: 'postpone', ...of, until: 'tomorrow' },
        ],
      }
    },
  },
  hand_published: {
    right: 'posts.write',
    async run(given) {
      await settleTarget({ ...ofTarget(given), outcome: 'published' })
      const { ctx, tx, actor, place, action } = given
      await queueQuestion({
        ctx,
        tx,
        key: `link:${action.targetId}:${action.version}`,
        to: { ...place, userId: actor.userId, workspaceId: actor.workspaceId },
        text: copy.askLink,
        placeholder: copy.linkPlaceholder,
        action: { ...action, kind: 'give_link' },
      })
      return { what: 'Пост вышел' }
    },
  },
  hand_absent: {
    right: 'posts.write',
    async run(given) {
      await settleTarget({ ...ofTarget(given), outcome: 'not_published' })
      return { what: 'Пост не вышел' }
    },
  },
  postpone: {
    right: 'posts.write',
    async run(given) {
      await postponeTarget({ ...ofTarget(given), until: given.action.until })
      return { what: copy.later[given.action.until] }
    },
  },
  give_link: {
    right: 'posts.write',
    async run(given) {
      const url = findLink(given.input ?? '')
      const { ctx, tx, actor, place, action } = given
      if (!z.url().safeParse(url).success || url === undefined) {
        await queueQuestion({
          ctx,
          tx,
          key: `link:${action.targetId}:${action.version}:${ctx.clock.now().getTime()}`,
          to: { ...place, userId: actor.userId, workspaceId: actor.workspaceId },
          text: copy.noLink,
          placeholder: copy.linkPlaceholder,
          action,
        })
        return { what: copy.noLink }
      }
      await setTargetUrl({ ...ofTarget(given), url })
      return { what: copy.linkKept }
    },
  },
}
