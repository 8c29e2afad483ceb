import { AFFILIATE_DEFAULTS, type AffiliateTerms } from '@kadr/domain/money/affiliate'
import type { Env } from './env.ts'
import { parseInteger } from './parse.ts'

const MAX_PERCENT = 90

/** Terms of the affiliate program. */
export const parseAffiliate = (env: Env): AffiliateTerms => ({
  firstPercent: parseInteger({
    env,
    name: 'AFFILIATE_FIRST_PERCENT',
    min: 0,
    max: MAX_PERCENT,
    fallback: AFFILIATE_DEFAULTS.firstPercent,
  }),
  nextPercent: parseInteger({
    env,
    name: 'AFFILIATE_NEXT_PERCENT',
    min: 0,
    max: MAX_PERCENT,
    fallback: AFFILIATE_DEFAULTS.nextPercent,
  }),
  months: parseInteger({
    env,
    name: 'AFFILIATE_MONTHS',
    min: 0,
    max: 120,
    fallback: AFFILIATE_DEFAULTS.months,
  }),
  holdDays: parseInteger({
    env,
    name: 'AFFILIATE_HOLD_DAYS',
    min: 0,
    max: 365,
    fallback: AFFILIATE_DEFAULTS.holdDays,
  }),
})
