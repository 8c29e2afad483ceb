export { alignTalk, type Passage } from './align-talk.ts'
export { createCloudSpeech } from './openai-compatible/openai-compatible.ts'
export { createRhvoice } from './rhvoice/rhvoice.ts'
export { decodeWav, encodeWav, type Sound, secondsOf } from './sound/pcm.ts'
export { alignRecording, isSayable, type SpokenAudio, speak } from './speak.ts'
export {
  type SpeechEngine,
  SpeechFailedError,
  type SpeechFailure,
  type Voice,
} from './speech-engine.ts'
