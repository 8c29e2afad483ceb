import type { Network } from '@kadr/contract/publishing/networks'
import { adapters } from '@kadr/networks'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { conversationAccounts } from '../../../db/schema/audience/conversations.ts'

/** Scopes of conversations are asked for only where somebody has switched the incoming of an account on. */
export const listInboxScopes = async ({
  db,
  workspaceId,
  network,
}: {
  db: Db
  workspaceId: string
  network: Network
}): Promise<readonly string[]> => {
  const [row] = await db
    .select({ id: conversationAccounts.connectionId })
    .from(conversationAccounts)
    .where(
      and(
        eq(conversationAccounts.workspaceId, workspaceId),
        eq(conversationAccounts.network, network),
        eq(conversationAccounts.isOn, true),
      ),
    )
    .limit(1)
  const port = adapters[network].conversations
  return row && port ? port.abilities({ details: {}, scopes: [] }).scopes : []
}
