import type { Module } from '../../../platform/module.ts'
import { exportFootage } from './export-footage.ts'
import { footageJobs } from './footage.jobs.ts'
import { mountFootage } from './footage.routes.ts'

export { findFootage, readFacts } from './read-facts.ts'
export { findRecogniser } from './recognisers.ts'
export { startTranscript } from './start-transcript.ts'
export { findTranscript, getTranscriptRow } from './transcripts.service.ts'

export const footageModule: Module = {
  name: 'footage',
  routes: mountFootage,
  jobs: () => footageJobs,
  exportPersonalData: exportFootage,
}
