import type { PresenceKind } from '@kadr/contract/team/presence'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { presences } from '../../../db/schema/team/presence.ts'

type Subject = { workspaceId: string; subjectId: string }

export const listPresent = ({
  db,
  workspaceId,
  subjectId,
  since,
}: Subject & { db: Tx; since: Date }) =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      isWriting: presences.isWriting,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(
      and(
        eq(presences.workspaceId, workspaceId),
        eq(presences.subjectId, subjectId),
        gt(presences.seenAt, since),
      ),
    )
    .orderBy(asc(users.id))

export const savePresence = ({
  db,
  seenAt,
  ...values
}: Subject & {
  db: Tx
  userId: string
  kind: PresenceKind
  seenAt: Date
  isWriting: boolean
}) =>
  db
    .insert(presences)
    .values({ ...values, seenAt })
    .onConflictDoUpdate({
      target: [presences.workspaceId, presences.subjectId, presences.userId],
      set: { seenAt, isWriting: values.isWriting },
    })

export const deletePresencesBefore = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(presences).where(lte(presences.seenAt, moment))

export const listPresencesOf = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(presences).where(eq(presences.userId, userId))
