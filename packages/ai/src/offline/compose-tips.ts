import type { CaptionLength } from './caption-length.ts'
import { chooseText } from './choose.ts'
import type { Desk } from './desk.ts'
import { TIP_LEADS, TIP_OPENINGS } from './phrases/tips.ts'

const COUNT: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What we know to say about the subject, in an order of its own each time. */
export const chooseTips = ({ subject, random, avoids }: Desk): string[] =>
  random.shuffle(subject.tips.filter((tip) => !avoids(tip)))

const opening = (desk: Desk): string => {
  const { subject } = desk
  const all = TIP_OPENINGS.map((phrase) => phrase(subject))
  const fit = subject.isOblique ? all.filter((text) => !text.includes(subject.quoted)) : all
  return chooseText({ desk, pool: fit })
}

/** The paragraphs of a caption made of advice: an opening and one piece of it, or several by number. */
export const composeTips = ({ desk, length }: { desk: Desk; length: CaptionLength }): string[] => {
  const tips = chooseTips(desk)
  if (length !== 'short') {
    const list = tips.slice(0, COUNT[length]).map((tip, index) => `${index + 1}. ${tip}.`)
    return [opening(desk), list.join('\n')]
  }
  // A colon or a question of its own would stumble over the lead.
  const plain = tips.find((tip) => !/[:?]/.test(tip)) ?? ''
  return plain === '' ? [] : [`${chooseText({ desk, pool: TIP_LEADS })} ${lower(plain)}.`]
}
