import type { Network } from '@kadr/contract/publishing/networks'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  conversationAccounts,
  conversationPlaces,
  conversationRoots,
} from '../../../db/schema/audience/conversations.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import { abilitiesOf, type IntakeAccount } from '../conversations/index.ts'

export type Listening = IntakeAccount & { externalId: string }

const select = (db: Db | Tx) =>
  db
    .select({
      switchedAt: conversationAccounts.switchedAt,
      connection: {
        id: connections.id,
        workspaceId: connections.workspaceId,
        network: connections.network,
        title: connections.title,
        handle: connections.handle,
        details: connections.details,
        scopes: connections.scopes,
        access: connections.access,
        isReadOnly: connections.isReadOnly,
        externalId: connections.externalId,
      },
    })
    .from(connections)
    .innerJoin(conversationAccounts, eq(conversationAccounts.connectionId, connections.id))

const toListening = ({
  switchedAt,
  connection,
}: Awaited<ReturnType<typeof select>>[number]): Listening => ({
  connectionId: connection.id,
  workspaceId: connection.workspaceId,
  network: connection.network,
  title: connection.title,
  externalId: connection.externalId,
  switchedAt,
  directWindowMs: abilitiesOf(connection)?.directWindowMs ?? null,
})

/** Accounts that are switched on. */
export const listListening = async ({
  db,
  network,
  externalIds,
}: {
  db: Db | Tx
  network: Network
  externalIds: readonly string[]
}): Promise<Listening[]> => {
  if (externalIds.length === 0) return []
  const rows = await select(db).where(
    and(
      eq(connections.network, network),
      inArray(connections.externalId, [...externalIds]),
      eq(conversationAccounts.isOn, true),
    ),
  )
  return rows.map(toListening)
}

/** Accounts that a bot hears in a place. */
export const listHearing = async ({
  db,
  network,
  placeExternalId,
}: {
  db: Db | Tx
  network: Network
  placeExternalId: string
}): Promise<Listening[]> => {
  const rows = await select(db)
    .innerJoin(conversationPlaces, eq(conversationPlaces.connectionId, connections.id))
    .where(
      and(
        eq(conversationPlaces.network, network),
        eq(conversationPlaces.externalId, placeExternalId),
        eq(conversationPlaces.isLeft, false),
        eq(conversationAccounts.isOn, true),
      ),
    )
  return rows.map(toListening)
}

export const saveRoot = ({
  tx,
  ...values
}: {
  tx: Tx
  connectionId: string
  rootExternalId: string
  postExternalId: string
}) => tx.insert(conversationRoots).values(values).onConflictDoNothing()

export const savePlace = ({
  tx,
  ...values
}: {
  tx: Tx
  connectionId: string
  network: Network
  externalId: string
  kind: 'comments' | 'direct'
}) =>
  tx
    .insert(conversationPlaces)
    .values(values)
    .onConflictDoUpdate({
      target: [conversationPlaces.connectionId, conversationPlaces.externalId],
      set: { kind: values.kind, isLeft: false },
    })

/** Groups of comments that are no longer the account's; dialogs stay. */
export const keepPlaces = ({
  tx,
  connectionId,
  externalIds,
}: {
  tx: Tx
  connectionId: string
  externalIds: readonly string[]
}) =>
  tx
    .delete(conversationPlaces)
    .where(
      and(
        eq(conversationPlaces.connectionId, connectionId),
        eq(conversationPlaces.kind, 'comments'),
        externalIds.length === 0
          ? undefined
          : notInArray(conversationPlaces.externalId, [...externalIds]),
      ),
    )

/** A group has another id from now on, with all it has heard. */
export const movePlace = ({
  tx,
  network,
  externalId,
  toExternalId,
}: {
  tx: Tx
  network: Network
  externalId: string
  toExternalId: string
}) =>
  tx.execute(sql`
    update conversation_places p set external_id = ${toExternalId}
    where p.network = ${network} and p.external_id = ${externalId} and not exists (
      select from conversation_places other
      where other.connection_id = p.connection_id and other.external_id = ${toExternalId})`)

export const markPlace = ({
  tx,
  network,
  externalId,
  isLeft,
}: {
  tx: Tx
  network: Network
  externalId: string
  isLeft: boolean
}) =>
  tx
    .update(conversationPlaces)
    .set({ isLeft })
    .where(
      and(eq(conversationPlaces.network, network), eq(conversationPlaces.externalId, externalId)),
    )
