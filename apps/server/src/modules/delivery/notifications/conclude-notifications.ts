import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { type BotAction, queueEdit } from '../bot-outbox/index.ts'
import { announceChanges } from './announce-changes.ts'
import { findByBotMessage, listSentAlone } from './channels/deliveries.repository.ts'
import { findNoticeByMessage } from './groups/group-notices.repository.ts'
import { endInGroups } from './groups/notify-groups.ts'
import { type EndedNotifications, endNotifications } from './notifications.repository.ts'
import { composeMessage } from './texts/compose-message.ts'

type Conclusion = {
  ctx: AppContext
  tx: Tx
  /** Shown to people, in Russian. */
  outcome: string
  /** Actions to offer now. */
  next?: readonly BotAction[] | undefined
}

const end = async ({
  ctx,
  tx,
  workspaceId,
  which,
  outcome,
  next = [],
}: Conclusion & { workspaceId: string; which: EndedNotifications }): Promise<void> => {
  const now = ctx.clock.now()
  const ended = await endNotifications({ db: tx, workspaceId, which, outcome, next, now })
  await announceChanges({ tx, userIds: ended.map(({ userId }) => userId) })
  const sent = await listSentAlone({ db: tx, ids: ended.map(({ id }) => id) })
  for (const { notification, botMessageId, messenger, chatId } of sent) {
    const { id, userId } = notification
    await queueEdit({
      ctx,
      tx,
      key: `notification:${id}:${outcome}`,
      editsId: botMessageId,
      withdrawn: outcome,
      to: { messenger, chatId, userId, workspaceId },
      content: composeMessage(notification),
    })
  }
  await endInGroups({ ctx, tx, workspaceId, which, outcome, next })
}

/** Concludes a subject for all recipients: marks their notifications read and edits the sent messages. */
export const concludeNotifications = ({
  workspaceId,
  beginnings,
  ...ending
}: Conclusion & {
  workspaceId: string
  /** Prefixes of notification keys. */
  beginnings: readonly string[]
}): Promise<void> => end({ ...ending, workspaceId, which: { beginnings } })

type OfMessage = Conclusion & { messageId: number }

/** The subject of a message of the bot, in a private chat or in a group. */
const findSubject = async ({ tx: db, messageId }: Pick<OfMessage, 'tx' | 'messageId'>) =>
  (await findByBotMessage({ db, messageId })) ?? findNoticeByMessage({ db, messageId })

/** The same for the subject of a message of the bot. */
export const concludeMessage = async ({ messageId, ...ending }: OfMessage): Promise<void> => {
  const found = await findSubject({ tx: ending.tx, messageId })
  if (!found) return
  const { workspaceId, key } = found
  await end({ ...ending, workspaceId, which: { beginnings: [key] } })
}

/** For one recipient or group: their action is not possible, others may still act. */
export const endMessage = async ({ messageId, ...ending }: OfMessage): Promise<void> => {
  const found = await findSubject({ tx: ending.tx, messageId })
  if (!found) return
  const { workspaceId, id } = found
  await end({ ...ending, workspaceId, which: { id } })
}
