import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { EDITED_MEME } from './edited-meme.ts'
import { newDraft, putWords } from './meme-form.ts'

const { read, pack, titleOf } = EDITED_MEME

/** A new meme with these words; its reaction is still to be chosen. */
export const memeOfWords = (words: { top: string; bottom: string }): ReelDraft => {
  const form = putWords(read(newDraft().content), words)
  return { title: titleOf(form), content: pack(form) }
}
