import type { Money } from '@kadr/contract/base/primitives'
import { CONSENT_VERSIONS } from '@kadr/contract/identity/consents'
import type { Invoice } from '@kadr/contract/money/billing'
import { UserError } from '@kadr/domain/base/app-error'
import { findCheckoutProblems } from '@kadr/domain/money/checkout-problems'
import { formatMoney } from '@kadr/domain/money/money'
import { PLANS } from '@kadr/domain/money/plans'
import { MINUTE_MS } from '@kadr/kit/durations'
import { type Checkout, PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { hasConsented, recordConsent, recordConsentOnce } from '../../../identity/consents/index.ts'
import { lockUser } from '../../../identity/users/index.ts'
import { findEmail, findRenewal, putEmail } from '../renewals/renewals.repository.ts'
import { rememberSavingRefused } from '../renewals/saving-refusals.ts'
import { describeOrder } from './describe-order.ts'
import { findRenewalObstacle } from './foresee-renewal.ts'
import {
  findOpenTwin,
  hasOpenCharge,
  insertOrder,
  markPending,
  markUnopened,
  type OrderRow,
} from './orders.repository.ts'
import { type Choice, quoteOrder } from './quote-order.ts'
import { readCheckout } from './stored-checkout.ts'
import { writeQuote } from './stored-quote.ts'

type InvoiceRequest = Choice & {
  email?: string | undefined
  isOfferAccepted: boolean
  isRenewing: boolean
  amount?: Money | undefined
}

type Input = { ctx: AppContext; userId: string; request: InvoiceRequest }

/** How long the same payment page is offered again. */
const TWIN_MS = 30 * MINUTE_MS
/** An order whose checkout response was lost is checked after this. */
const FIRST_CHECK_MS = 2 * MINUTE_MS
const PENDING_CHECK_MS = 15 * MINUTE_MS

type OpenInput = Input & { tx: Tx }

/** Reports the first problem only: the form shows all of them before it is sent. */
const assertComplete = async ({
  tx,
  userId,
  request,
  isEmailNeeded,
}: OpenInput & { isEmailNeeded: boolean }) => {
  const problems = findCheckoutProblems({
    email: request.email ?? (await findEmail({ db: tx, userId })) ?? '',
    isEmailNeeded,
    isOfferAccepted:
      request.isOfferAccepted || (await hasConsented({ db: tx, userId, subject: 'offer' })),
  })
  const [problem] = Object.entries(problems)
  if (!problem) return
  const [field, userMessage] = problem
  throw new UserError({ code: 'VALIDATION_FAILED', field, userMessage })
}

/** Consent is stored with its version and time before the first payment. */
const acceptOffer = async ({ ctx, tx, userId, request }: OpenInput) => {
  const consent = { ctx, tx, userId, source: 'checkout' as const }
  await recordConsentOnce({ ...consent, subject: 'offer' })
  if (request.isRenewing) await recordConsent({ ...consent, subject: 'renewal' })
}

const storeEmail = async ({ ctx, tx, userId, request }: OpenInput) => {
  if (!request.email) return findEmail({ db: tx, userId })
  const email = request.email.trim().toLowerCase()
  await putEmail({ db: tx, userId, email, now: ctx.clock.now() })
  return email
}

/** The buyer pays the sum that the button named, or sees the new one first. */
const assertSameSum = ({ shown, quoted }: { shown: Money | undefined; quoted: Money }) => {
  if (!shown) return
  if (shown.amount === quoted.amount && shown.currency === quoted.currency) return
  throw new UserError({
    code: 'CONFLICT',
    field: 'amount',
    userMessage: `Сумма изменилась: теперь ${formatMoney(quoted)}. Проверьте её и оплатите`,
  })
}

/** Prevents two renewals at once, which would charge twice. */
const assertOneRenewal = async ({ tx, userId, request }: OpenInput) => {
  if (await hasOpenCharge({ db: tx, userId })) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage:
        'Списание за продление ещё не подтвердилось. Дождитесь его исхода: иначе оплата может пройти дважды',
    })
  }
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
    assertSameSum({ shown: request.amount, quoted: quote })
    await assertComplete({ ...input, tx, isEmailNeeded: provider.needsEmail })
    await acceptOffer({ ...input, tx })
    const email = await storeEmail({ ...input, tx })
    const now = ctx.clock.now()
    const canRenew = findRenewalObstacle(quoted) === undefined
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
      offerVersion: CONSENT_VERSIONS.offer,
      offerAcceptedAt: now,
      checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
    })
    return { order, provider }
  })

const presentCheckout = ({ order, checkout }: { order: OrderRow; checkout: Checkout }): Invoice =>
  checkout.kind === 'redirect'
    ? { kind: 'redirect', orderId: order.id, url: checkout.url, isRenewing: order.isRenewing }
    : { kind: 'telegram', orderId: order.id, ...checkout.invoice }

const invoiceFailed = () =>
  new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Платёжный сервис не отвечает. Деньги не списаны, попробуйте через минуту',
  })

/** Stores the order first, then calls the provider with its id as the idempotency key. */
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
    const isSavingRefused = checkout.kind === 'redirect' && checkout.isSavingRefused
    if (isSavingRefused) await rememberSavingRefused({ ctx, provider: provider.id })
    const isRenewing = order.isRenewing && !isSavingRefused
    await markPending({
      db: ctx.db,
      id: order.id,
      checkout,
      isRenewing,
      isSavingRefused,
      paymentId: checkout.kind === 'redirect' ? checkout.paymentId : null,
      checkAt: new Date(ctx.clock.now().getTime() + PENDING_CHECK_MS),
    })
    return presentCheckout({ order: { ...order, isRenewing }, checkout })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const fields = {
      err: error,
      orderId: order.id,
      provider: provider.id,
      plan: PLANS[order.plan].name,
    }
    ctx.log.warn(fields, 'billing.checkout.failed')
    ctx.metrics.paymentShopFaults.inc({ provider: provider.id, code: error.code })
    if (!error.isUncertain) {
      const failure = { failureCode: error.code, failureMessage: error.userMessage }
      await markUnopened({ db: ctx.db, id: order.id, ...failure })
    }
    throw invoiceFailed()
  }
}
