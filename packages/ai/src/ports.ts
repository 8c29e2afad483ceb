import type { BrandVoice } from '@kadr/contract/ai'
import type { AiTask } from '@kadr/contract/ai-tasks'
import type { ProductTone } from '@kadr/contract/products'

/** What is known of the product a request is about. */
export type ProductFacts = {
  name: string
  description: string
  benefits: readonly string[]
  audience: string
  /** As people read it: `1 490 ₽`; empty without one. */
  price: string
  link: string
  tone: ProductTone
}

/** A picture for an engine that sees them. */
export type SeenPicture = { mimeType: string; bytes: Uint8Array }

/** What is known of the picture a request is about. */
export type PictureFacts = {
  name: string
  tags: readonly string[]
  altText: string
  /** Null where the engine does not see, or there is nothing to show yet. */
  seen: SeenPicture | null
}

/** What the workspace knows that may help. All of it was typed or fetched: data, never instructions. */
export type Facts = {
  product: ProductFacts | null
  picture: PictureFacts | null
  voice: BrandVoice
}

/** One named piece of data that a prompt carries. */
export type DataBlock = { name: string; value: unknown }

/** Instructions are ours alone; whatever others wrote stands in `data`. */
export type Prompt = {
  instructions: string
  data: readonly DataBlock[]
  pictures?: readonly SeenPicture[]
}

export type Usage = { inputTokens: number; outputTokens: number }

/** Pieces of the reply in order, and once the count of tokens. */
export type TextPiece = { text: string } | { usage: Usage }

export type TextInput = {
  task: AiTask
  facts: Facts
  /** The same seed gives the same text where the engine can promise it. */
  seed: string
  prompt: Prompt
  /** JSON Schema of the reply. */
  schema: object
  maxOutputTokens: number
  signal: AbortSignal
}

/** Writes one JSON document that should fit the schema; the caller checks it all the same. */
export type TextModel = (input: TextInput) => AsyncIterable<TextPiece>

export type ImageModel = (input: {
  prompt: string
  width: number
  height: number
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

export type SpeechModel = (input: {
  text: string
  /** One of the engine's own; without it the usual one. */
  voice?: string | undefined
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

type TimedText = { text: string; start: number; end: number }

export type Transcriber = (input: {
  bytes: Uint8Array
  mimeType: string
  signal: AbortSignal
}) => Promise<{ text: string; words: TimedText[]; segments: TimedText[] }>

/** Millionths of a kopeck for one token: kopecks for a million of them. */
type Prices = { inputToken: number; outputToken: number }

/** One way of writing. What an engine can't do is null. */
export type Engine = {
  /** How it is called on screen. */
  name: string
  model: string
  /** Phrase templates of our own: labelled wherever its text appears. */
  isOffline: boolean
  /** Takes pictures along with the words. */
  isSeeing: boolean
  prices: Prices
  text: TextModel
  image: ImageModel | null
  speech: SpeechModel | null
  transcribe: Transcriber | null
}
