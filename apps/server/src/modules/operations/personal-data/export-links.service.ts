import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { getUser, lockUser } from '../../identity/users/index.ts'
import {
  consumeExportLink,
  deleteExpiredExportLinks,
  findExportLink,
  insertExportLink,
  listExportLinksOf,
} from './export-links.repository.ts'
import { exportPersonalData } from './export-personal-data.ts'

const LIFETIME_MS = 5 * 60 * 1000

/** Creates a single-use link to all data stored about this user. */
export const beginExport = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const token = createOpaqueToken()
    const now = ctx.clock.now()
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await insertExportLink({ db: tx, hash: hashToken(token), userId, createdAt: now, expiresAt })
    return {
      url: `${ctx.config.publicUrl}/api/exports/${token}`,
      expiresAt: expiresAt.toISOString(),
    }
  })

const linkExpired = () =>
  new UserError({
    code: 'LINK_EXPIRED',
    userMessage: 'Ссылка устарела или уже использована. Запросите новую',
  })

const getValidLink = async ({ ctx, hash }: { ctx: AppContext; hash: string }) => {
  const link = await findExportLink({ db: ctx.db, hash })
  if (!link) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой ссылки нет' })
  if (link.usedAt === null && link.expiresAt > ctx.clock.now()) return link
  throw linkExpired()
}

/** The link is consumed only with `isTaken`. */
export const downloadExport = async ({
  ctx,
  token,
  isTaken,
}: {
  ctx: AppContext
  token: string
  isTaken: boolean
}) => {
  const hash = hashToken(token)
  const { userId } = await getValidLink({ ctx, hash })
  const now = ctx.clock.now()
  if (isTaken && !(await consumeExportLink({ db: ctx.db, hash, now }))) throw linkExpired()
  const { timeZone } = await getUser({ ctx, userId })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return { fileName: `kadr-${day}.json`, content: await exportPersonalData({ ctx, userId }) }
}

export const purgeExpiredExportLinks = ({ ctx }: { ctx: AppContext }) =>
  deleteExpiredExportLinks({ db: ctx.db, now: ctx.clock.now() })

export const exportLinksOf = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  exportLinks: readAtOnce(() => listExportLinksOf({ db: ctx.db, userId })),
})
