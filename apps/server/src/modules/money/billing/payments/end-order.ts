import { passOnLoss, shortenByLoss } from '@kadr/domain/money/lost-credit'
import { toPlanName } from '@kadr/domain/money/plans'
import { unusedValue } from '@kadr/domain/money/quote-purchase'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { raisePoints } from '../../points/index.ts'
import {
  closePeriods,
  findPeriod,
  listHeldPeriods,
  listPeriodsOfOrder,
  openPeriod,
  type PaidPeriod,
  updatePeriod,
} from '../../subscription/index.ts'
import { findRenewal, updateRenewal } from '../renewals/renewals.repository.ts'
import { cancelSubscriptionJob } from '../renewals/set-up-renewal.ts'

type OfOrder = { ctx: AppContext; tx: Tx; userId: string; orderId: string }

const date = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)

/** A period that lost time: its end and value before, and its end since. */
const cutPeriods = z.array(
  z.object({ id: z.string(), endsAt: date, cutAt: z.optional(date), value: z.optional(z.int()) }),
)
type CutPeriod = z.output<typeof cutPeriods>[number]

export type EndedOrder = {
  /** For `restoreOrder`. */
  cut: unknown
  /** The person holds no paid time any more. */
  isPlanEnded: boolean
  /** The end of a plan that the order's money had become a part of. */
  shortenedTo: Date | null
}

const stopRenewal = async ({ ctx, tx, userId }: Omit<OfOrder, 'orderId'>) => {
  const renewal = await findRenewal({ db: tx, userId })
  if (!renewal) return
  if (renewal.state === 'on' && renewal.subscriptionPaymentId && renewal.buyerId) {
    const { provider, subscriptionPaymentId: paymentId, buyerId } = renewal
    await ctx.jobs.enqueue(cancelSubscriptionJob, { provider, paymentId, buyerId }, { tx })
  }
  const stoppedAt = ctx.clock.now()
  await updateRenewal({ db: tx, userId, state: 'off', stoppedAt, actAt: null })
}

/** Takes the credit of a period that was not paid after all from those that took it over, one after another. */
const withdrawCredit = async ({
  tx,
  period,
  now,
}: {
  tx: Tx
  period: PaidPeriod
  now: Date
}): Promise<CutPeriod[]> => {
  const cut: CutPeriod[] = []
  let { replacedById, creditGiven: lost } = period
  while (replacedById !== null && lost > 0) {
    const next = await findPeriod({ db: tx, id: replacedById })
    if (!next) break
    const { id, endsAt, value } = next
    if (next.replacedById === null) {
      const shorter = shortenByLoss({ period: next, lost, now })
      if (endsAt > now) {
        await updatePeriod({ db: tx, id, ...shorter })
        cut.push({ id, endsAt, value, cutAt: shorter.endsAt })
      }
    }
    const given = { unused: next.unusedValue, credit: next.creditGiven }
    lost = passOnLoss({ lost, given })
    replacedById = next.replacedById
  }
  return cut
}

/**
 * Ends everything an order granted, when its money is gone: its own time, and the time of later plans that its unused
 * value had paid for. Undefined when the order had granted nothing.
 */
export const endOrder = async (input: OfOrder): Promise<EndedOrder | undefined> => {
  const { ctx, tx, userId, orderId } = input
  const now = ctx.clock.now()
  const periods = await listPeriodsOfOrder({ ctx, tx, orderId })
  if (periods.length === 0) return undefined
  await closePeriods({ tx, userId, ids: periods.map(({ id }) => id), now })
  await stopRenewal(input)
  const cut: CutPeriod[] = periods
    .filter(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt)
    .map(({ id, startsAt, endsAt }) => ({
      id,
      endsAt,
      cutAt: new Date(Math.max(startsAt.getTime(), now.getTime())),
    }))
  const shortened: CutPeriod[] = []
  for (const period of periods) shortened.push(...(await withdrawCredit({ tx, period, now })))
  const held = await listHeldPeriods({ ctx, tx, userId })
  return {
    cut: [...cut, ...shortened],
    isPlanEnded: held.length === 0,
    shortenedTo: shortened.length > 0 ? (held.at(-1)?.endsAt ?? null) : null,
  }
}

/**
 * Gives the time back that `endOrder` took, after what the person holds now. The renewal stays off:
 * a card whose owner disputed a charge is not charged again unasked.
 */
export const restoreOrder = async ({
  ctx,
  tx,
  userId,
  ended,
}: Omit<OfOrder, 'orderId'> & { ended: unknown }): Promise<Date | null> => {
  const now = ctx.clock.now()
  let lastEnd: Date | null = null
  for (const { id, endsAt: formerEnd, ...before } of z.parse(cutPeriods, ended)) {
    const period = await findPeriod({ db: tx, id })
    if (!period) continue
    const held = await listHeldPeriods({ ctx, tx, userId })
    const startsAt = held.at(-1)?.endsAt ?? now
    const cutAt = before.cutAt ?? period.endsAt
    const leftMs = formerEnd.getTime() - cutAt.getTime()
    const plan = toPlanName(period.plan)
    const former = { ...period, plan, endsAt: formerEnd, value: before.value ?? period.value }
    lastEnd = new Date(startsAt.getTime() + leftMs)
    await openPeriod({
      tx,
      userId,
      source: 'order',
      orderId: period.orderId,
      replaces: [],
      now,
      period: {
        ...former,
        value: unusedValue({ period: former, now: cutAt }),
        startsAt,
        endsAt: lastEnd,
        anchorAt: startsAt,
        pointsAnchorAt: startsAt,
      },
    })
    if (startsAt <= now) await raisePoints({ ctx, tx, userId })
  }
  return lastEnd
}
