import type { DomainEvent } from '@kadr/contract/events'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { listRendersOf, markSettled } from './notifications.repository.ts'

export const SETTLING_KINDS = [
  'connection.attached',
  'connection.restored',
  'connection.detached',
  'target.published',
  'target.removed',
  'post.changed',
  'post.deleted',
] as const
export type SettlingKind = (typeof SETTLING_KINDS)[number]

type Input = { ctx: AppContext; tx: Tx; event: DomainEvent<SettlingKind> }

/** Beginnings of the keys of notifications that the event makes pointless. */
const beginningsOf = async ({ tx, event: { kind, subjectId } }: Input): Promise<string[]> => {
  switch (kind) {
    case 'target.published':
    case 'target.removed':
      return [`target-failed:${subjectId}:`, `target-needs_attention:${subjectId}:`]
    case 'post.deleted':
      return [`post-missed:${subjectId}:`]
    case 'post.changed': {
      const renders = await listRendersOf({ db: tx, postId: subjectId })
      return renders.map((id) => `generation:${id}`)
    }
    default:
      return [`connection-needs-reauth:${subjectId}:`, `connection-expiring:${subjectId}:`]
  }
}

/** A problem that is solved, or a reel that is in a post, needs no notification any more. */
export const settleNotifications = async (input: Input): Promise<void> => {
  const { ctx, tx, event } = input
  if (event.workspaceId === null) return
  const beginnings = await beginningsOf(input)
  if (beginnings.length === 0) return
  await markSettled({
    db: tx,
    workspaceId: event.workspaceId,
    beginnings,
    now: ctx.clock.now(),
  })
}
