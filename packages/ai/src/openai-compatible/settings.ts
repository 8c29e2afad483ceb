import type { Clock } from '@kadr/kit/clock'

/** How the key is shown: `gigachat` first trades it for a token that lives half an hour. */
export type HeaderStyle = 'bearer' | 'api-key' | 'gigachat' | 'none'

/** How a JSON reply is asked for: by schema, as any JSON, or in words alone. */
export type JsonStyle = 'schema' | 'object' | 'text'

export type OpenAiSettings = {
  baseUrl: string
  key: string
  headerStyle: HeaderStyle
  /** Sent as `OpenAI-Project`, where an account has several folders. */
  project: string | null
  /** Where a GigaChat key is traded, and for which scope. */
  tokenUrl: string
  tokenScope: string
  model: string
  jsonStyle: JsonStyle
  /** The model takes pictures. */
  isSeeing: boolean
  imageModel: string | null
  speechModel: string | null
  speechVoice: string
  transcriptionModel: string | null
  /** For the whole of one answer. */
  timeoutMs: number
  prices: { inputToken: number; outputToken: number }
}

export type Outside = { fetch: typeof globalThis.fetch; clock: Clock }
