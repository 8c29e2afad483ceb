import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { Affiliate, PayoutState, RecipientKind } from '@kadr/contract/money/affiliate'
import { UserError } from '@kadr/domain/base/app-error'
import { formatMoney } from '@kadr/domain/money/money'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { notifyOwner } from '../../delivery/owner-messages/index.ts'
import { getPersonalWorkspaceId } from '../../identity/workspaces/index.ts'
import { lockAffiliate } from './affiliate.repository.ts'
import { getAffiliate } from './affiliate.service.ts'
import { bookPayout, bookPayoutPaid, bookPayoutRefused } from './affiliate-ledger.ts'
import { readBalances } from './balances.ts'
import {
  insertPayout,
  listOpenPayouts,
  listPayoutsIn,
  lockOpenPayout,
  type PayoutRow,
  settle,
} from './payouts.repository.ts'

const sealedFieldOf = (id: string) => ({
  table: 'affiliate_payouts',
  rowId: id,
  field: 'sealed_requisites',
})

const RECIPIENTS: Record<RecipientKind, string> = {
  self_employed: 'Самозанятый',
  entrepreneur: 'ИП',
  company: 'Организация',
}

const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

/** The whole available amount of a currency. It leaves the balance immediately, so it can't be requested twice. */
export const requestPayout = async ({
  ctx,
  userId,
  currency,
  recipientKind,
  recipientName,
  payoutDetails,
}: {
  ctx: AppContext
  userId: string
  currency: ChargeCurrency
  recipientKind: RecipientKind
  recipientName: string
  payoutDetails: string
}): Promise<Affiliate> => {
  await inTransaction(ctx.db, async (tx) => {
    const affiliate = await lockAffiliate({ db: tx, userId })
    if (!affiliate) throw conflict('Сначала получите партнёрскую ссылку')
    const affiliateId = affiliate.id
    const now = ctx.clock.now()
    const balances = await readBalances({ db: tx, affiliateId, now })
    const balance = balances.find((known) => known.currency === currency)
    if (balance && balance.requested > 0) {
      throw conflict('Запрос в этой валюте уже отправлен. Дождитесь ответа')
    }
    if (!balance || balance.available < balance.minimum) {
      const least = balance && formatMoney({ amount: balance.minimum, currency })
      throw conflict(least ? `Выплата возможна от ${least}` : 'В этой валюте пока ничего нет')
    }
    const id = newId()
    const amount = balance.available
    const text = `${RECIPIENTS[recipientKind]}: ${recipientName}\n${payoutDetails}`
    await insertPayout({
      db: tx,
      id,
      affiliateId,
      amount,
      currency,
      sealedRequisites: ctx.vault.seal({ ...sealedFieldOf(id), text }),
      createdAt: now,
    })
    await bookPayout({ tx, affiliateId, payoutId: id, currency, amount, now })
    // Requisites are encrypted and not mailed: the operator's command shows them.
    await notifyOwner({
      ctx,
      tx,
      message: {
        key: `payout:${id}`,
        title: `Партнёр просит выплату: ${formatMoney({ amount, currency })}`,
        paragraphs: [
          `${RECIPIENTS[recipientKind]}. Запрос ${id}.`,
          'Реквизиты и ответ: npm run billing -- payouts',
        ],
        replyTo: null,
      },
    })
    ctx.log.info({ payoutId: id, amount, currency }, 'affiliate.payout.requested')
  })
  return getAffiliate({ ctx, userId })
}

type Settlement = { state: 'paid' | 'refused'; note: string | null }

const apply = async ({
  ctx,
  tx,
  payout,
  state,
  note,
}: Settlement & { ctx: AppContext; tx: Tx; payout: PayoutRow }): Promise<void> => {
  const { id, affiliateId, amount, currency } = payout
  const now = ctx.clock.now()
  await settle({ db: tx, id, state, note, settledAt: now })
  const bookSettled = state === 'paid' ? bookPayoutPaid : bookPayoutRefused
  await bookSettled({ tx, affiliateId, payoutId: id, currency, amount, now })
}

/** By the operator, who has paid by other means or has refused. */
export const settlePayout = ({
  ctx,
  id,
  state,
  note,
}: Settlement & { ctx: AppContext; id: string }): Promise<PayoutRow> =>
  inTransaction(ctx.db, async (tx) => {
    const found = await lockOpenPayout({ db: tx, id })
    if (!found) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Открытого запроса с этим id нет' })
    }
    const { payout, userId } = found
    await apply({ ctx, tx, payout, state, note })
    if (userId === null) return payout
    await appendEvent({
      tx,
      kind: 'payout.settled',
      workspaceId: await getPersonalWorkspaceId({ tx, userId }),
      subjectId: id,
      payload: {
        userId,
        amount: { amount: payout.amount, currency: payout.currency },
        isPaid: state === 'paid',
        note,
      },
    })
    return payout
  })

/** For the operator, with the requisites of open requests. */
export const readPayouts = async ({ ctx, state }: { ctx: AppContext; state: PayoutState }) => {
  const rows = await listPayoutsIn({ db: ctx.db, state })
  return rows.map(({ payout: { sealedRequisites: sealed, ...payout }, userId }) => ({
    ...payout,
    userId,
    requisites: sealed === null ? null : ctx.vault.open({ ...sealedFieldOf(payout.id), sealed }),
  }))
}

/** Before an account is deleted: closes open requests and erases their requisites. */
export const closeAffiliate = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}): Promise<void> => {
  const affiliate = await lockAffiliate({ db: tx, userId })
  if (!affiliate) return
  for (const payout of await listOpenPayouts({ db: tx, affiliateId: affiliate.id })) {
    await apply({ ctx, tx, payout, state: 'refused', note: 'Аккаунт удалён' })
  }
}
