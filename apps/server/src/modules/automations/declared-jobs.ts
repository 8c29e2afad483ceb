import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'

export const declaredRunJob = declareJob({ name: 'automations.run', schema: z.object({}) })

/** Runs that are due are looked at now and not at the next minute. */
export const wakeRunner = ({ ctx, tx }: { ctx: AppContext; tx: Tx }): Promise<void> =>
  ctx.jobs.enqueue(declaredRunJob, {}, { tx, key: 'now' })
