import { and, asc, desc, eq, getTableColumns, inArray, like, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { products } from '../../../db/schema/library/products.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type ProductRow = typeof products.$inferSelect
export type ProductValues = typeof products.$inferInsert

type InWorkspace = { db: Db | Tx; workspaceId: string }
type ProductKey = InWorkspace & { id: string }

const hasKey = ({ workspaceId, id }: Omit<ProductKey, 'db'>) =>
  and(eq(products.workspaceId, workspaceId), eq(products.id, id))

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Newest first: ids grow with time. */
export const listProducts = ({
  db,
  workspaceId,
  isArchived,
  search,
  before,
  limit,
}: InWorkspace & {
  isArchived: boolean
  search: string | undefined
  before: string | undefined
  limit: number
}) =>
  db
    .select()
    .from(products)
    .where(
      and(
        eq(products.workspaceId, workspaceId),
        eq(products.isArchived, isArchived),
        before ? lt(products.id, before) : undefined,
        search ? like(products.searchText, containing(search)) : undefined,
      ),
    )
    .orderBy(desc(products.id))
    .limit(limit)

export const findProduct = async ({ db, ...one }: ProductKey) => {
  const [row] = await db.select().from(products).where(hasKey(one))
  return row
}

export const lockProduct = async ({ db, ...one }: ProductKey & { db: Tx }) => {
  const [row] = await db.select().from(products).where(hasKey(one)).for('update')
  return row
}

export const insertProducts = ({ db, values }: { db: Tx; values: ProductValues[] }) =>
  db.insert(products).values(values).returning()

export const updateProduct = async ({
  db,
  values,
  ...one
}: ProductKey & { values: Partial<ProductValues> }) => {
  const [row] = await db
    .update(products)
    .set({ ...values, version: sql`${products.version} + 1` })
    .where(hasKey(one))
    .returning()
  if (!row) throw new Error('The product went away while it was locked')
  return row
}

export const deleteProduct = async ({ db, ...one }: ProductKey) => {
  const gone = await db.delete(products).where(hasKey(one)).returning({ id: products.id })
  return gone.length > 0
}

/** Serializes imports of a workspace: two of the same file would create duplicates. */
export const lockImports = ({ db, workspaceId }: InWorkspace & { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`products:${workspaceId}`}, 0))`)

/** Existing products with these links and names. */
export const listKnownKeys = ({
  db,
  workspaceId,
  linkKeys,
  nameKeys,
}: InWorkspace & { linkKeys: string[]; nameKeys: string[] }) =>
  db
    .select({ linkKey: products.linkKey, nameKey: products.nameKey })
    .from(products)
    .where(
      and(
        eq(products.workspaceId, workspaceId),
        or(inArray(products.linkKey, linkKeys), inArray(products.nameKey, nameKeys)),
      ),
    )

export const listProductsOfOwner = ({
  db,
  userId,
  after,
  limit,
}: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(products))
    .from(products)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, products.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(products.id, after),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit)
