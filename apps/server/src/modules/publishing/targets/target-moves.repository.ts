import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import type { TargetRow, TargetValues } from './targets.repository.ts'

/** Optimistic lock: the write applies only to this version and lease owner. */
export type SeenTarget = { id: string; version: number; leaseOwner?: string | undefined }

const isAt = ({ id, version, leaseOwner }: SeenTarget) =>
  and(
    eq(postTargets.id, id),
    eq(postTargets.version, version),
    leaseOwner ? eq(postTargets.leaseOwner, leaseOwner) : undefined,
  )

/** Undefined when the row has changed since it was read. */
export const updateGuarded = async ({
  tx,
  seen,
  state,
  values,
}: {
  tx: Tx
  seen: SeenTarget
  state: TargetState
  values: TargetValues
}): Promise<TargetRow | undefined> => {
  const [row] = await tx
    .update(postTargets)
    .set({ ...values, state, version: sql`${postTargets.version} + 1` })
    .where(isAt(seen))
    .returning()
  return row
}

/** The row one version later, if the caller itself wrote that version. */
export const findWritten = async ({
  db,
  seen,
}: {
  db: Db
  seen: SeenTarget & { leaseOwner: string }
}): Promise<TargetRow | undefined> => {
  const [row] = await db
    .select()
    .from(postTargets)
    .where(isAt({ ...seen, version: seen.version + 1 }))
  return row
}
