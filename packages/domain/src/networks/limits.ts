import type { Network } from '@kadr/contract/networks'

/**
 * How a network counts text. `threads` counts an emoji as its UTF-8 bytes and anything else as one;
 * `widest` is for networks that do not say: the larger of code points and UTF-16 units.
 */
export type TextUnit = 'graphemes' | 'utf16' | 'utf8' | 'threads' | 'widest'

export type TextMaximum = { max: number; unit: TextUnit }

export type TextRule = {
  min?: number
  /** Every maximum holds at once. */
  maximums: readonly TextMaximum[]
  /** Characters the network refuses. */
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
  /** Width and height together. */
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
  /** The network codes every video anew, whatever it is: the original looks best. */
  isReencoded?: boolean
}

/** One set of media a post may carry: `count` files, each of one of the named kinds. */
export type MediaShape = {
  name: 'image' | 'images' | 'video' | 'album' | 'reel' | 'carousel' | 'story'
  count: Range
  image?: ImageRule
  video?: VideoRule
  /** The text beside this shape, where it differs from the post without media. */
  text?: TextRule
  /** Up to here a text stands under the media; a longer one follows as a message of its own. */
  caption?: TextRule
  mustShareSize?: boolean
}

/** Texts of a post other than the main one. */
export type TextField = 'title' | 'altText' | 'link' | 'comment' | 'tag' | 'tags' | 'topic'

export type NetworkLimits = {
  network: Network
  /** The main text of a post without media. Null: the network has no such posts. */
  text: TextRule | null
  fields: Partial<Readonly<Record<TextField, TextRule>>>
  counts: { hashtags?: number; mentions?: number; links?: number }
  media: readonly MediaShape[]
  has: {
    /** A chain of posts, each answering the one before. */
    thread: boolean
    firstComment: boolean
    delete: boolean
    edit: boolean
  }
  /** How many hashtags look well there; more may be allowed. */
  suitedHashtags: number
  /** Posts in any 24 hours, where the network says. */
  postsPerDay: number | null
}

const KILOBYTE = 1000
export const MEGABYTE = 1000 * KILOBYTE
export const GIGABYTE = 1000 * MEGABYTE
export const MINUTE = 60
