export { AiFailure, getFailureMessage } from './_shared/ai-failure.ts'
export { fitNetwork, fitTitle } from './_shared/fit-network.ts'
export { markKeyPhrase } from './_shared/mark-key-phrase.ts'
export { countPoints } from './_shared/number-points.ts'
export { planDays } from './_shared/plan-days.ts'
export { estimateSpeechSeconds } from './_shared/speech-seconds.ts'
export { checkEngine, type EngineCheck } from './openai-compatible/check-engine.ts'
export { createOpenAiEngine } from './openai-compatible/index.ts'
export type { HeaderStyle, JsonStyle, OpenAiSettings } from './openai-compatible/settings.ts'
export type {
  Engine,
  Facts,
  PictureFacts,
  ProductFacts,
  TalkFacts,
  TextInput,
  TextPiece,
  Usage,
  VisionImage,
} from './ports.ts'
export { estimateUsage, isFreeOutput, type WriteEvent, write } from './write.ts'
