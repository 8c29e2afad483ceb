import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { copy } from './copy.ts'
import { collectJob } from './handle-content-update.ts'
import { setWorkspace } from './inbox.repository.ts'

/** Moves only messages of the person who chose. */
export const chooseWorkspace = async ({
  ctx,
  tx,
  actor: { userId, workspaceId },
  batch,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  batch: string
}): Promise<MessageContent> => {
  await setWorkspace({ db: tx, batch, userId, workspaceId })
  await ctx.jobs.enqueue(collectJob, { batch }, { key: batch, tx })
  const name = await getWorkspaceName({ ctx: { ...ctx, db: tx }, workspaceId })
  return { title: '', text: `${copy.workspaceChosen}: ${name}`, rows: [] }
}
