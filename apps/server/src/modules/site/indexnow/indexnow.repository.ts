import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { indexNowPages } from '../../../db/schema/site/indexnow-pages.ts'
import type { SitemapPage } from './read-sitemaps.ts'

export const listSubmitted = ({ db }: { db: Db }) =>
  db.select({ path: indexNowPages.path, updated: indexNowPages.updated }).from(indexNowPages)

export const saveSubmitted = async ({
  db,
  pages,
  now,
}: {
  db: Db
  pages: readonly SitemapPage[]
  now: Date
}) => {
  if (pages.length === 0) return
  await db
    .insert(indexNowPages)
    .values(pages.map((page) => ({ ...page, submittedAt: now })))
    .onConflictDoUpdate({
      target: indexNowPages.path,
      set: { updated: sql`excluded.updated`, submittedAt: now },
    })
}

export const deleteSubmitted = async ({ db, paths }: { db: Db; paths: readonly string[] }) => {
  if (paths.length > 0)
    await db.delete(indexNowPages).where(inArray(indexNowPages.path, [...paths]))
}
