import { chooseText } from './choose.ts'
import { TIP_LEADS, TIP_OPENINGS } from './phrases/tips.ts'
import type { CaptionLength, WriterContext } from './writer-context.ts'

const COUNT: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const chooseTipsOpening = (context: WriterContext): string => {
  const { subject } = context
  const all = TIP_OPENINGS.map((phrase) => phrase(subject))
  const fit = subject.isOblique ? all.filter((text) => !text.includes(subject.quoted)) : all
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
    const list = tips.slice(0, COUNT[length]).map((tip, index) => `${index + 1}. ${tip}.`)
    return [chooseTipsOpening(context), list.join('\n')]
  }
  // A tip with a colon or a question does not fit after the lead-in.
  const plain = tips.find((tip) => !/[:?]/.test(tip)) ?? ''
  return plain === '' ? [] : [`${chooseText({ context, pool: TIP_LEADS })} ${lower(plain)}.`]
}
