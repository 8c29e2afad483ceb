import { ANSWER_MAX } from '@kadr/contract/audience/conversations'
import type { Action } from '@kadr/contract/base/permissions'
import { id, timeZone, version, wallTime } from '@kadr/contract/base/primitives'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { answerThread } from '../../audience/conversation-answers/index.ts'
import { type PostActor, schedulePost } from '../../publishing/posts/index.ts'

const ofPost = { postId: id, version }

/** What others will see, as the person is shown it: a later version is not what they agreed to. */
export const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('schedule'), ...ofPost, wallTime, timeZone }),
  z.object({ kind: z.literal('publish'), ...ofPost }),
  z.object({
    kind: z.literal('answer'),
    conversationId: id,
    version,
    text: z.string().check(z.maxLength(ANSWER_MAX)),
  }),
])
export type Act = z.infer<typeof act>

/** An act, or the next free slot, whose time is told by the rehearsal. */
export type Wish = Act | { kind: 'slot'; postId: string; version: number }

export const actionOf = ({ kind }: Pick<Act, 'kind'>): Action =>
  kind === 'answer' ? 'inbox.answer' : 'posts.write'

type Given = { ctx: AppContext; actor: PostActor; key: string }

const whenOf = (wish: Exclude<Wish, { kind: 'answer' }>) => {
  if (wish.kind === 'slot') return { kind: 'slot' } as const
  if (wish.kind === 'publish') return { kind: 'now' } as const
  return { kind: 'at', wallTime: wish.wallTime, timeZone: wish.timeZone } as const
}

/** The services of the app's own buttons: rules, approval and limits hold as for the person. */
export const perform = async ({ ctx, actor, key, wish }: Given & { wish: Wish }): Promise<Act> => {
  if (wish.kind === 'answer') {
    const { conversationId, version: seen, text } = wish
    const answer = { text, mediaId: null, itemId: null, isPrivate: false, key }
    await answerThread({ ctx, actor, id: conversationId, version: seen, answer })
    return wish
  }
  const { postId, version: seen } = wish
  const post = await schedulePost({ ctx, actor, id: postId, version: seen, when: whenOf(wish) })
  if (wish.kind !== 'slot') return wish
  if (!post.time) throw new Error('A scheduled post has no time')
  const { wallTime: local, timeZone: zone } = post.time
  return { kind: 'schedule', postId, version: seen, wallTime: local, timeZone: zone }
}

class Rehearsed extends Error {
  readonly act: Act
  constructor(done: Act) {
    super('rehearsed')
    this.act = done
  }
}

/** Does it and takes it back: what can't be done is told now, not when the person taps. */
export const rehearse = async (given: Given & { wish: Wish }): Promise<Act> => {
  try {
    return await inTransaction(given.ctx.db, async (tx) => {
      throw new Rehearsed(await perform({ ...given, ctx: { ...given.ctx, db: tx } }))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.act
    throw error
  }
}
