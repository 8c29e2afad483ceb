import type { RouteInput } from '@kadr/contract/base/route'
import type { subscribePush as subscribeRoute } from '@kadr/contract/delivery/notification-settings'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { hashOf } from '../../../platform/crypto/hash-of.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { lockUser } from '../../identity/users/index.ts'
import { assertUsable, type IsPublicUrl } from './check-subscription.ts'
import {
  deleteSubscription,
  keepNewest,
  listSubscriptions,
  putSubscription,
  type SubscriptionRow,
} from './push.repository.ts'
import { getPushKeys } from './push-keys.ts'

type OfUser = { ctx: AppContext; userId: string }

const storedSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})
type BrowserSubscription = z.infer<typeof storedSubscription>

const sealedFieldOf = (id: string) => ({
  table: 'push_subscriptions',
  rowId: id,
  field: 'sealed_subscription',
})

export const openSubscription = ({
  ctx,
  row: { id, sealedSubscription },
}: {
  ctx: AppContext
  row: SubscriptionRow
}): BrowserSubscription =>
  z.parse(
    storedSubscription,
    parseJson(ctx.vault.open({ ...sealedFieldOf(id), sealed: sealedSubscription })),
  )

export const getPush = async ({ ctx, userId }: OfUser) => {
  const { publicKey } = await getPushKeys({ ctx })
  const rows = await listSubscriptions({ db: ctx.db, userId })
  return {
    publicKey,
    devices: rows.map(({ subscription: { id, createdAt }, device }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** A person has a few browsers; each notification goes to all of them. */
const MAX_BROWSERS = 20

export const subscribePush = async ({
  ctx,
  userId,
  sessionId,
  subscription,
  isPublicUrl,
}: OfUser & {
  sessionId: string
  subscription: RouteInput<typeof subscribeRoute>['body']
  isPublicUrl: IsPublicUrl
}) => {
  await assertUsable({ subscription, isPublicUrl })
  return inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const id = newId()
    const text = JSON.stringify(subscription)
    await putSubscription({
      db: tx,
      id,
      userId,
      sessionId,
      endpointHash: hashOf(subscription.endpoint),
      sealedSubscription: ctx.vault.seal({ ...sealedFieldOf(id), text }),
      createdAt: ctx.clock.now(),
    })
    await keepNewest({ db: tx, userId, count: MAX_BROWSERS })
    return { id }
  })
}

export const unsubscribePush = async ({ ctx, userId, id }: OfUser & { id: string }) => {
  if (await deleteSubscription({ db: ctx.db, userId, id })) return {}
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этот браузер уже отключён' })
}

export const countBrowsers = async ({ ctx, userId }: OfUser): Promise<number> =>
  (await listSubscriptions({ db: ctx.db, userId })).length

/** Without the endpoint and the keys: they are secrets. */
export const exportPush = ({ ctx, userId }: OfUser) => ({
  pushSubscriptions: readAtOnce(async () => {
    const rows = await listSubscriptions({ db: ctx.db, userId })
    return rows.map(({ subscription: { id, createdAt }, device }) => ({ id, device, createdAt }))
  }),
})
