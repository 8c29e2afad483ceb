import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { MessageContent } from '../bot-outbox/index.ts'
import type { PostActor } from '../posts/index.ts'
import { getWorkspaceName } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { setWorkspace } from './inbox.repository.ts'
import { collectJob } from './take-content.ts'

/** The person has said where the draft is made. Only their own messages are moved. */
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
