import type { Module } from '../../platform/module.ts'
import { sweepJob } from './ai.jobs.ts'
import { mountAi } from './ai.routes.ts'

export { askByKey } from './ask-by-key.ts'
export { askOnce } from './ask-once.ts'
export { assertLanguage } from './begin-request.ts'
export { putBrandVoice } from './brand-voice.service.ts'
export { exportAi } from './export-ai.ts'
export { purgeAiHistory } from './history.service.ts'
export { isWrittenByAi } from './is-written-by-ai.ts'
export { failExpiredRequests } from './sweep.ts'

export const aiModule: Module = { name: 'ai', routes: mountAi, jobs: () => [sweepJob] }
