import type { AiEvent } from '@kadr/contract/studio/ai'
import { type AiTask, aiTask } from '@kadr/contract/studio/ai-tasks'
import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { startStopwatch } from '../../../platform/leases/stopwatch.ts'
import { type AiRequestRow, findRequest } from './ai-requests.repository.ts'
import { assertDecentTask } from './assert-decent.ts'
import { type Asker, beginRequest } from './begin-request.ts'
import { readFacts } from './read-facts.ts'
import { lastEvent, runRequest } from './run-request.ts'
import type { RunningRequests } from './running-requests.ts'

type Ask = { ctx: AppContext; running: RunningRequests; asker: Asker; signal: AbortSignal }

/** The outcome of an earlier request; for one still running elsewhere, only its start. */
async function* replay({
  ctx,
  row,
}: {
  ctx: AppContext
  row: AiRequestRow
}): AsyncGenerator<AiEvent> {
  yield { type: 'started', id: row.id }
  const last = await lastEvent({ ctx, row })
  if (last) yield last
}

/** Rejections happen before the first event; later failures are events. */
export const startAiRequest = async ({
  ctx,
  running,
  asker,
  signal,
  task,
  key,
  isAutomated = false,
}: Ask & {
  task: AiTask
  key?: string | undefined
  isAutomated?: boolean | undefined
}): Promise<AsyncIterable<AiEvent>> => {
  assertDecentTask(task)
  const facts = await readFacts({ ctx, workspaceId: asker.workspaceId, task })
  const asked = startStopwatch(ctx.clock)
  const { row, isNew } = await beginRequest({ ctx, asker, task, facts, key, isAutomated })
  return isNew
    ? runRequest({ ctx, running, asked, row, task, facts, signal })
    : replay({ ctx, row })
}

export const repeatAi = async ({
  ctx,
  running,
  asker,
  signal,
  id,
}: Ask & { id: string }): Promise<AsyncIterable<AiEvent>> => {
  const found = await findRequest({ db: ctx.db, workspaceId: asker.workspaceId, id })
  const task = z.safeParse(aiTask, found?.request.task)
  if (task.success) return startAiRequest({ ctx, running, asker, signal, task: task.data })
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого запроса нет в истории' })
}
