import type { PublisherSettings } from '@kadr/contract/publisher'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { findSettings, saveSettings } from './settings.repository.ts'
import { lockSetup } from './setup-lock.repository.ts'

const DEFAULTS: PublisherSettings = { isApprovalRequired: false, lateLimitMinutes: 15 }

type InWorkspace = { ctx: AppContext; workspaceId: string }

export const getPublisherSettings = async ({
  ctx,
  tx,
  workspaceId,
}: InWorkspace & { tx?: Tx }): Promise<PublisherSettings> =>
  (await findSettings({ db: tx ?? ctx.db, workspaceId })) ?? DEFAULTS

/** Partial update: absent fields keep their values. */
export const updatePublisherSettings = ({
  ctx,
  workspaceId,
  change,
}: InWorkspace & {
  change: { [K in keyof PublisherSettings]?: PublisherSettings[K] | undefined }
}): Promise<PublisherSettings> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSetup({ db: tx, workspaceId })
    const before = await getPublisherSettings({ ctx, tx, workspaceId })
    return saveSettings({
      db: tx,
      workspaceId,
      isApprovalRequired: change.isApprovalRequired ?? before.isApprovalRequired,
      lateLimitMinutes: change.lateLimitMinutes ?? before.lateLimitMinutes,
    })
  })
