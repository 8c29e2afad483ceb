import type { PublisherSettings } from '@kadr/contract/publishing/publisher-setup'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { findSettings, saveSettings } from './settings.repository.ts'
import { lockSetup } from './setup-lock.repository.ts'
import { lockConnection } from './slots.repository.ts'

const DEFAULTS: PublisherSettings = {
  isApprovalRequired: false,
  approvalFrom: 'editors',
  approvalConnectionIds: null,
  lateLimitMinutes: 15,
}

const notConnected = () =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Этот аккаунт не подключён',
    field: 'approvalConnectionIds',
  })

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
    const ids = change.approvalConnectionIds
    for (const id of ids ?? []) {
      if (!(await lockConnection({ db: tx, workspaceId, id }))) throw notConnected()
    }
    return saveSettings({
      db: tx,
      workspaceId,
      isApprovalRequired: change.isApprovalRequired ?? before.isApprovalRequired,
      approvalFrom: change.approvalFrom ?? before.approvalFrom,
      approvalConnectionIds: ids === undefined ? before.approvalConnectionIds : ids,
      lateLimitMinutes: change.lateLimitMinutes ?? before.lateLimitMinutes,
    })
  })
