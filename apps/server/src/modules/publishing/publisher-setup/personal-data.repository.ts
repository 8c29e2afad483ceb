import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import {
  hashtagSets,
  postingSlots,
  publisherAccounts,
  publisherSettings,
} from '../../../db/schema/publishing/publisher.ts'

type OwnedWorkspaces = { db: Db; workspaceIds: readonly string[] }

export const listSetsOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select()
    .from(hashtagSets)
    .where(inArray(hashtagSets.workspaceId, [...workspaceIds]))

export const listSlotsOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select()
    .from(postingSlots)
    .where(inArray(postingSlots.workspaceId, [...workspaceIds]))

export const listSettingsOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select()
    .from(publisherSettings)
    .where(inArray(publisherSettings.workspaceId, [...workspaceIds]))

/** Cached account options as reported by the networks. */
export const listAccountOptionsOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select({
      connectionId: publisherAccounts.connectionId,
      options: publisherAccounts.options,
      optionsReadAt: publisherAccounts.optionsReadAt,
    })
    .from(publisherAccounts)
    .innerJoin(connections, eq(connections.id, publisherAccounts.connectionId))
    .where(inArray(connections.workspaceId, [...workspaceIds]))
