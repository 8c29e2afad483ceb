import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { exportLinks } from '../../../db/schema/operations/export-links.ts'

export const insertExportLink = ({
  db,
  ...link
}: {
  db: Tx
  hash: string
  userId: string
  createdAt: Date
  expiresAt: Date
}) => db.insert(exportLinks).values(link)

export const findExportLink = async ({ db, hash }: { db: Db; hash: string }) => {
  const [link] = await db.select().from(exportLinks).where(eq(exportLinks.hash, hash))
  return link
}

/** Consumes a link. Returns whether it was still valid. */
export const consumeExportLink = async ({ db, hash, now }: { db: Db; hash: string; now: Date }) => {
  const taken = await db
    .update(exportLinks)
    .set({ usedAt: now })
    .where(
      and(eq(exportLinks.hash, hash), isNull(exportLinks.usedAt), gt(exportLinks.expiresAt, now)),
    )
    .returning({ hash: exportLinks.hash })
  return taken.length > 0
}

export const deleteExpiredExportLinks = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(exportLinks).where(lte(exportLinks.expiresAt, now))

/** Without the hashes: they are secrets, not personal data. */
export const listExportLinksOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      createdAt: exportLinks.createdAt,
      expiresAt: exportLinks.expiresAt,
      usedAt: exportLinks.usedAt,
    })
    .from(exportLinks)
    .where(eq(exportLinks.userId, userId))
