import { FIRST_MESSENGER, type MessengerName, messengerName } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { messengers } from '../../../../platform/outside/messengers/messengers.ts'
import { listMessengersOf } from '../settings.repository.ts'

type Account = Awaited<ReturnType<typeof listMessengersOf>>[number]

/** The person's choice, where there is a bot; else the one that can be written to. Of people without any nothing is sent. */
const choose = (ctx: AppContext, accounts: readonly Account[]): MessengerName => {
  const usable = messengerName.options.flatMap((name) => {
    const account = accounts.find(({ provider }) => provider === name)
    return account && messengers[name].botOf(ctx.config) ? [{ name, account }] : []
  })
  const chosen = usable.find(({ name, account }) => account.first === name)
  const open = usable.find(({ account }) => account.botBlockedAt === null)
  return (chosen ?? open ?? usable[0])?.name ?? FIRST_MESSENGER
}

/** Where the bot writes to each person first. */
export const chooseMessengers = async ({
  ctx,
  tx,
  userIds,
}: {
  ctx: AppContext
  tx?: Tx
  userIds: readonly string[]
}): Promise<ReadonlyMap<string, MessengerName>> => {
  const accounts = await listMessengersOf({ db: tx ?? ctx.db, userIds })
  const byUser = Map.groupBy(accounts, ({ userId }) => userId)
  return new Map(userIds.map((userId) => [userId, choose(ctx, byUser.get(userId) ?? [])]))
}

export const findFirstMessenger = async ({
  ctx,
  userId,
}: {
  ctx: AppContext
  userId: string
}): Promise<MessengerName> =>
  (await chooseMessengers({ ctx, userIds: [userId] })).get(userId) ?? FIRST_MESSENGER
