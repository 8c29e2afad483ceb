import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { OnChatLost } from '../bot-outbox/index.ts'
import { lockUsersShared } from '../users/index.ts'
import { concludeNotifications } from './conclude-notifications.ts'
import { deleteWaiting } from './group-notices.repository.ts'
import { markFound, markLost } from './groups.repository.ts'
import { storeNotifications } from './store-notifications.ts'

const keyOf = (groupId: string) => `group-lost:${groupId}:`

/** The bot can't write to the group any more; whoever connected it is told. */
export const loseGroups: OnChatLost = async ({ ctx, tx, chatId, threadId }) => {
  const at = ctx.clock.now()
  const lost = await markLost({ db: tx, chatId, threadId, at })
  if (lost.length === 0) return
  await deleteWaiting({ db: tx, groupIds: lost.map(({ id }) => id) })
  for (const { id, workspaceId, title, connectedBy } of lost) {
    const userIds = await lockUsersShared({ tx, userIds: connectedBy ? [connectedBy] : [] })
    await storeNotifications({
      ctx,
      tx,
      userIds,
      notification: {
        workspaceId,
        kind: 'group_lost',
        title: `Бот больше не пишет в группу «${title}»`,
        text: 'Его удалили из группы или запретили ему писать. Верните бота в группу или отключите её.',
        link: '/notifications/settings',
        actions: [],
        key: `${keyOf(id)}${at.toISOString()}`,
      },
    })
  }
}

/** The bot is back in the group. */
export const findGroupsAgain = async ({
  ctx,
  tx,
  chatId,
}: {
  ctx: AppContext
  tx: Tx
  chatId: number
}): Promise<void> => {
  for (const { id, workspaceId } of await markFound({ db: tx, chatId })) {
    const outcome = 'Бот снова в группе'
    await concludeNotifications({ ctx, tx, workspaceId, beginnings: [keyOf(id)], outcome })
  }
}
