import type { Module } from '../../platform/module.ts'
import { digestJob } from './digests.jobs.ts'

export const digestsModule: Module = { name: 'digests', jobs: () => [digestJob] }
