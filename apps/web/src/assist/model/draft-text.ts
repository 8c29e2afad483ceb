import { type AiTakes, captionText, variantText } from './pieces.ts'

/** What of an answer begins a post. Scripts and memes are words for reels, a reply is no post. */
export const draftTakes = (toDraft: (text: string) => void): AiTakes => ({
  hooks: ({ text }) => toDraft(text),
  caption: (piece) => toDraft(captionText(piece)),
  rewrite: ({ text }) => toDraft(text),
  adapt: (piece) => toDraft(variantText(piece)),
  product_ideas: ({ hook, text }) => toDraft(`${hook}\n\n${text}`),
})
