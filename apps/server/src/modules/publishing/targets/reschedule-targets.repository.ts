import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import { currentWork } from '../../../platform/telemetry/work-scope.ts'
import { contentHash } from './content-hash.repository.ts'

export type Schedule = {
  id: string
  state: TargetState
  dueAt: Date | null
  /** The current content is approved. */
  isApproved: boolean
}

export const listOwners = ({ db, ids }: { db: Tx; ids: readonly string[] }) =>
  db
    .select({
      id: postTargets.id,
      workspaceId: postTargets.workspaceId,
      postId: postTargets.postId,
      state: postTargets.state,
    })
    .from(postTargets)
    .where(inArray(postTargets.id, [...ids]))

/** The rows are locked by the caller. Publications and progress of earlier attempts are cleared. */
export const updateSchedules = ({ db, schedules }: { db: Tx; schedules: readonly Schedule[] }) => {
  const ids = sql.param(schedules.map(({ id }) => id))
  const states = sql.param(schedules.map(({ state }) => state))
  const dueAts = sql.param(schedules.map(({ dueAt }) => dueAt?.toISOString() ?? null))
  const approvals = sql.param(schedules.map(({ isApproved }) => isApproved))
  return db.execute(sql`
    update post_targets as target
    set state = place.state,
        due_at = place.due_at,
        next_at = case when place.state = 'scheduled' then place.due_at end,
        is_approval_required = place.is_approved or place.state = 'pending_approval',
        approved_hash = case when place.is_approved then ${contentHash(sql`target`)} end,
        traceparent = ${currentWork().traceparent ?? null},
        version = target.version + 1,
        lease_owner = null, lease_until = null,
        publication = null, progress = '{}', started_at = null,
        failure = null, waiting = null, failure_count = 0, is_draft_at_network = false
    from unnest(${ids}::uuid[], ${states}::text[], ${dueAts}::timestamptz[],
      ${approvals}::boolean[]) as place (id, state, due_at, is_approved)
    where target.id = place.id`)
}
