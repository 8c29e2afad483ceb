import type { PublisherSettings } from '@kadr/contract/publishing/publisher-setup'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { publisherSettings } from '../../../db/schema/publishing/publisher.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const columns = {
  isApprovalRequired: publisherSettings.isApprovalRequired,
  approvalFrom: publisherSettings.approvalFrom,
  approvalConnectionIds: publisherSettings.approvalConnectionIds,
  lateLimitMinutes: publisherSettings.lateLimitMinutes,
}

export const findSettings = async ({ db, workspaceId }: InWorkspace) => {
  const [row] = await db
    .select(columns)
    .from(publisherSettings)
    .where(eq(publisherSettings.workspaceId, workspaceId))
  return row
}

export const saveSettings = async ({
  db,
  workspaceId,
  ...values
}: InWorkspace & PublisherSettings): Promise<PublisherSettings> => {
  const [row] = await db
    .insert(publisherSettings)
    .values({ workspaceId, ...values })
    .onConflictDoUpdate({ target: publisherSettings.workspaceId, set: values })
    .returning(columns)
  return row ?? values
}
