import { type Invoice, OFFER_VERSION } from '@kadr/contract/billing'
import { UserError } from '@kadr/domain/app-error'
import { findCheckoutProblems } from '@kadr/domain/billing/checkout-problems'
import { PLANS } from '@kadr/domain/plans'
import { MINUTE_MS } from '@kadr/kit/durations'
import { type Checkout, PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { lockUser } from '../users/index.ts'
import { describeOrder } from './describe-order.ts'
import {
  findOpenTwin,
  insertOrder,
  markPending,
  type OrderRow,
  updateOrder,
} from './orders.repository.ts'
import { type Choice, quoteOrder } from './quote-order.ts'
import {
  findEmail,
  findRenewal,
  hasAcceptedOffer,
  insertConsent,
  putEmail,
} from './renewals.repository.ts'
import { readCheckout } from './stored-checkout.ts'
import { writeQuote } from './stored-quote.ts'

type InvoiceRequest = Choice & {
  email?: string | undefined
  isOfferAccepted: boolean
  isRenewing: boolean
}

type Input = { ctx: AppContext; userId: string; request: InvoiceRequest }

/** A page of payment is offered again for so long. */
const TWIN_MS = 30 * MINUTE_MS
/** An order whose checkout reply was lost is looked for after this. */
const FIRST_CHECK_MS = 2 * MINUTE_MS
const PENDING_CHECK_MS = 15 * MINUTE_MS

type OpenInput = Input & { tx: Tx }

/** The first of the problems: the form on the screen shows all of them before it is sent. */
const assertComplete = async ({
  tx,
  userId,
  request,
  isEmailNeeded,
}: OpenInput & { isEmailNeeded: boolean }) => {
  const version = OFFER_VERSION
  const problems = findCheckoutProblems({
    email: request.email ?? (await findEmail({ db: tx, userId })) ?? '',
    isEmailNeeded,
    isOfferAccepted:
      request.isOfferAccepted || (await hasAcceptedOffer({ db: tx, userId, version })),
  })
  const [problem] = Object.entries(problems)
  if (!problem) return
  const [field, userMessage] = problem
  throw new UserError({ code: 'VALIDATION_FAILED', field, userMessage })
}

/** Consent is stored with its version and time before the first payment. */
const acceptOffer = async ({ ctx, tx, userId, request }: OpenInput) => {
  const now = ctx.clock.now()
  const version = OFFER_VERSION
  const isKnown = await hasAcceptedOffer({ db: tx, userId, version })
  if (!isKnown) {
    await insertConsent({ db: tx, userId, subject: 'offer', version, acceptedAt: now })
  }
  if (request.isRenewing) {
    await insertConsent({ db: tx, userId, subject: 'renewal', version, acceptedAt: now })
  }
}

const takeEmail = async ({ ctx, tx, userId, request }: OpenInput) => {
  if (!request.email) return findEmail({ db: tx, userId })
  const email = request.email.trim().toLowerCase()
  await putEmail({ db: tx, userId, email, now: ctx.clock.now() })
  return email
}

/** Two renewals at once would charge twice. */
const assertOneRenewal = async ({ tx, userId, request }: OpenInput) => {
  const renewal = await findRenewal({ db: tx, userId })
  if (request.place !== 'telegram' || renewal?.state !== 'on') return
  if (renewal.subscriptionPaymentId === null) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Сначала отмените продление картой: иначе оплата спишется дважды',
    })
  }
}

const openOrder = (input: Input) =>
  inTransaction(input.ctx.db, async (tx) => {
    const { ctx, userId, request } = input
    await lockUser({ tx, userId })
    await assertOneRenewal({ ...input, tx })
    const quoted = await quoteOrder({ ctx, tx, userId, choice: request })
    const { provider, quote, promoCode, discount, billingPeriod } = quoted
    await assertComplete({ ...input, tx, isEmailNeeded: provider.needsEmail })
    await acceptOffer({ ...input, tx })
    const email = await takeEmail({ ...input, tx })
    const now = ctx.clock.now()
    const canRenew = provider.savedMethods !== null || provider.subscriptions !== null
    const terms = {
      userId,
      provider: provider.id,
      plan: quote.plan,
      billingPeriod,
      amount: quote.amount,
      currency: quote.currency,
      isRenewing: request.isRenewing && canRenew,
      promoCode,
      email,
    }
    const since = new Date(now.getTime() - TWIN_MS)
    const twin = await findOpenTwin({ db: tx, since, ...terms })
    if (twin) return { order: twin, provider }
    const order = await insertOrder({
      db: tx,
      ...terms,
      kind: quote.kind,
      quote: writeQuote(quote),
      discount,
      offerVersion: OFFER_VERSION,
      offerAcceptedAt: now,
      checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
    })
    return { order, provider }
  })

const presentCheckout = ({ order, checkout }: { order: OrderRow; checkout: Checkout }): Invoice =>
  checkout.kind === 'redirect'
    ? { kind: 'redirect', orderId: order.id, url: checkout.url }
    : { kind: 'telegram', orderId: order.id, ...checkout.invoice }

const invoiceFailed = () =>
  new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Платёжный сервис не отвечает. Деньги не списаны, попробуйте через минуту',
  })

/** The order is stored first, then the provider is called with its id as the key. */
export const createInvoice = async (input: Input): Promise<Invoice> => {
  const { ctx } = input
  const { order, provider } = await openOrder(input)
  const known = readCheckout(order.checkout)
  if (known) return presentCheckout({ order, checkout: known })
  const page = (name: string) => `${ctx.config.publicUrl}/purchase/${name}?orderId=${order.id}`
  try {
    const checkout = await provider.createCheckout({
      key: order.id,
      order: {
        ...describeOrder(order),
        createdAt: order.createdAt,
        successUrl: page('success'),
        failureUrl: page('failed'),
        isMethodSaved: order.isRenewing && provider.savedMethods !== null,
        isSubscription:
          order.isRenewing && provider.subscriptions !== null && order.billingPeriod === 'monthly',
      },
    })
    await markPending({
      db: ctx.db,
      id: order.id,
      checkout,
      paymentId: checkout.kind === 'redirect' ? checkout.paymentId : null,
      checkAt: new Date(ctx.clock.now().getTime() + PENDING_CHECK_MS),
    })
    return presentCheckout({ order, checkout })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const fields = {
      err: error,
      orderId: order.id,
      provider: provider.id,
      plan: PLANS[order.plan].name,
    }
    ctx.log.warn(fields, 'billing.checkout.failed')
    if (!error.isUncertain) {
      const failure = { failureCode: error.code, failureMessage: error.userMessage }
      await updateOrder({ db: ctx.db, id: order.id, state: 'failed', checkAt: null, ...failure })
    }
    throw invoiceFailed()
  }
}
