import { createHash } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { signText } from '../../../platform/crypto/sign-text.ts'
import { callerOf } from '../../../platform/http/caller-of.ts'
import { countVisitor, deleteVisitorsBefore, findAffiliateByCode } from './affiliate.repository.ts'

/** User agents of crawlers. Clicks are counted by a script, so crawlers that run none are never counted. */
const ROBOT = /bot|crawl|spider|preview|headless|lighthouse|curl|wget|python|^$/i

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** People behind one address that are told apart by their browsers; more user agents are not more people. */
const VISITORS_PER_ADDRESS = 8

const browserOf = (userAgent: string) =>
  createHash('sha256').update(userAgent).digest().readUInt8(0) % VISITORS_PER_ADDRESS

/** Address and browser hashed with a daily key: the same visitor has another hash tomorrow. */
const hashVisitor = ({
  ctx,
  day,
  ip,
  userAgent,
}: {
  ctx: AppContext
  day: string
  ip: string
  userAgent: string
}) =>
  signText({
    key: ctx.secrets.derive(`affiliate-visitors:${day}`),
    text: `${callerOf(ip)}\n${browserOf(userAgent)}`,
  })

export const countClick = async ({
  ctx,
  code,
  ip,
  userAgent,
}: {
  ctx: AppContext
  code: string
  ip: string
  userAgent: string
}): Promise<Record<string, never>> => {
  if (ROBOT.test(userAgent)) return {}
  const affiliate = await findAffiliateByCode({ db: ctx.db, code })
  if (!affiliate || affiliate.userId === null) return {}
  const day = dayOf(ctx.clock.now())
  const visitor = hashVisitor({ ctx, day, ip, userAgent })
  await inTransaction(ctx.db, (tx) =>
    countVisitor({ db: tx, affiliateId: affiliate.id, day, visitor }),
  )
  return {}
}

/** Hashes of visitors are useless after their day. */
export const purgeVisitors = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const yesterday = new Date(ctx.clock.now().getTime() - DAY_MS)
  await deleteVisitorsBefore({ db: ctx.db, day: dayOf(yesterday) })
}
