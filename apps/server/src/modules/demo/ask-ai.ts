import { type AiTaskInput, aiTask } from '@kadr/contract/ai-tasks'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import { askOnce } from '../ai/index.ts'
import { REQUESTS } from './demo-requests.ts'
import type { DemoStep, StepInput } from './demo-step.ts'

const HOURS_BETWEEN = 7

const ask = (
  { ctx, actor, signal }: StepInput,
  { task, index }: { task: AiTaskInput; index: number },
) =>
  askOnce({
    ctx,
    asker: { workspaceId: actor.workspaceId, userId: actor.userId },
    task: z.parse(aiTask, task),
    key: `demo-ai-${index}`,
    at: new Date(ctx.clock.now().getTime() - (REQUESTS.length - index) * HOURS_BETWEEN * HOUR_MS),
    signal,
  })

/** Requests of the last days, oldest first. An engine that costs money is not asked. */
export const askAi: DemoStep = {
  name: 'ai',
  async run(input) {
    if (!input.ctx.ai.isOffline) return
    for (const [index, task] of REQUESTS.entries()) await ask(input, { task, index })
  },
}
