import { normalizeEmail } from '@kadr/domain/money/trial'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { signText } from '../../../../platform/crypto/sign-text.ts'
import { listAccounts } from '../../../identity/auth/index.ts'
import { addShare, findPartner, refuseReferral } from '../../affiliate/index.ts'
import { listEmails } from '../checkout/orders.repository.ts'
import { findEmail } from '../renewals/renewals.repository.ts'
import { listPayersOf, type PaymentRow } from './payments.repository.ts'

/** The last digits of a card; a title without digits, such as the name of a wallet, identifies no one. */
const CARD = /\d{4}/

/** Cards are compared, not known: a keyed hash of what the provider says about one. */
export const markMethod = ({
  ctx,
  provider,
  mark,
}: {
  ctx: AppContext
  provider: string
  mark: string | null
}): string | null =>
  mark === null
    ? null
    : signText({ key: ctx.secrets.derive('payment-methods'), text: `${provider}:${mark}` })

type Payer = Pick<PaymentRow, 'buyerId' | 'methodTitle' | 'methodMark'>

/** Titles alone are compared only where a payment has no mark. */
const isSameMethod = (one: Payer, other: Payer) => {
  if (one.methodMark !== null && other.methodMark !== null) {
    return one.methodMark === other.methodMark
  }
  return (
    one.methodTitle !== null && CARD.test(one.methodTitle) && one.methodTitle === other.methodTitle
  )
}

const listMailboxes = async ({ tx, userId }: { tx: Tx; userId: string }): Promise<string[]> => {
  const accounts = await listAccounts({ tx, userId })
  const texts = [
    ...(await listEmails({ db: tx, userId })),
    (await findEmail({ db: tx, userId })) ?? '',
    ...accounts.map(({ label }) => label),
  ]
  return texts.flatMap((text) => normalizeEmail(text) ?? [])
}

/** The same mailbox, Telegram account, buyer or card. */
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
  const { provider, buyerId } = payment
  const accounts = await listAccounts({ tx, userId: ownerId })
  if (buyerId !== null && accounts.some(({ subject }) => subject === buyerId)) return true
  const payers = await listPayersOf({ db: tx, userId: ownerId, provider })
  return payers.some(
    (payer) => (buyerId !== null && payer.buyerId === buyerId) || isSameMethod(payer, payment),
  )
}

/** Credits the partner who referred the buyer, in the transaction that records the payment. */
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
