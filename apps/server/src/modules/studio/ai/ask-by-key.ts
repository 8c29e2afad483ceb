import type { AiRequest } from '@kadr/contract/studio/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AppContext } from '../../../context.ts'
import { startAiRequest } from './ask.ts'
import type { Asker } from './begin-request.ts'
import { createRunningRequests } from './running-requests.ts'

/**
 * Runs the request to its end. Idempotent by key; undefined while the first request with the key runs in another
 * process.
 */
export const askByKey = async ({
  ctx,
  asker,
  task,
  key,
  signal,
  isAutomated,
}: {
  ctx: AppContext
  asker: Asker
  task: AiTask
  key: string
  signal: AbortSignal
  /** Made by a rule, so the user's own request may run concurrently. */
  isAutomated?: boolean
}): Promise<AiRequest | undefined> => {
  const running = createRunningRequests(ctx)
  const request = { ctx, running, asker, task, key, signal, isAutomated }
  for await (const event of await startAiRequest(request)) {
    if (event.type === 'done' || event.type === 'failed') return event.request
  }
  return undefined
}
