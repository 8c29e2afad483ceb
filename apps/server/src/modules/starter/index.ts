import type { AppContext } from '../../context.ts'
import type { Module } from '../../platform/module.ts'
import { prepareJob } from './starter.jobs.ts'

export const starterModule: Module = { name: 'starter', jobs: () => [prepareJob] }

/** Asks for the starter pack; several processes that start at once ask once. */
export const requestStarterPack = ({ ctx }: { ctx: AppContext }): Promise<void> =>
  ctx.jobs.enqueue(prepareJob, {}, { key: 'pack' })
