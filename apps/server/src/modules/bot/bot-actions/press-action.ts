import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import type { PersonAddress } from '../../../platform/outside/messengers/incoming.ts'
import {
  type BotAction,
  botAction,
  findAction,
  findChatOf,
  findUserOf,
  isGroup,
  markPressed,
  type StoredAction,
} from '../../delivery/bot-outbox/index.ts'
import { BEGUN, copy } from './copy.ts'
import { findActor } from './find-actor.ts'
import { performers } from './perform.ts'

export const actJob = declareJob({
  name: 'bot-actions.act',
  schema: z.object({ id: z.string() }),
})

/** Why the user may not press the button. In a group such a press does not consume the action. */
const findObstacle = async (press: {
  ctx: AppContext
  stored: { userId: string; workspaceId: string }
  action: BotAction
}): Promise<string | undefined> => {
  try {
    await findActor({ ...press, right: performers[press.action.kind].right })
    return undefined
  } catch (error) {
    if (error instanceof UserError) return error.userMessage
    throw error
  }
}

/** In a group anybody may read the outcome of a pressed button. */
const isForOther = async ({
  tx,
  stored: { userId: ownerId, messageId, pressedAt },
  userId,
}: {
  tx: Tx
  stored: StoredAction
  userId: string | undefined
}): Promise<boolean> => {
  if (ownerId === null || ownerId === userId) return false
  if (pressedAt === null) return true
  const place = await findChatOf({ tx, messageId })
  return place === undefined || !isGroup(place)
}

type Press = {
  ctx: AppContext
  id: string
  person: PersonAddress
  /** The text of a reply. */
  input?: string
}

type Answer = { answer: string; isForeign: boolean }
const answer = (words: string): Answer => ({ answer: words, isForeign: false })
const refuse = (words: string): Answer => ({ answer: words, isForeign: true })

const accept = async ({
  ctx,
  tx,
  stored: { id, userId: ownerId, workspaceId, action: stored },
  userId,
  input,
}: Pick<Press, 'ctx' | 'input'> & {
  tx: Tx
  stored: StoredAction
  userId: string
}): Promise<Answer> => {
  const action = z.parse(botAction, stored)
  const press = { ctx, stored: { userId, workspaceId }, action }
  const obstacle = ownerId === null ? await findObstacle(press) : undefined
  if (obstacle) return refuse(obstacle)
  await markPressed({ ctx, tx, id, userId, input })
  await ctx.jobs.enqueue(actJob, { id }, { key: id, tx })
  return answer(BEGUN[action.kind])
}

/** Accepts a press once, from the recipient of the button or, in a group, from an authorised member. */
export const pressAction = ({ ctx, id, person, input }: Press): Promise<Answer> =>
  inTransaction(ctx.db, async (tx) => {
    const stored = await findAction({ tx, id })
    if (!stored) return answer(copy.gone)
    const userId = await findUserOf({ ctx, person })
    if (await isForOther({ tx, stored, userId })) return refuse(copy.foreign)
    if (stored.result !== null) return answer(stored.result)
    if (stored.pressedAt !== null) return answer(copy.again)
    if (userId === undefined) return refuse(copy.stranger)
    return accept({ ctx, tx, stored, userId, ...(input !== undefined && { input }) })
  })
