import { filterAllowed } from './avoid.ts'
import type { CaptionLength } from './caption-length.ts'
import { chooseText } from './choose.ts'
import { composeTips } from './compose-tips.ts'
import { ARCS } from './phrases/arcs.ts'
import { PRODUCT_CALLS, TONES } from './phrases/tones.ts'
import { isShowable } from './subject.ts'
import type { WriterContext } from './writer-context.ts'

const THOUGHTS: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }
const BENEFITS: Readonly<Record<CaptionLength, number>> = { short: 0, medium: 3, long: 6 }

const productLines = ({ subject, avoids }: WriterContext, length: CaptionLength): string[] => {
  const benefits = subject.benefits.filter((line) => !avoids(line)).slice(0, BENEFITS[length])
  return [
    ...(benefits.length > 0 ? [benefits.map((line) => `— ${line}`).join('\n')] : []),
    ...(subject.price === '' || length === 'short' ? [] : [`Цена: ${subject.price}.`]),
  ]
}

/** A caption in paragraphs: topic, product benefits, call to action. */
export const composeCaption = ({
  context,
  length,
}: {
  context: WriterContext
  length: CaptionLength
}): string => {
  const { subject, random, tone, avoids } = context
  const arcs = ARCS[subject.kind]
  const textOf = (arc: (typeof arcs)[number]) => [arc.opening(subject), ...arc.thoughts].join(' ')
  const [arc] = random.shuffle(filterAllowed({ list: arcs, textOf, avoids }))
  const lead = length === 'short' ? '' : chooseText({ context, pool: TONES[tone].leads })
  const calls = isShowable(subject) ? PRODUCT_CALLS : TONES[tone].calls
  const tips = subject.tips.length > 0 ? composeTips({ context, length }) : []
  const call = chooseText({ context, pool: calls })
  if (tips.length > 0)
    return [lead, ...tips, ...productLines(context, length), call]
      .filter((text) => text !== '')
      .join('\n\n')
  const said = length === 'short' ? [arc?.brief ?? ''] : (arc?.thoughts ?? [])
  const thoughts = said.filter((text) => !avoids(text)).slice(0, THOUGHTS[length])
  return [
    [lead, arc?.opening(subject) ?? ''].filter((text) => text !== '').join(' '),
    thoughts.join(' '),
    ...productLines(context, length),
    call,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}
