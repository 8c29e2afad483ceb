import type { Module } from '../../../platform/module.ts'
import { sweepJob } from './ai.jobs.ts'
import { mountAi } from './ai.routes.ts'
import { exportAi } from './export-ai.ts'
import { purgeAiHistory } from './history.service.ts'

export { askByKey } from './ask-by-key.ts'
export { askOnce } from './ask-once.ts'
export { assertDecentAnswers } from './assert-decent.ts'
export { assertLanguage } from './begin-request.ts'
export { putBrandVoice } from './brand-voice.service.ts'
export { findClipChoice } from './find-clip-choice.ts'
export { isWrittenByAi } from './is-written-by-ai.ts'
export {
  composeAnswers,
  composeWords,
  layOutWords,
  planQuestions,
  planSentence,
} from './questions.service.ts'
export { failExpiredRequests } from './sweep.ts'
export { readTopicKnowledge } from './topic-knowledge.ts'
export { type WrittenReel, writeKnown } from './write-known.ts'

export const aiModule: Module = {
  name: 'ai',
  routes: mountAi,
  jobs: () => [sweepJob],
  exportPersonalData: exportAi,
  purge: purgeAiHistory,
}
