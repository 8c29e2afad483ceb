import { and, asc, inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import type { TargetRow } from './targets.repository.ts'

/** Targets whose time had come by `at` and of which no request was made yet, locked until the transaction ends. */
export const lockDueUnsent = ({ tx, at }: { tx: Tx; at: Date }): Promise<TargetRow[]> =>
  tx
    .select()
    .from(postTargets)
    .where(
      and(
        inArray(postTargets.state, ['scheduled', 'claimed', 'preparing']),
        lte(postTargets.nextAt, at),
      ),
    )
    .orderBy(asc(postTargets.id))
    .for('update')
