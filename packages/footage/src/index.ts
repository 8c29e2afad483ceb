export { joinTracks, listenToFootage, WATCH_PART_MS, watchFootage } from './analyse.ts'
export {
  HearingFailedError,
  type HearingFailure,
  type RecognitionEngine,
} from './recognition/engine.ts'
export { listParts } from './recognition/list-parts.ts'
export {
  createOpenAiEngine,
  type Transcribe,
} from './recognition/openai-compatible/openai-compatible.ts'
export { settleWords } from './recognition/settle-words.ts'
export { checkModel } from './recognition/sherpa/check-model.ts'
export { installModel, ModelUnavailableError } from './recognition/sherpa/install-model.ts'
export { MODELS, type RecognitionModel } from './recognition/sherpa/models.ts'
export { createSherpaEngine } from './recognition/sherpa/sherpa.ts'
export { closeIdleFootageWorkers, FootageFailedError } from './worker/run.ts'
