import { parseArgs } from 'node:util'
import { payoutState } from '@kadr/contract/money/affiliate'
import { planName } from '@kadr/contract/money/subscription'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { formatMoney } from '@kadr/domain/money/money'
import { normalizePromoCode } from '@kadr/domain/money/promo-code'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { readPayouts, settlePayout } from '../affiliate/index.ts'
import { checkRefunds } from './checkout/check-orders.ts'
import { getPerson } from './find-person.ts'
import { extendPlan, grantPlan } from './grant-plan.ts'
import { reportLedger } from './payments/ledger-report.repository.ts'
import { findRefund, listRecentPayments } from './payments/payments.repository.ts'
import { requestRefund } from './payments/refund-payment.ts'
import { insertPromo } from './renewals/renewals.repository.ts'

const USAGE = `npm run billing -- list [--limit 20]
npm run billing -- refund <платёж> [--amount 49900] [--note "почему"]
npm run billing -- grant <id, почта или @имя> <HOBBY|CREATOR|ULTIMATE|AGENCY> --days 30
npm run billing -- extend <id, почта или @имя> --days 7
npm run billing -- promo <код> [--percent 20] [--days 7] [--uses 100] [--first]
npm run billing -- payouts [requested|paid|refused]
npm run billing -- payouts paid <выплата> [--note "платёжное поручение 12"]
npm run billing -- payouts refused <выплата> --note "почему"
npm run billing -- report`

type Run = { ctx: AppContext; print(text: string): void; values: Values; rest: string[] }
type Values = {
  limit?: string
  amount?: string
  note?: string
  days?: string
  percent?: string
  uses?: string
  first?: boolean
}

const wrong = (userMessage: string) => new UserError({ code: 'VALIDATION_FAILED', userMessage })

const numberOf = (text: string | undefined, name: string) => {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value <= 0) throw wrong(`--${name}: ожидается целое число`)
  return value
}

/** Ids are printed by `list` and `payouts`. */
const assertId = (text: string) => {
  if (!isUuid(text)) throw wrong(`${quote(text)} не id: скопируйте его из списка`)
}

const list = async ({ ctx, print, values }: Run) => {
  const limit = numberOf(values.limit, 'limit') ?? 20
  for (const { payment, order } of await listRecentPayments({ db: ctx.db, limit })) {
    const { amount, currency, refunded } = payment
    print(
      [
        payment.paidAt.toISOString(),
        payment.id,
        formatMoney({ amount, currency }),
        refunded > 0 ? `возвращено ${formatMoney({ amount: refunded, currency })}` : '',
        order.plan,
        order.billingPeriod,
        payment.provider,
        `пользователь ${payment.userId ?? 'удалён'}`,
      ].join('  '),
    )
  }
}

const refund = async ({ ctx, print, values, rest: [paymentId] }: Run) => {
  if (!paymentId) throw wrong(USAGE)
  assertId(paymentId)
  const amount = numberOf(values.amount, 'amount')
  const note = values.note ?? 'Возврат по обращению'
  const asked = await requestRefund({ ctx, paymentId, amount, note })
  await checkRefunds({ ctx })
  const made = await findRefund({ db: ctx.db, id: asked.id })
  print(`Возврат ${asked.id}: ${made?.state ?? 'нет'}`)
}

const grant = async ({ ctx, print, values, rest: [who, name] }: Run) => {
  const plan = planName.safeParse(name?.toUpperCase())
  const days = numberOf(values.days, 'days')
  if (!who || !plan.success || plan.data === 'FREE' || !days) throw wrong(USAGE)
  const userId = await getPerson({ ctx, who })
  const { endsAt } = await grantPlan({ ctx, userId, plan: plan.data, days })
  print(`Тариф ${plan.data} до ${endsAt.toISOString()}, пользователь ${userId}`)
}

const extend = async ({ ctx, print, values, rest: [who] }: Run) => {
  const days = numberOf(values.days, 'days')
  if (!who || !days) throw wrong(USAGE)
  const userId = await getPerson({ ctx, who })
  const { plan, endsAt } = await extendPlan({ ctx, userId, days })
  print(`Тариф ${plan} до ${endsAt.toISOString()}, пользователь ${userId}`)
}

const promo = async ({ ctx, print, values, rest: [code] }: Run) => {
  const percent = numberOf(values.percent, 'percent') ?? null
  const days = numberOf(values.days, 'days') ?? null
  if (!code || (percent === null && days === null)) throw wrong(USAGE)
  const maxUses = numberOf(values.uses, 'uses') ?? null
  const isFirstPaymentOnly = values.first ?? false
  const normal = normalizePromoCode(code)
  await insertPromo({ db: ctx.db, code: normal, percent, days, maxUses, isFirstPaymentOnly })
  print(`Промокод ${normal} создан`)
}

/** Payout requests of partners; the operator sends the money through a bank. */
const payouts = async ({ ctx, print, values, rest: [word = 'requested', id] }: Run) => {
  if (id !== undefined && (word === 'paid' || word === 'refused')) {
    if (word === 'refused' && !values.note) throw wrong(USAGE)
    assertId(id)
    const { amount, currency } = await settlePayout({
      ctx,
      id,
      state: word,
      note: values.note ?? null,
    })
    print(`Выплата ${id}: ${word}, ${formatMoney({ amount, currency })}`)
    return
  }
  const state = payoutState.safeParse(word)
  if (!state.success || id !== undefined) throw wrong(USAGE)
  for (const payout of await readPayouts({ ctx, state: state.data })) {
    const { createdAt, amount, currency, userId, requisites, note } = payout
    print(
      [
        createdAt.toISOString(),
        payout.id,
        formatMoney({ amount, currency }),
        `пользователь ${userId ?? 'удалён'}`,
        requisites?.replaceAll('\n', ', ') ?? note ?? '',
      ].join('  '),
    )
  }
}

const report = async ({ ctx, print }: Run) => {
  const { balances, ...figures } = await reportLedger({ db: ctx.db })
  for (const [name, value] of Object.entries(figures)) print(`${name}: ${value}`)
  for (const { account, party, currency, amount } of balances) {
    print(`${account} ${party} ${currency}: ${amount}`)
  }
  if (figures.unbalanced > 0) process.exitCode = 1
}

const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  list,
  refund,
  grant,
  extend,
  promo,
  payouts,
  report,
}

/** Commands of the operator of an installation. */
export const runBillingCommand = async ({
  ctx,
  args,
  print,
}: {
  ctx: AppContext
  args: string[]
  print(text: string): void
}): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      amount: { type: 'string' },
      note: { type: 'string' },
      days: { type: 'string' },
      percent: { type: 'string' },
      uses: { type: 'string' },
      first: { type: 'boolean' },
    },
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw wrong(USAGE)
  await command({ ctx, print, values, rest })
}
