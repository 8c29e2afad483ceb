import { shareOf } from './money.ts'

export type PromoRules = {
  /** 1–100, or null. */
  percent: number | null
  /** Added to the end of the first period, or null. */
  days: number | null
  isFirstPaymentOnly: boolean
  maxUses: number | null
  startsAt: Date | null
  endsAt: Date | null
}

/** Found when a code is used, whatever the day. */
export type UseRefusal = 'unknown' | 'used_up' | 'used_by_you' | 'not_first'
export type PromoRefusal = UseRefusal | 'not_yet' | 'over'

export const PROMO_REFUSALS: Record<PromoRefusal, string> = {
  unknown: 'Такого промокода нет',
  not_yet: 'Этот промокод ещё не действует',
  over: 'Этот промокод больше не действует',
  used_up: 'Этот промокод уже использовали все, кому он предназначался',
  used_by_you: 'Вы уже использовали этот промокод',
  not_first: 'Этот промокод действует только на первую оплату',
}

/** Letters and digits in upper case, however it was typed. */
export const normalizePromoCode = (text: string) => text.trim().toUpperCase()

type PromoUse = {
  promo: PromoRules | undefined
  uses: number
  usesOfPerson: number
  hasPaidBefore: boolean
}

export const findPromoRefusal = ({
  now,
  ...use
}: PromoUse & { now: Date }): PromoRefusal | undefined => {
  const { promo } = use
  if (promo?.startsAt && promo.startsAt > now) return 'not_yet'
  if (promo?.endsAt && promo.endsAt <= now) return 'over'
  return findUseRefusal(use)
}

/** For a payment: an order made while the code was valid keeps it, even if the code has ended since. */
export const findUseRefusal = ({
  promo,
  uses,
  usesOfPerson,
  hasPaidBefore,
}: PromoUse): UseRefusal | undefined => {
  if (!promo) return 'unknown'
  if (usesOfPerson > 0) return 'used_by_you'
  if (promo.maxUses !== null && uses >= promo.maxUses) return 'used_up'
  if (promo.isFirstPaymentOnly && hasPaidBefore) return 'not_first'
  return undefined
}

export const promoDiscount = ({
  amount,
  promo,
}: {
  amount: number
  promo: Pick<PromoRules, 'percent'> | undefined
}) => shareOf({ amount, part: promo?.percent ?? 0, whole: 100 })
