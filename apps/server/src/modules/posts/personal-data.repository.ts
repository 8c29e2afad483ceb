import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { posts, postTargets, publishAttempts, targetEvents } from '../../db/schema/posts.ts'
import { postImports } from '../../db/schema/publisher.ts'

type OfPerson = { db: Db; userId: string; workspaceIds: readonly string[] }

/** Of the workspaces a person owns, and what they wrote in those of others. */
const isTheirs = ({ userId, workspaceIds }: Omit<OfPerson, 'db'>) =>
  or(inArray(posts.workspaceId, [...workspaceIds]), eq(posts.authorId, userId))

export const listPostsOf = ({ db, ...person }: OfPerson) =>
  db.select().from(posts).where(isTheirs(person)).orderBy(asc(posts.id))

const targetsOf = ({ db, ...person }: OfPerson) =>
  db
    .select({ id: postTargets.id })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(isTheirs(person))

export const listTargetsOf = (person: OfPerson) =>
  person.db
    .select()
    .from(postTargets)
    .where(inArray(postTargets.id, targetsOf(person)))
    .orderBy(asc(postTargets.id))

export const listAttemptsOf = (person: OfPerson) =>
  person.db
    .select()
    .from(publishAttempts)
    .where(inArray(publishAttempts.targetId, targetsOf(person)))
    .orderBy(asc(publishAttempts.id))

export const listEventsOf = (person: OfPerson) =>
  person.db
    .select()
    .from(targetEvents)
    .where(inArray(targetEvents.targetId, targetsOf(person)))
    .orderBy(asc(targetEvents.id))

export const listImportsOf = ({ db, workspaceIds }: Omit<OfPerson, 'userId'>) =>
  db
    .select()
    .from(postImports)
    .where(inArray(postImports.workspaceId, [...workspaceIds]))
