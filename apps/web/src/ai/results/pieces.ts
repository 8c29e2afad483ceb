import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'

type Hook = AiOutputOf<'hooks'>['hooks'][number]
type Variant = AiOutputOf<'adapt'>['variants'][number]
type Meme = AiOutputOf<'meme'>['memes'][number]
type Idea = AiOutputOf<'product_ideas'>['ideas'][number]

/** The pieces of a result by kind: a list is inserted by its items, a script as a whole. */
export type AiPieces = {
  hooks: Hook
  caption: AiOutputOf<'caption'>
  rewrite: AiOutputOf<'rewrite'>
  adapt: Variant
  hashtags: AiOutputOf<'hashtags'>
  alt_text: AiOutputOf<'alt_text'>
  slideshow: AiOutputOf<'slideshow'>
  talking_head: AiOutputOf<'talking_head'>
  product_demo: AiOutputOf<'product_demo'>
  meme: Meme
  /** Indexes of the selected posts in the plan. */
  content_plan: readonly number[]
  product_ideas: Idea
  comment_reply: string
}

/** Handlers for inserted pieces; a kind without one can only be copied. */
export type AiInsertHandlers = { [K in keyof AiPieces]?: (piece: AiPieces[K]) => void }

const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

export const captionText = ({ text, hashtags }: AiPieces['caption']) =>
  paragraphs(text, hashtags.join(' '))

export const variantText = ({ title, text }: Variant) => paragraphs(title ?? '', text)

export const memeText = ({ top, bottom }: Meme) => `${top}\n${bottom}`

export const ideaText = ({ title, hook, text }: Idea) => paragraphs(title, hook, text)

export const slideshowText = ({ storyboard, caption, hashtags }: AiPieces['slideshow']) =>
  paragraphs(
    ...storyboard.slides.map((card) => slideLines(card).join('\n')),
    caption,
    hashtags.join(' '),
  )

export const talkingHeadText = ({ lines, caption }: AiPieces['talking_head']) =>
  paragraphs(lines.map(({ text }) => text).join('\n'), caption)

export const productDemoText = (demo: AiPieces['product_demo']) =>
  paragraphs(demo.hook, demo.benefits.join('\n'), demo.callToAction, demo.caption)

export type ResultProps<K extends keyof AiPieces> = {
  output: AiOutputOf<K>
  onInsert?: ((piece: AiPieces[K]) => void) | undefined
  insertLabel?: string | undefined
}
