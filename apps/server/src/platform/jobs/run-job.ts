import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { runTraced } from '../telemetry/tracing/tracer.ts'
import { causeOf, runAsWork } from '../telemetry/work-scope.ts'
import type { RunJob } from './work.ts'

/** Parses the stored data by the job's schema, runs the handler and records metrics of the outcome. */
export const createRunJob =
  (ctx: AppContext): RunJob =>
  async (definition, { id, data, signal }) => {
    const end = ctx.metrics.jobDuration.startTimer({ job: definition.name })
    try {
      const parsed = z.parse(definition.schema, data ?? {})
      const work = { ...causeOf(data), job: definition.name, jobId: id }
      await runAsWork(work, () =>
        runTraced({
          tracer: ctx.tracer,
          name: definition.name,
          kind: 'consumer',
          run: () => definition.handle({ ctx, data: parsed, job: { id, signal } }),
        }),
      )
      end({ outcome: 'completed' })
    } catch (error) {
      end({ outcome: 'failed' })
      throw error
    }
  }
