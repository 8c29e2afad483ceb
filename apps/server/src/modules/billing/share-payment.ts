import { normalizeEmail } from '@kadr/domain/billing/trial'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { addShare, findPartner, refuseReferral } from '../affiliate/index.ts'
import { listAccounts } from '../auth/index.ts'
import { listEmails } from './orders.repository.ts'
import { listPayersOf, type PaymentRow } from './payments.repository.ts'
import { findEmail } from './renewals.repository.ts'

/** The last digits of a card; a title without them, such as the name of a wallet, is the same for everybody. */
const CARD = /\d{4}/

const listMailboxes = async ({ tx, userId }: { tx: Tx; userId: string }): Promise<string[]> => {
  const accounts = await listAccounts({ tx, userId })
  const texts = [
    ...(await listEmails({ db: tx, userId })),
    (await findEmail({ db: tx, userId })) ?? '',
    ...accounts.map(({ label }) => label),
  ]
  return texts.flatMap((text) => normalizeEmail(text) ?? [])
}

/** The same mailbox, the same Telegram account, the same buyer or the same card. */
const isSamePerson = async ({
  tx,
  userId,
  ownerId,
  payment,
}: {
  tx: Tx
  userId: string
  ownerId: string
  payment: PaymentRow
}): Promise<boolean> => {
  const own = new Set(await listMailboxes({ tx, userId: ownerId }))
  const mailboxes = await listMailboxes({ tx, userId })
  if (mailboxes.some((mailbox) => own.has(mailbox))) return true
  const { provider, buyerId, methodTitle } = payment
  const accounts = await listAccounts({ tx, userId: ownerId })
  if (buyerId !== null && accounts.some(({ subject }) => subject === buyerId)) return true
  const payers = await listPayersOf({ db: tx, userId: ownerId, provider })
  return payers.some(
    (payer) =>
      (buyerId !== null && payer.buyerId === buyerId) ||
      (methodTitle !== null && CARD.test(methodTitle) && payer.methodTitle === methodTitle),
  )
}

/** The partner who brought the buyer gets their share, in the transaction that records the payment. */
export const sharePayment = async ({
  ctx,
  tx,
  userId,
  payment,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
  payment: PaymentRow
}): Promise<void> => {
  const partner = await findPartner({ tx, userId })
  if (!partner) return
  const { referralId, affiliateId, ownerId } = partner
  if (await isSamePerson({ tx, userId, ownerId, payment })) {
    await refuseReferral({ ctx, tx, referralId })
    return
  }
  await addShare({ ctx, tx, referralId, affiliateId, payment })
}
