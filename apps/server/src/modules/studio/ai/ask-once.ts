import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AppContext } from '../../../context.ts'
import { backdateRequest } from './ai-requests.repository.ts'
import { askByKey } from './ask-by-key.ts'
import type { Asker } from './begin-request.ts'

/** Runs a request of the demo to its end and backdates it. Idempotent by key. */
export const askOnce = async ({
  ctx,
  asker,
  task,
  key,
  at,
  signal,
}: {
  ctx: AppContext
  asker: Asker
  task: AiTask
  key: string
  at: Date
  signal: AbortSignal
}): Promise<void> => {
  const request = await askByKey({ ctx, asker, task, key, signal })
  if (request?.state !== 'done') return
  await backdateRequest({ db: ctx.db, workspaceId: asker.workspaceId, id: request.id, at })
}
