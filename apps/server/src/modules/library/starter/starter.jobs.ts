import { join } from 'node:path'
import { listMissing, packVersion } from '@kadr/starter'
import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { makePackInChild } from './make-pack-in-child.ts'
import { registerPack } from './register-pack.ts'

/** Generates the starter pack once per version of its code, then registers its new files. */
export const prepareJob = defineJob({
  name: 'starter.prepare',
  schema: z.object({}),
  options: { batchSize: 1, concurrency: 1, retryLimit: 3, retryDelay: 30, expireInSeconds: 1800 },
  async handle({ ctx, job: { signal } }) {
    const folder = join(ctx.config.starterDir, packVersion())
    const missing = listMissing({ folder, hasFfmpeg: ctx.media.isAvailable })
    if (missing.length > 0) await makePackInChild({ ctx, folder, signal })
    await registerPack({ ctx, folder, signal })
  },
})
