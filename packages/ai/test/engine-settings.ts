import type { OpenAiSettings } from '../src/openai-compatible/settings.ts'

export const engineSettings = (given: Partial<OpenAiSettings>): OpenAiSettings => ({
  baseUrl: '',
  key: 'secret',
  headerStyle: 'bearer',
  project: null,
  tokenUrl: '',
  tokenScope: 'GIGACHAT_API_PERS',
  model: 'played',
  jsonStyle: 'schema',
  hasVision: false,
  imageModel: 'painter',
  speechModel: 'speaker',
  speechVoice: 'alloy',
  transcriptionModel: 'listener',
  timeoutMs: 10_000,
  prices: { inputToken: 0, outputToken: 0 },
  ...given,
})
