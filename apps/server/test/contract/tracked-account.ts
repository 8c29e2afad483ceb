import { inTransaction } from '../../src/db/connection.ts'
import { saveAccount } from '../../src/modules/insight/collector/accounts.repository.ts'
import type { TestShell } from '../test-shell.ts'

/** An account the workspace follows by its public page. */
export const addTrackedAccount = async ({
  app,
  workspaceId,
}: {
  app: TestShell
  workspaceId: string
}): Promise<string> => {
  const now = app.ctx.clock.now()
  const handle = '@foreign_channel'
  const values = {
    workspaceId,
    network: 'telegram' as const,
    externalId: 'foreign_channel',
    title: 'Чужой канал',
    handle,
    avatarUrl: null,
    profileUrl: null,
    details: { username: 'foreign_channel' },
    isTracked: true,
  }
  const { id } = await inTransaction(app.ctx.db, (tx) => saveAccount({ tx, values, now }))
  return id
}
