import type { MessengerName } from '@kadr/contract/identity/users'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress, PersonAddress } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { findSubject, findUserBySubject } from '../../identity/auth/index.ts'
import { listActionsOfUser } from './actions.repository.ts'
import {
  deleteOlderThan,
  findByKey,
  listMessagesOf,
  measureOldestDue,
} from './outbox.repository.ts'
import { purgeOldFiles } from './stored-files.ts'

/** Same as notifications: their messages can be edited until then. */
const KEPT_MS = 90 * DAY_MS

export const purgeOldMessages = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db, clock } = ctx
  await deleteOlderThan({ db, moment: new Date(clock.now().getTime() - KEPT_MS) })
  await purgeOldFiles({ ctx })
}

/** The gauge of messages that should have been sent by now. */
export const measureOutbox = async ({ db, databaseClock: clock, metrics }: AppContext) => {
  metrics.outboxOldest.set({ outbox: 'bot_messages' }, await measureOldestDue({ db, clock }))
}

export const findQueuedId = async ({ tx, key }: { tx: Tx; key: string }) =>
  (await findByKey({ db: tx, key }))?.id

export const exportBot = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  botMessages: readPages((page) => listMessagesOf({ db, userId, ...page })),
  botActions: readAtOnce(() => listActionsOfUser({ db, userId })),
})

export const isGroup = ({ messenger, chatId }: ChatAddress): boolean =>
  messengers[messenger].isGroup(chatId)

/** The user whose account in the messenger this is. */
export const findUserOf = ({
  ctx,
  person: { messenger, id },
}: {
  ctx: AppContext
  person: PersonAddress
}) => findUserBySubject({ ctx, provider: messenger, subject: String(id) })

/** The user's account in the messenger, which is also the chat with the bot. */
export const findAddressOf = async ({
  ctx,
  userId,
  messenger,
}: {
  ctx: AppContext
  userId: string
  messenger: MessengerName
}): Promise<ChatAddress | undefined> => {
  const subject = await findSubject({ ctx, userId, provider: messenger })
  return subject === undefined ? undefined : { messenger, chatId: Number(subject) }
}
