import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { connections } from '../../db/schema/connections.ts'
import {
  hashtagSets,
  postingSlots,
  publisherAccounts,
  publisherSettings,
} from '../../db/schema/publisher.ts'

type Owned = { db: Db; workspaceIds: readonly string[] }

export const listSetsOf = ({ db, workspaceIds }: Owned) =>
  db
    .select()
    .from(hashtagSets)
    .where(inArray(hashtagSets.workspaceId, [...workspaceIds]))

export const listSlotsOf = ({ db, workspaceIds }: Owned) =>
  db
    .select()
    .from(postingSlots)
    .where(inArray(postingSlots.workspaceId, [...workspaceIds]))

export const listSettingsOf = ({ db, workspaceIds }: Owned) =>
  db
    .select()
    .from(publisherSettings)
    .where(inArray(publisherSettings.workspaceId, [...workspaceIds]))

/** Cached account options as reported by the networks. */
export const listAccountOptionsOf = ({ db, workspaceIds }: Owned) =>
  db
    .select({
      connectionId: publisherAccounts.connectionId,
      options: publisherAccounts.options,
      optionsReadAt: publisherAccounts.optionsReadAt,
    })
    .from(publisherAccounts)
    .innerJoin(connections, eq(connections.id, publisherAccounts.connectionId))
    .where(inArray(connections.workspaceId, [...workspaceIds]))
