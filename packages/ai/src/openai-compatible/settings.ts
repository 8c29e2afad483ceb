import type { Clock } from '@kadr/kit/clock'

/** How the key is sent: `gigachat` exchanges it for a token that lives half an hour. */
export type HeaderStyle = 'bearer' | 'api-key' | 'gigachat' | 'none'

/** How JSON is requested: by schema, as any JSON, or in the prompt only. */
export type JsonStyle = 'schema' | 'object' | 'text'

export type OpenAiSettings = {
  baseUrl: string
  key: string
  headerStyle: HeaderStyle
  /** Sent as `OpenAI-Project`. */
  project: string | null
  /** Token endpoint and scope of GigaChat. */
  tokenUrl: string
  tokenScope: string
  model: string
  jsonStyle: JsonStyle
  /** The model accepts images. */
  hasVision: boolean
  imageModel: string | null
  speechModel: string | null
  speechVoice: string
  transcriptionModel: string | null
  /** For the whole reply. */
  timeoutMs: number
  prices: { inputToken: number; outputToken: number }
}

export type Outside = { fetch: typeof globalThis.fetch; clock: Clock }
