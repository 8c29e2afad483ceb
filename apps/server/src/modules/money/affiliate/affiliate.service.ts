import { randomInt } from 'node:crypto'
import { REFERRAL_PARAM, REFERRAL_START } from '@kadr/contract/identity/referral'
import type { Affiliate } from '@kadr/contract/money/affiliate'
import { holdDaysOf } from '@kadr/domain/money/affiliate'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { listConfigured } from '../../../platform/outside/messengers/messengers.ts'
import { lockUser } from '../../identity/users/index.ts'
import { presentPayout, presentShare } from './affiliate.presenter.ts'
import {
  countFigures,
  findAffiliateOf,
  insertAffiliate,
  listShares,
} from './affiliate.repository.ts'
import { readBalances } from './balances.ts'
import { listPayouts } from './payouts.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 8
const ATTEMPTS = 5
const SHOWN_SHARES = 50

const createCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const linkOf = ({ ctx, code }: { ctx: AppContext; code: string }) => {
  const { config } = ctx
  const param = `${REFERRAL_START}${code}`
  const apps = listConfigured(config).flatMap(({ name, links }) => {
    const url = links.start({ config, param })
    return url === undefined ? [] : [{ messenger: name, url }]
  })
  return { code, url: `${config.publicUrl}/?${REFERRAL_PARAM}=${code}`, apps }
}

const NOTHING = { clicks: 0, signUps: 0, payers: 0, payments: 0, refused: 0 }

export const getAffiliate = async ({ ctx, userId }: OfUser): Promise<Affiliate> => {
  const { db } = ctx
  const terms = ctx.config.affiliate
  const shown = { ...terms, starsHoldDays: holdDaysOf(terms, 'XTR') }
  const row = await findAffiliateOf({ db, userId })
  if (!row) {
    return { link: null, terms: shown, figures: NOTHING, balances: [], shares: [], payouts: [] }
  }
  const affiliateId = row.id
  const shares = await listShares({ db, affiliateId, limit: SHOWN_SHARES })
  const payouts = await listPayouts({ db, affiliateId })
  return {
    link: linkOf({ ctx, code: row.code }),
    terms: shown,
    figures: await countFigures({ db, affiliateId }),
    balances: await readBalances({ db, affiliateId, now: ctx.clock.now() }),
    shares: shares.map(presentShare),
    payouts: payouts.map(presentPayout),
  }
}

const createLink = async ({ ctx, tx, userId }: OfUser & { tx: Tx }): Promise<void> => {
  if (await findAffiliateOf({ db: tx, userId })) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const values = { userId, code: createCode(), createdAt: ctx.clock.now() }
    if (await insertAffiliate({ db: tx, ...values })) return
  }
  throw new Error('No free code was found')
}

/** Creates the link on request, once. */
export const joinAffiliate = async ({ ctx, userId }: OfUser): Promise<Affiliate> => {
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    await createLink({ ctx, tx, userId })
  })
  return getAffiliate({ ctx, userId })
}
