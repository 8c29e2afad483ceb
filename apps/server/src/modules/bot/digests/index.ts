import type { Module } from '../../../platform/module.ts'
import { digestJob } from './digests.jobs.ts'

export { makeDigestsFor } from './make-digests.ts'

export const digestsModule: Module = { name: 'digests', jobs: () => [digestJob] }
