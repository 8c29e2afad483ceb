import type { AiRequest } from '@kadr/contract/ai'
import type { AiTask } from '@kadr/contract/ai-tasks'
import type { AppContext } from '../../context.ts'
import { startAiRequest } from './ask.ts'
import type { Asker } from './begin-request.ts'
import { createRunningRequests } from './running-requests.ts'

/**
 * Asks and waits for the end. A repeat with the same key gives the first outcome; undefined while that request runs in
 * another process.
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
  /** Asked by a rule: the user may ask at the same time. */
  isAutomated?: boolean
}): Promise<AiRequest | undefined> => {
  const running = createRunningRequests(ctx)
  const request = { ctx, running, asker, task, key, signal, isAutomated }
  for await (const event of await startAiRequest(request)) {
    if (event.type === 'done' || event.type === 'failed') return event.request
  }
  return undefined
}
