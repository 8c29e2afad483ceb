import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import type { ChatAddress } from '../../../../platform/outside/messengers/incoming.ts'
import { lockUsersShared } from '../../../identity/users/index.ts'
import type { OnChatLost } from '../../bot-outbox/index.ts'
import { concludeNotifications } from '../conclude-notifications.ts'
import { storeNotifications } from '../store-notifications.ts'
import { deleteWaiting } from './group-notices.repository.ts'
import { markFound, markLost } from './groups.repository.ts'

const keyOf = (groupId: string) => `group-lost:${groupId}:`

/** Marks groups the bot can no longer write to and notifies the person who connected them. */
export const disconnectGroups: OnChatLost = async ({ ctx, tx, place }) => {
  const at = ctx.clock.now()
  const lost = await markLost({ db: tx, place, at })
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
        title: `Бот больше не пишет в группу ${quote(title)}`,
        text: 'Его удалили из группы или запретили ему писать. Верните бота в группу или отключите её.',
        link: '/notifications/settings',
        actions: [],
        key: `${keyOf(id)}${at.toISOString()}`,
      },
    })
  }
}

/** The bot was added to the group again. */
export const findGroupsAgain = async ({
  ctx,
  tx,
  place,
}: {
  ctx: AppContext
  tx: Tx
  place: ChatAddress
}): Promise<void> => {
  for (const { id, workspaceId } of await markFound({ db: tx, place })) {
    const outcome = 'Бот снова в группе'
    await concludeNotifications({ ctx, tx, workspaceId, beginnings: [keyOf(id)], outcome })
  }
}
