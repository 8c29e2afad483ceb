import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAmong, prepareOnce } from '../../../db/prepared.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'

export type PostRow = typeof posts.$inferSelect
export type NewPost = typeof posts.$inferInsert & { id: string }
export type PostValues = Partial<Omit<NewPost, 'id' | 'workspaceId' | 'version'>>

type InWorkspace = { db: Db | Tx; workspaceId: string }
type PostIds = InWorkspace & { ids: readonly string[]; isInTrash?: boolean }

const areThese = ({ workspaceId, ids, isInTrash = false }: Omit<PostIds, 'db'>) =>
  and(
    eq(posts.workspaceId, workspaceId),
    inArray(posts.id, [...ids]),
    isInTrash ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt),
  )

const authorColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName }

export const findAuthor = async ({ db, id }: { db: Db | Tx; id: string }) => {
  const [author] = await db.select(authorColumns).from(users).where(eq(users.id, id))
  return author
}

const selectWithAuthors = (db: Db | Tx) =>
  db
    .select({ post: posts, author: authorColumns })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))

const keptWithAuthors = prepareOnce((db) =>
  selectWithAuthors(db)
    .where(
      and(
        eq(posts.workspaceId, sql.placeholder('workspaceId')),
        isAmong(posts.id, 'ids'),
        isNull(posts.deletedAt),
      ),
    )
    .prepare('posts_with_authors'),
)

export const listPostsWithAuthors = ({ db, ...several }: PostIds) =>
  several.isInTrash
    ? selectWithAuthors(db).where(areThese(several))
    : keptWithAuthors(db).execute(several)

/** Locked until the transaction ends, in the order of ids to avoid deadlocks. */
export const lockPosts = ({ db, ...several }: PostIds & { db: Tx }): Promise<PostRow[]> =>
  db.select().from(posts).where(areThese(several)).orderBy(asc(posts.id)).for('update')

export const listPosts = ({ db, ...several }: PostIds): Promise<PostRow[]> =>
  db.select().from(posts).where(areThese(several)).orderBy(asc(posts.id))

/** Skips rows whose idempotency key or repetition exists. */
export const insertPosts = ({
  db,
  values,
}: {
  db: Tx
  values: readonly NewPost[]
}): Promise<PostRow[]> =>
  db
    .insert(posts)
    .values([...values])
    .onConflictDoNothing()
    .returning()

export const findPostByKey = async ({ db, workspaceId, key }: InWorkspace & { key: string }) => {
  const [row] = await db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        eq(posts.idempotencyKey, key),
        isNull(posts.deletedAt),
      ),
    )
  return row
}

export const hasPosts = async ({ ctx, workspaceId }: { ctx: { db: Db }; workspaceId: string }) => {
  const [row] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), isNull(posts.deletedAt)))
    .limit(1)
  return row !== undefined
}

/** A change by a user increments the version. */
export const changePost = async ({
  db,
  id,
  values,
}: {
  db: Tx
  id: string
  values: PostValues & { updatedAt: Date }
}): Promise<PostRow> => {
  const [row] = await db
    .update(posts)
    .set({ ...values, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
    .returning()
  if (!row) throw new Error(`The post ${id} was not locked before it was changed`)
  return row
}

/** A system change: the version stays, so open editors get no conflict. */
export const updatePosts = ({
  db,
  ids,
  values,
}: {
  db: Tx
  ids: readonly string[]
  values: PostValues
}) =>
  db
    .update(posts)
    .set(values)
    .where(inArray(posts.id, [...ids]))

export const deletePosts = ({ db, ...several }: PostIds & { db: Tx }) =>
  db.delete(posts).where(areThese(several))
