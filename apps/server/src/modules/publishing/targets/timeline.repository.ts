import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { canMove } from '@kadr/domain/publishing/posts/target-states'
import { newId } from '@kadr/kit/new-id'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { targetEvents } from '../../../db/schema/publishing/posts.ts'
import type { EventCause } from './event-texts.ts'

type TimelineEvent = {
  targetId: string
  /** Null for a new target. */
  from: TargetState | null
  to: TargetState
  cause: EventCause
  /** Russian detail for causes that need one. */
  note?: string | null
  actorId?: string | null
}

/** One statement for any number of events. */
export const insertEvents = async ({
  tx,
  at,
  events,
}: {
  tx: Tx
  at: Date | SQL
  events: readonly TimelineEvent[]
}): Promise<void> => {
  if (events.length === 0) return
  const column = (read: (event: TimelineEvent) => string | null) => sql.param(events.map(read))
  const moment = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at
  await tx.execute(sql`
    insert into target_events (id, at, target_id, from_state, to_state, cause, note, actor_id)
    select line.id, ${moment}, line.target_id, line.from_state, line.to_state, line.cause, line.note,
      line.actor_id
    from unnest(
      ${column(() => newId())}::uuid[],
      ${column(({ targetId }) => targetId)}::uuid[],
      ${column(({ from }) => from)}::text[],
      ${column(({ to }) => to)}::text[],
      ${column(({ cause }) => cause)}::text[],
      ${column(({ note }) => note ?? null)}::text[],
      ${column(({ actorId }) => actorId ?? null)}::uuid[]
    ) as line (id, target_id, from_state, to_state, cause, note, actor_id)`)
}

/** The state stays. */
export const recordWait = ({
  tx,
  at,
  target: { id, state },
}: {
  tx: Tx
  at: Date
  target: { id: string; state: TargetState }
}) => insertEvents({ tx, at, events: [{ targetId: id, from: state, to: state, cause: 'waiting' }] })

export const listEvents = ({ db, targetId }: { db: Db; targetId: string }) =>
  db
    .select({
      event: targetEvents,
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(targetEvents)
    .leftJoin(users, eq(users.id, targetEvents.actorId))
    .where(eq(targetEvents.targetId, targetId))
    .orderBy(asc(targetEvents.at), asc(targetEvents.id))

const isAllowed = ({ from, to }: TimelineEvent): boolean => {
  if (from === null) return to === 'draft' || canMove({ from: 'draft', to })
  return canMove({ from, to })
}

/** Every change of state passes here, inside its transaction: one that the domain forbids rolls it back. */
export const recordMoves = async (input: Parameters<typeof insertEvents>[0]): Promise<void> => {
  const wrong = input.events.find((event) => !isAllowed(event))
  if (wrong) throw new Error(`A target does not go from ${wrong.from ?? 'nowhere'} to ${wrong.to}`)
  await insertEvents(input)
}
