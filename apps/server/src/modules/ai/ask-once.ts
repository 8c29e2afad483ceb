import type { AiTask } from '@kadr/contract/ai-tasks'
import type { AppContext } from '../../context.ts'
import { backdateRequest } from './ai-requests.repository.ts'
import { startAiRequest } from './ask.ts'
import type { Asker } from './begin-request.ts'
import { createRunningRequests } from './running-requests.ts'

/** Asks, waits for the end, and gives the request of the demo an earlier time. Idempotent by the key. */
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
  const running = createRunningRequests(ctx)
  for await (const event of await startAiRequest({ ctx, running, asker, task, key, signal })) {
    if (event.type === 'done') {
      await backdateRequest({
        db: ctx.db,
        workspaceId: asker.workspaceId,
        id: event.request.id,
        at,
      })
    }
  }
}
