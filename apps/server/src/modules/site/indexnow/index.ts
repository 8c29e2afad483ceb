import type { Module } from '../../../platform/module.ts'
import { submitPagesJob } from './indexnow.jobs.ts'

export const indexNowModule: Module = { name: 'indexnow', jobs: () => [submitPagesJob] }
