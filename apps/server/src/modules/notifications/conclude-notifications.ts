import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { type BotAction, queueEdit } from '../bot-outbox/index.ts'
import { composeMessage } from './compose-message.ts'
import { findByBotMessage, listSentAlone } from './deliveries.repository.ts'
import { findNoticeByMessage } from './group-notices.repository.ts'
import { type EndedNotifications, endNotifications } from './notifications.repository.ts'
import { tellChanges } from './tell-changes.ts'
import { endInGroups } from './tell-groups.ts'

type Ending = {
  ctx: AppContext
  tx: Tx
  /** Russian: how the matter ended. */
  outcome: string
  /** What can be done now. */
  next?: readonly BotAction[] | undefined
}

const end = async ({
  ctx,
  tx,
  workspaceId,
  which,
  outcome,
  next = [],
}: Ending & { workspaceId: string; which: EndedNotifications }): Promise<void> => {
  const now = ctx.clock.now()
  const ended = await endNotifications({ db: tx, workspaceId, which, outcome, next, now })
  await tellChanges({ tx, userIds: ended.map(({ userId }) => userId) })
  const sent = await listSentAlone({ db: tx, ids: ended.map(({ id }) => id) })
  for (const { notification, botMessageId, chatId } of sent) {
    const { id, userId } = notification
    await queueEdit({
      ctx,
      tx,
      key: `notification:${id}:${outcome}`,
      editsId: botMessageId,
      withdrawn: outcome,
      to: { chatId, userId, workspaceId },
      content: composeMessage(notification),
    })
  }
  await endInGroups({ ctx, tx, workspaceId, which, outcome, next })
}

/** Ends a matter for everybody who was told of it: read in the app, and their messages say how it ended. */
export const concludeNotifications = ({
  workspaceId,
  beginnings,
  ...ending
}: Ending & {
  workspaceId: string
  /** Of the keys of the notifications. */
  beginnings: readonly string[]
}): Promise<void> => end({ ...ending, workspaceId, which: { beginnings } })

type OfMessage = Ending & { messageId: number }

/** What a message of the bot speaks of, in the chat of a person or in a group. */
const findSubject = async ({ tx: db, messageId }: Pick<OfMessage, 'tx' | 'messageId'>) =>
  (await findByBotMessage({ db, messageId })) ?? findNoticeByMessage({ db, messageId })

/** The same for what a message of the bot speaks of. */
export const concludeMessage = async ({ messageId, ...ending }: OfMessage): Promise<void> => {
  const found = await findSubject({ tx: ending.tx, messageId })
  if (!found) return
  const { workspaceId, key } = found
  await end({ ...ending, workspaceId, which: { beginnings: [key] } })
}

/** For its recipient or group alone: what they tried is not possible, others may still act. */
export const endMessage = async ({ messageId, ...ending }: OfMessage): Promise<void> => {
  const found = await findSubject({ tx: ending.tx, messageId })
  if (!found) return
  const { workspaceId, id } = found
  await end({ ...ending, workspaceId, which: { id } })
}
