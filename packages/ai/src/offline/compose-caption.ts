import { AiFailure } from '../_shared/ai-failure.ts'
import { isAnnouncement } from './announcement.ts'
import { filterAllowed } from './avoid.ts'
import { chooseText } from './choose.ts'
import { composeAnnouncement } from './compose-announcement.ts'
import { composeTips } from './compose-tips.ts'
import { ARCS } from './phrases/arcs.ts'
import { PRODUCT_CALLS, TONES } from './phrases/tones.ts'
import { readSubject } from './subject.ts'
import type { CaptionLength, WriterContext } from './writer-context.ts'

const THOUGHTS: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }
const BENEFITS: Readonly<Record<CaptionLength, number>> = { short: 0, medium: 3, long: 6 }

type Given = { context: WriterContext; length: CaptionLength }

const joinParagraphs = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join('\n\n')

const productLines = ({ context: { subject, avoids }, length }: Given): string[] => {
  const benefits = subject.benefits.filter((line) => !avoids(line)).slice(0, BENEFITS[length])
  return [
    ...(benefits.length > 0 ? [benefits.map((line) => `— ${line}`).join('\n')] : []),
    ...(subject.price === '' || length === 'short' ? [] : [`Цена: ${subject.price}.`]),
  ]
}

const chooseLead = ({ context, length }: Given): string =>
  length === 'short' ? '' : chooseText({ context, pool: TONES[context.tone].leads })

/** About something to see or to buy. */
const composeShown = (given: Given, kind: 'place' | 'product'): string => {
  const { context, length } = given
  const { subject, random, avoids } = context
  const textOf = (arc: (typeof ARCS)[typeof kind][number]) =>
    [arc.opening(subject), ...arc.thoughts].join(' ')
  const [arc] = random.shuffle(filterAllowed({ list: ARCS[kind], textOf, avoids }))
  const said = length === 'short' ? [arc?.brief ?? ''] : (arc?.thoughts ?? [])
  const thoughts = said.filter((text) => !avoids(text)).slice(0, THOUGHTS[length])
  return joinParagraphs([
    [chooseLead(given), arc?.opening(subject) ?? ''].filter((text) => text !== '').join(' '),
    thoughts.join(' '),
    ...productLines(given),
    chooseText({ context, pool: PRODUCT_CALLS }),
  ])
}

/**
 * A caption in paragraphs: what is announced, advice on a known topic, or the product and its benefits. Throws when
 * the templates know nothing of the topic.
 */
export const composeCaption = (given: Given): string => {
  const { context, length } = given
  const { facts, subject, topic, tips, tone } = context
  if (facts.product || subject.kind === 'product') {
    const ofProduct = facts.product ? readSubject({ topic: '', product: facts.product }) : subject
    return composeShown({ length, context: { ...context, subject: ofProduct } }, 'product')
  }
  if (isAnnouncement(topic)) return composeAnnouncement(given)
  if (tips.length > 0) {
    return joinParagraphs([
      chooseLead(given),
      ...composeTips({ context, length }),
      ...productLines(given),
      chooseText({ context, pool: TONES[tone].calls }),
    ])
  }
  if (subject.kind === 'place') return composeShown(given, 'place')
  throw new AiFailure({ reason: 'unknown_topic' })
}
