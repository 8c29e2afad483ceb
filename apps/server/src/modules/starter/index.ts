import type { AppContext } from '../../context.ts'
import type { Module } from '../../platform/module.ts'
import { PREPARE_JOB, prepareJob } from './starter.jobs.ts'

export const starterModule: Module = { name: 'starter', jobs: () => [prepareJob] }

/** Asks for the starter pack; several processes that start at once ask once. */
export const requestStarterPack = ({ ctx }: { ctx: AppContext }): Promise<void> =>
  ctx.jobs.enqueue({ name: PREPARE_JOB, data: {}, key: 'pack' })
