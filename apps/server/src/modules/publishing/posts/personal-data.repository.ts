import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { planSheets } from '../../../db/schema/publishing/plan-sheets.ts'
import {
  posts,
  postTargets,
  publishAttempts,
  targetEvents,
} from '../../../db/schema/publishing/posts.ts'
import { postImports } from '../../../db/schema/publishing/publisher.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type OfPerson = { db: Db; userId: string; workspaceIds: readonly string[] }

/** Posts of the workspaces the user owns, and those the user wrote in other workspaces. */
const isTheirs = ({ userId, workspaceIds }: Omit<OfPerson, 'db'>) =>
  or(inArray(posts.workspaceId, [...workspaceIds]), eq(posts.authorId, userId))

export const listPostsOf = ({ db, after, limit, ...person }: OfPerson & Page) =>
  db
    .select()
    .from(posts)
    .where(and(isTheirs(person), isAfter(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(limit)

const targetsOf = ({ db, ...person }: OfPerson) =>
  db
    .select({ id: postTargets.id })
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(isTheirs(person))

export const listTargetsOf = ({ after, limit, ...person }: OfPerson & Page) =>
  person.db
    .select()
    .from(postTargets)
    .where(and(inArray(postTargets.id, targetsOf(person)), isAfter(postTargets.id, after)))
    .orderBy(asc(postTargets.id))
    .limit(limit)

export const listAttemptsOf = ({ after, limit, ...person }: OfPerson & Page) =>
  person.db
    .select()
    .from(publishAttempts)
    .where(
      and(inArray(publishAttempts.targetId, targetsOf(person)), isAfter(publishAttempts.id, after)),
    )
    .orderBy(asc(publishAttempts.id))
    .limit(limit)

export const listEventsOf = ({ after, limit, ...person }: OfPerson & Page) =>
  person.db
    .select()
    .from(targetEvents)
    .where(and(inArray(targetEvents.targetId, targetsOf(person)), isAfter(targetEvents.id, after)))
    .orderBy(asc(targetEvents.id))
    .limit(limit)

export const listImportsOf = ({ db, workspaceIds }: Omit<OfPerson, 'userId'>) =>
  db
    .select()
    .from(postImports)
    .where(inArray(postImports.workspaceId, [...workspaceIds]))

/** Sheets that plans of their workspaces are taken from. */
export const listSheetsOf = ({ db, userId, workspaceIds }: OfPerson) =>
  db
    .select({
      workspaceId: planSheets.workspaceId,
      url: planSheets.url,
      createdAt: planSheets.createdAt,
      last: planSheets.last,
    })
    .from(planSheets)
    .where(or(inArray(planSheets.workspaceId, [...workspaceIds]), eq(planSheets.authorId, userId)))
