import { allowed } from './avoid.ts'
import type { CaptionLength } from './caption-length.ts'
import { chooseText } from './choose.ts'
import { composeTips } from './compose-tips.ts'
import type { Desk } from './desk.ts'
import { ARCS } from './phrases/arcs.ts'
import { PRODUCT_CALLS, TONES } from './phrases/tones.ts'
import { isToShow } from './subject.ts'

const THOUGHTS: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }
const BENEFITS: Readonly<Record<CaptionLength, number>> = { short: 0, medium: 3, long: 6 }

const productLines = ({ subject, avoids }: Desk, length: CaptionLength): string[] => {
  const benefits = subject.benefits.filter((line) => !avoids(line)).slice(0, BENEFITS[length])
  return [
    ...(benefits.length > 0 ? [benefits.map((line) => `— ${line}`).join('\n')] : []),
    ...(subject.price === '' || length === 'short' ? [] : [`Цена: ${subject.price}.`]),
  ]
}

/** A caption in paragraphs: the matter, what the product gives, what to do next. */
export const composeCaption = ({ desk, length }: { desk: Desk; length: CaptionLength }): string => {
  const { subject, random, tone, avoids } = desk
  const arcs = ARCS[subject.kind]
  const textOf = (arc: (typeof arcs)[number]) => [arc.opening(subject), ...arc.thoughts].join(' ')
  const [arc] = random.shuffle(allowed({ list: arcs, textOf, avoids }))
  const lead = length === 'short' ? '' : chooseText({ desk, pool: TONES[tone].leads })
  const calls = isToShow(subject) ? PRODUCT_CALLS : TONES[tone].calls
  const tips = subject.tips.length > 0 ? composeTips({ desk, length }) : []
  const call = chooseText({ desk, pool: calls })
  if (tips.length > 0)
    return [lead, ...tips, ...productLines(desk, length), call]
      .filter((text) => text !== '')
      .join('\n\n')
  const said = length === 'short' ? [arc?.brief ?? ''] : (arc?.thoughts ?? [])
  const thoughts = said.filter((text) => !avoids(text)).slice(0, THOUGHTS[length])
  return [
    [lead, arc?.opening(subject) ?? ''].filter((text) => text !== '').join(' '),
    thoughts.join(' '),
    ...productLines(desk, length),
    call,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}
