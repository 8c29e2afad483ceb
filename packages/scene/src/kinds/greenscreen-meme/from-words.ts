import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import { chooseLook } from '../../director/choose-style.ts'
import { cutText } from '../../text/cut-text.ts'
import type { ReelLook } from '../kind.ts'
import { chooseEmotion } from './reactions.ts'

const MAX_TEXT = 160

export type MemeWords = AiOutputOf<'meme'>['memes'][number]

/** Puts in both texts, and the style and the drawn face that suit them; a clip of the user's stays. */
export const memeFromWords = ({
  form,
  words,
  look,
}: {
  form: GreenscreenMemeForm
  words: MemeWords
  look?: ReelLook
}): GreenscreenMemeForm => {
  const top = cutText({ text: words.top, most: MAX_TEXT })
  const bottom = cutText({ text: words.bottom, most: MAX_TEXT })
  const shown = `${top} ${bottom}`
  const { reaction } = form
  return {
    ...form,
    text: { ...form.text, top, bottom },
    reaction: reaction?.drawn
      ? { ...reaction, drawn: { ...reaction.drawn, emotion: chooseEmotion(shown) } }
      : reaction,
    ...chooseLook({ text: shown }),
    ...look,
  }
}
