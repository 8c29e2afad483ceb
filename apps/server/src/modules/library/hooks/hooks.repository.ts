import { and, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { favouriteHooks } from '../../../db/schema/library/favourite-hooks.ts'

type OfUser = { db: Db | Tx; userId: string }

export const listFavourites = ({ db, userId }: OfUser) =>
  db
    .select({ hook: favouriteHooks.hook, createdAt: favouriteHooks.createdAt })
    .from(favouriteHooks)
    .where(eq(favouriteHooks.userId, userId))
    .orderBy(desc(favouriteHooks.createdAt), favouriteHooks.hook)

export const insertFavourite = ({ db, ...values }: OfUser & { hook: string; createdAt: Date }) =>
  db.insert(favouriteHooks).values(values).onConflictDoNothing()

export const deleteFavourite = ({ db, userId, hook }: OfUser & { hook: string }) =>
  db
    .delete(favouriteHooks)
    .where(and(eq(favouriteHooks.userId, userId), eq(favouriteHooks.hook, hook)))
