import * as z from 'zod/mini'
import { chargeCurrency, id, instant, money, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { referralCode } from '../identity/referral.ts'
import { messengerName } from '../identity/users.ts'

export const countClick = defineRoute({
  method: 'POST',
  path: '/affiliate/clicks',
  access: 'public',
  rate: 'write',
  summary: 'Посетитель пришёл по партнёрской ссылке',
  affects: [],
  body: z.object({ code: referralCode }),
  /** Also for an unknown code. */
  data: nothing,
})

export const payoutState = z.enum(['requested', 'paid', 'refused'])
export type PayoutState = z.infer<typeof payoutState>

export const payout = z.object({
  id,
  amount: money,
  state: payoutState,
  /** Russian: why it was refused, or how it was paid. */
  note: z.nullable(z.string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
})
export type Payout = z.infer<typeof payout>

export const affiliateShare = z.object({
  id,
  kind: z.enum(['first', 'next']),
  percent: z.int(),
  amount: money,
  /** Taken back after a refund, in the same currency. */
  returned: z.int(),
  createdAt: instant,
  /** When it can be paid out. */
  heldUntil: instant,
})
export type AffiliateShare = z.infer<typeof affiliateShare>

export const affiliateBalance = z.object({
  currency: chargeCurrency,
  /** Still within the refund period. */
  held: z.int(),
  /** Negative when a share that was paid out is refunded later. */
  available: z.int(),
  requested: z.int(),
  paid: z.int(),
  /** Minimum payout. */
  minimum: z.int(),
})
export type AffiliateBalance = z.infer<typeof affiliateBalance>

export const affiliate = z.object({
  /** Null until the person requests a link. */
  link: z.nullable(
    z.object({
      code: z.string(),
      url: z.string(),
      /** Open the mini-app, in each messenger that has a bot of this installation. */
      apps: z.array(z.object({ messenger: messengerName, url: z.string() })),
    }),
  ),
  terms: z.object({
    firstPercent: z.int(),
    nextPercent: z.int(),
    months: z.int(),
    holdDays: z.int(),
    starsHoldDays: z.int(),
  }),
  figures: z.object({
    clicks: z.int(),
    signUps: z.int(),
    /** People who have paid. */
    payers: z.int(),
    payments: z.int(),
    /** Refused: own and duplicate accounts. */
    refused: z.int(),
  }),
  balances: z.array(affiliateBalance),
  /** Newest first, the last fifty. */
  shares: z.array(affiliateShare),
  payouts: z.array(payout),
})
export type Affiliate = z.infer<typeof affiliate>

export const getAffiliate = defineRoute({
  method: 'GET',
  path: '/users/me/affiliate',
  access: 'user',
  rate: 'read',
  summary: 'Партнёрская ссылка, её итоги и баланс',
  tags: ['affiliate'],
  data: affiliate,
})

export const joinAffiliate = defineRoute({
  method: 'POST',
  path: '/users/me/affiliate',
  access: 'user',
  rate: 'write',
  summary: 'Получить партнёрскую ссылку',
  affects: ['affiliate'],
  answers: getAffiliate,
  data: affiliate,
})

export const recipientKind = z.enum(['self_employed', 'entrepreneur', 'company'])
export type RecipientKind = z.infer<typeof recipientKind>

export const REQUISITES_MAX = 500

export const requestPayout = defineRoute({
  method: 'POST',
  path: '/users/me/affiliate/payouts',
  access: 'user',
  rate: 'write',
  proof: 'payout',
  summary: 'Запросить выплату всего доступного в валюте',
  affects: ['affiliate'],
  answers: getAffiliate,
  body: z.object({
    currency: chargeCurrency,
    recipientKind,
    recipientName: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Напишите имя или название'),
        z.maxLength(200, 'Не длиннее 200 символов'),
        z.regex(/^\P{Cc}*$/u, 'Уберите невидимые символы'),
      ),
    payoutDetails: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Напишите ИНН и счёт'),
        z.maxLength(REQUISITES_MAX, `Не длиннее ${REQUISITES_MAX} символов`),
      ),
  }),
  data: affiliate,
  errors: ['CONFLICT'],
})
