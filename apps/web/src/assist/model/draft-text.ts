import { type AiInsertHandlers, captionText, variantText } from './pieces.ts'

/** Pieces that can start a post. Scripts and memes are texts for reels, and a reply is not a post. */
export const createDraftHandlers = (toDraft: (text: string) => void): AiInsertHandlers => ({
  hooks: ({ text }) => toDraft(text),
  caption: (piece) => toDraft(captionText(piece)),
  rewrite: ({ text }) => toDraft(text),
  adapt: (piece) => toDraft(variantText(piece)),
  product_ideas: ({ hook, text }) => toDraft(`${hook}\n\n${text}`),
})
