import type { AppContext } from '../../../context.ts'
import type { Module } from '../../../platform/module.ts'
import { prepareJob } from './starter.jobs.ts'

export const starterModule: Module = { name: 'starter', jobs: () => [prepareJob] }

/** Enqueues the preparation of the starter pack once, even if several processes start together. */
export const requestStarterPack = ({ ctx }: { ctx: AppContext }): Promise<void> =>
  ctx.jobs.enqueue(prepareJob, {}, { key: 'pack' })
