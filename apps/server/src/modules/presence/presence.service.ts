import { PRESENCE_MS, type PresenceKind } from '@kadr/contract/presence'
import { displayName } from '@kadr/domain/person-name'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import type { Member } from '../../platform/http/mount.ts'
import { readAtOnce } from '../../platform/read-pages.ts'
import { readPost } from '../posts/index.ts'
import { getProduct } from '../products/index.ts'
import { getReelRow } from '../reels/index.ts'
import { lockUserShared } from '../users/index.ts'
import * as repository from './presence.repository.ts'

/** Throws when the workspace has no such thing. */
const FIND: Record<
  PresenceKind,
  (one: { ctx: AppContext; workspaceId: string; id: string }) => Promise<unknown>
> = { post: readPost, reel: getReelRow, product: getProduct }

export const announcePresence = async ({
  ctx,
  actor: { workspaceId, userId },
  kind,
  id,
}: {
  ctx: AppContext
  actor: Member
  kind: PresenceKind
  id: string
}) => {
  await FIND[kind]({ ctx, workspaceId, id })
  return inTransaction(ctx.db, async (tx) => {
    await lockUserShared({ tx, userId })
    const seenAt = ctx.clock.now()
    const since = new Date(seenAt.getTime() - PRESENCE_MS)
    const present = await repository.listPresent({ db: tx, workspaceId, subjectId: id, since })
    await repository.savePresence({ db: tx, workspaceId, userId, kind, subjectId: id, seenAt })
    const others = present.filter((person) => person.userId !== userId)
    // Their screens ask again at once instead of at their next turn.
    if (others.length > 0 && others.length === present.length) {
      const event = { workspaceId, actorId: userId, subjectId: id, payload: {} }
      await appendEvent({ tx, kind: 'presence.joined', ...event })
    }
    return {
      people: others.map((person) => ({ userId: person.userId, name: displayName(person) })),
    }
  })
}

export const purgePresences = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  repository.deletePresencesBefore({
    db,
    moment: new Date(clock.now().getTime() - PRESENCE_MS),
  })

export const exportPresences = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  readAtOnce(() => repository.listPresencesOf({ db: ctx.db, userId }))
