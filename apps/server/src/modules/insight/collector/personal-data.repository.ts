import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import {
  analyticsAccounts,
  metricDays,
  metricLatest,
  metricPoints,
  metricReadings,
  metricSubjects,
  workItems,
} from '../../../db/schema/insight/analytics.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

type Owned = { db: Db; workspaceIds: readonly string[] }

export const listAccountsOf = ({ db, workspaceIds, after, limit }: Owned & Page) =>
  db
    .select()
    .from(analyticsAccounts)
    .where(
      and(
        inArray(analyticsAccounts.workspaceId, [...workspaceIds]),
        isAfter(analyticsAccounts.id, after),
      ),
    )
    .orderBy(asc(analyticsAccounts.id))
    .limit(limit)

export const listItemsOf = ({ db, workspaceIds, after, limit }: Owned & Page) =>
  db
    .select()
    .from(workItems)
    .where(and(inArray(workItems.workspaceId, [...workspaceIds]), isAfter(workItems.id, after)))
    .orderBy(asc(workItems.id))
    .limit(limit)

export const listSubjectsOf = ({ db, workspaceIds, after, limit }: Owned & Page) =>
  db
    .select()
    .from(metricSubjects)
    .where(
      and(
        inArray(metricSubjects.workspaceId, [...workspaceIds]),
        isAfter(metricSubjects.id, after),
      ),
    )
    .orderBy(asc(metricSubjects.id))
    .limit(limit)

type OfSubject = { db: Db; subjectId: string }

/** A subject has at most some hundreds of readings a year. */
export const listReadingsOf = ({ db, subjectId }: OfSubject) =>
  db
    .select()
    .from(metricReadings)
    .where(eq(metricReadings.subjectId, subjectId))
    .orderBy(asc(metricReadings.at))

export const listPointsOf = ({ db, subjectId }: OfSubject) =>
  db
    .select()
    .from(metricPoints)
    .where(eq(metricPoints.subjectId, subjectId))
    .orderBy(asc(metricPoints.metric), asc(metricPoints.bucketAt))

export const listLatestOf = ({ db, subjectId }: OfSubject) =>
  db
    .select()
    .from(metricLatest)
    .where(eq(metricLatest.subjectId, subjectId))
    .orderBy(asc(metricLatest.metric))

export const listDaysOf = ({ db, accountId }: { db: Db; accountId: string }) =>
  db
    .select()
    .from(metricDays)
    .where(eq(metricDays.accountId, accountId))
    .orderBy(asc(metricDays.metric), asc(metricDays.day))
