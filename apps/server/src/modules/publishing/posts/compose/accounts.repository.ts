import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { connections } from '../../../../db/schema/publishing/connections.ts'
import { postTargets } from '../../../../db/schema/publishing/posts.ts'
import { publisherAccounts } from '../../../../db/schema/publishing/publisher.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const columns = {
  id: connections.id,
  network: connections.network,
  method: connections.method,
  title: connections.title,
  handle: connections.handle,
  access: connections.access,
  isReadOnly: connections.isReadOnly,
  signature: connections.signature,
  missingScopes: connections.missingScopes,
  options: publisherAccounts.options,
}

const accounts = ({ db }: Pick<InWorkspace, 'db'>) =>
  db
    .select(columns)
    .from(connections)
    .leftJoin(publisherAccounts, eq(publisherAccounts.connectionId, connections.id))

const areThese = ({ workspaceId, ids }: { workspaceId: string; ids: readonly string[] }) =>
  and(eq(connections.workspaceId, workspaceId), inArray(connections.id, [...ids]))

/** Connections of a workspace with their publisher state. */
export const listAccounts = ({ db, ...these }: InWorkspace & { ids: readonly string[] }) =>
  accounts({ db }).where(areThese(these)).orderBy(asc(connections.id))

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

/**
 * Locked against detaching until the transaction ends. Taken before any post lock, as detaching does: the other order
 * could deadlock.
 */
export const lockAccounts = ({
  db,
  ...these
}: {
  db: Tx
  workspaceId: string
  ids: readonly string[]
}) =>
  accounts({ db })
    .where(areThese(these))
    .orderBy(asc(connections.id))
    .for('key share', { of: connections })

export const lockAccountsOf = ({
  db,
  workspaceId,
  postIds,
  ids = [],
}: {
  db: Tx
  workspaceId: string
  postIds: readonly string[]
  ids?: readonly string[]
}) =>
  accounts({ db })
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        or(
          inArray(connections.id, [...ids]),
          inArray(
            connections.id,
            db
              .select({ id: postTargets.connectionId })
              .from(postTargets)
              .where(inArray(postTargets.postId, [...postIds])),
          ),
        ),
      ),
    )
    .orderBy(asc(connections.id))
    .for('key share', { of: connections })

export const listAllAccounts = ({ db, workspaceId }: InWorkspace) =>
  accounts({ db })
    .where(eq(connections.workspaceId, workspaceId))
    .orderBy(asc(connections.connectedAt), asc(connections.id))
