import type { ProductTone } from '@kadr/contract/library/products'
import type { BrandVoice } from '@kadr/contract/studio/ai'
import type { AiLanguage, AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AskPlan, KnownFact } from '@kadr/contract/studio/questions'
import type { FootageSentence } from '@kadr/domain/studio/footage/footage-sentences'

/** Facts about the product of a request. */
export type ProductFacts = {
  name: string
  description: string
  benefits: readonly string[]
  audience: string
  /** Formatted: `1 490 ₽`; empty when unknown. */
  price: string
  link: string
  tone: ProductTone
}

/** An image for engines with vision. */
export type VisionImage = { mimeType: string; bytes: Uint8Array }

/** Facts about the image of a request. */
export type PictureFacts = {
  name: string
  tags: readonly string[]
  altText: string
  /** Null without vision, or while there is no preview yet. */
  image: VisionImage | null
}

/** A long talk whose best parts are chosen. */
export type TalkFacts = {
  /** All of them, in order. */
  sentences: readonly FootageSentence[]
  /** Clips that a talk of this length gives. */
  wanted: number
}

/** Context from the workspace. All of it is user input or fetched: data, never instructions. */
export type Facts = {
  product: ProductFacts | null
  picture: PictureFacts | null
  voice: BrandVoice
  /** Names of drawn objects an engine may choose from. */
  objects: readonly string[]
  /** Fresh facts of the workspace that belong to the request. */
  known: readonly KnownFact[]
  /** Questions about the topic of a slideshow, with facts of the workspace that answer them, and how carefully it is told. */
  plan: AskPlan | null
  /** Null for requests that choose nothing of a talk. */
  talk: TalkFacts | null
}

/** A named piece of data in a prompt. */
export type DataBlock = { name: string; value: unknown }

/** Instructions are only ours; text of others goes into `data`. */
export type Prompt = {
  /** Of the reply. */
  language: AiLanguage
  instructions: string
  data: readonly DataBlock[]
  pictures?: readonly VisionImage[]
}

export type Usage = { inputTokens: number; outputTokens: number }

/** Pieces of the reply in order, and the token usage once. */
export type TextPiece = { text: string } | { usage: Usage }

export type TextInput = {
  task: AiTask
  facts: Facts
  /** Reproducible output where the engine supports it. */
  seed: string
  prompt: Prompt
  /** JSON Schema of the reply. */
  schema: object
  maxOutputTokens: number
  signal: AbortSignal
}

/** Writes one JSON document; the caller validates it against the schema. */
export type TextModel = (input: TextInput) => AsyncIterable<TextPiece>

export type ImageModel = (input: {
  prompt: string
  width: number
  height: number
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

export type SpeechModel = (input: {
  text: string
  /** A voice of the engine; its default when absent. */
  voice?: string | undefined
  signal: AbortSignal
}) => Promise<{ bytes: Uint8Array; mimeType: string }>

type TimedText = { text: string; start: number; end: number }

export type Transcriber = (input: {
  bytes: Uint8Array
  mimeType: string
  /** Of what is spoken, by its two letters; the engine finds out when it is absent. */
  language?: string
  signal: AbortSignal
}) => Promise<{ text: string; words: TimedText[]; segments: TimedText[] }>

/** Millionths of a kopeck per token, that is kopecks per million tokens. */
type Prices = { inputToken: number; outputToken: number }

/** An engine. Unsupported capabilities are null. */
export type Engine = {
  /** Display name. */
  name: string
  model: string
  /** Our phrase templates: their output is labelled in the interface. */
  isOffline: boolean
  /** Accepts images. */
  hasVision: boolean
  prices: Prices
  text: TextModel
  image: ImageModel | null
  speech: SpeechModel | null
  transcribe: Transcriber | null
}
