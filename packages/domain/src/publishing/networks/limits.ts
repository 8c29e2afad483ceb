import type { Network } from '@kadr/contract/publishing/networks'

/**
 * Unit in which a network counts text. `threads` counts an emoji as its UTF-8 bytes and anything
 * else as one; `widest` is for undocumented units: the larger of code points and UTF-16 units.
 */
export type TextUnit = 'graphemes' | 'utf16' | 'utf8' | 'threads' | 'widest'

export type TextMaximum = { max: number; unit: TextUnit }

export type TextRule = {
  min?: number
  /** All maximums apply at once. */
  maximums: readonly TextMaximum[]
  /** Characters the network rejects. */
  forbidden?: readonly string[]
}

export type Range = { min: number; max: number }

export type ImageRule = {
  mimeTypes: readonly string[]
  maxBytes: number
  /** Width divided by height. */
  aspect?: Range
  width?: Range
  maxPixels?: number
  /** The original is never sent: it may be rotated by its metadata or not RGB. */
  isAlwaysMade?: boolean
  /** Width plus height. */
  maxSideSum?: number
}

export type VideoRule = {
  mimeTypes: readonly string[]
  codecs: readonly string[]
  bytes: Range
  seconds: Range
  aspect?: Range
  /** Both sides, in pixels. */
  side?: Range
  maxWidth?: number
  fps?: Range
  needsCover?: boolean
  /** The network re-encodes every video, so the original gives the best quality. */
  isReencoded?: boolean
}

/** A set of media a post may carry: `count` files, each of one of the named kinds. */
export type MediaShape = {
  name: 'image' | 'images' | 'video' | 'album' | 'reel' | 'carousel' | 'story' | 'document'
  count: Range
  image?: ImageRule
  video?: VideoRule
  /** Text rule of this shape, where it differs from a post without media. */
  text?: TextRule
  /** Text up to this length is a caption; a longer one is sent as a separate message. */
  caption?: TextRule
  mustShareSize?: boolean
}

/** Texts of a post besides the main one. */
export type TextField = 'title' | 'altText' | 'link' | 'comment' | 'tag' | 'tags' | 'topic'

export type NetworkLimits = {
  network: Network
  /** Main text of a post without media. Null: the network has no such posts. */
  text: TextRule | null
  fields: Partial<Readonly<Record<TextField, TextRule>>>
  counts: { hashtags?: number; mentions?: number; links?: number }
  media: readonly MediaShape[]
  has: {
    /** A chain of posts, each replying to the previous one. */
    thread: boolean
    firstComment: boolean
    delete: boolean
    edit: boolean
  }
  /** The most hashtags that the network's own app takes, where its API documents no such limit: more are warned about. */
  hashtagsInApp?: number
  /** Recommended number of hashtags; more may be allowed. */
  suitedHashtags: number
  /** Posts per 24 hours, where documented. */
  postsPerDay: number | null
}

const KILOBYTE = 1000
export const MEGABYTE = 1000 * KILOBYTE
export const GIGABYTE = 1000 * MEGABYTE
export const MINUTE = 60
