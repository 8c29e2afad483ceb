import { chooseText } from '../choose.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import type { CaptionLength, WriterContext } from '../writer-context.ts'

const COUNT: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const chooseTipsOpening = (context: WriterContext): string => {
  const { title, quoted, isOblique } = context.subject
  const all = phrasesOf('tips').openings.map((phrase) => fillPhrase(phrase, { title, quoted }))
  // What is no title can't be quoted as one.
  const fit = isOblique ? all.filter((text) => !text.includes(quoted)) : all
  return chooseText({ context, pool: fit })
}

/** Paragraphs of a caption made of tips: an opening with one tip, or several numbered ones. */
export const composeTips = ({
  context,
  length,
}: {
  context: WriterContext
  length: CaptionLength
}): string[] => {
  const { tips } = context
  if (length !== 'short') {
    const shown = tips.slice(0, COUNT[length])
    const list = shown.map((tip, index) => (shown.length > 1 ? `${index + 1}. ${tip}.` : `${tip}.`))
    return [chooseTipsOpening(context), list.join('\n')]
  }
  // A tip with a colon or a question does not fit after the lead-in.
  const plain = tips.find((tip) => !/[:?]/.test(tip)) ?? ''
  return plain === ''
    ? []
    : [`${chooseText({ context, pool: phrasesOf('tips').leads })} ${lower(plain)}.`]
}
