import { PRESENCE_MS, type PresenceKind } from '@kadr/contract/team/presence'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { assertThread } from '../../audience/conversations/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { getProduct } from '../../library/products/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { getReelRow } from '../../studio/reels/index.ts'
import * as repository from './presence.repository.ts'

/** Throws when the subject does not exist in the workspace. */
const FIND: Record<
  PresenceKind,
  (one: { ctx: AppContext; actor: Member; workspaceId: string; id: string }) => Promise<unknown>
> = { post: readPost, reel: getReelRow, product: getProduct, conversation: assertThread }

export const announcePresence = async ({
  ctx,
  actor,
  kind,
  id,
  isWriting,
}: {
  ctx: AppContext
  actor: Member
  kind: PresenceKind
  id: string
  isWriting: boolean
}) => {
  const { workspaceId, userId } = actor
  await FIND[kind]({ ctx, actor, workspaceId, id })
  return inTransaction(ctx.db, async (tx) => {
    await lockUserShared({ tx, userId })
    const seenAt = ctx.clock.now()
    const since = new Date(seenAt.getTime() - PRESENCE_MS)
    const present = await repository.listPresent({ db: tx, workspaceId, subjectId: id, since })
    const own = { workspaceId, userId, kind, subjectId: id, seenAt, isWriting }
    await repository.savePresence({ db: tx, ...own })
    const others = present.filter((person) => person.userId !== userId)
    const before = present.find((person) => person.userId === userId)
    // Makes the screens of the other people refresh now instead of at their next poll.
    if (others.length > 0 && (!before || before.isWriting !== isWriting)) {
      const event = { workspaceId, actorId: userId, subjectId: id, payload: {} }
      await appendEvent({ tx, kind: 'presence.joined', ...event })
    }
    return {
      people: others.map((person) => ({
        userId: person.userId,
        name: displayName(person),
        isWriting: person.isWriting,
      })),
    }
  })
}

export const purgePresences = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  repository.deletePresencesBefore({
    db,
    moment: new Date(clock.now().getTime() - PRESENCE_MS),
  })

export const exportPresences = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  presences: readAtOnce(() => repository.listPresencesOf({ db: ctx.db, userId })),
})
