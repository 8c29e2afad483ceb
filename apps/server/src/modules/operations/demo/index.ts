import type { Module } from '../../../platform/module.ts'
import { fillJob } from './demo.jobs.ts'
import { mountDemo } from './demo.routes.ts'

export { seed } from './seed.ts'

export const demoModule: Module = { name: 'demo', routes: mountDemo, jobs: () => [fillJob] }
