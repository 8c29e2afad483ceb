import { AiFailure } from '@kadr/ai'
import { filterAllowed } from '../avoid.ts'
import { chooseText } from '../choose.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import { isAnnouncement } from '../topic/announcement.ts'
import { readSubject } from '../topic/subject.ts'
import type { CaptionLength, WriterContext } from '../writer-context.ts'
import { composeAnnouncement } from './compose-announcement.ts'
import { composeTips } from './compose-tips.ts'

const THOUGHTS: Readonly<Record<CaptionLength, number>> = { short: 1, medium: 3, long: 5 }
const BENEFITS: Readonly<Record<CaptionLength, number>> = { short: 0, medium: 3, long: 6 }

type CaptionInput = { context: WriterContext; length: CaptionLength }

const joinParagraphs = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join('\n\n')

const productLines = ({ context: { subject, avoids }, length }: CaptionInput): string[] => {
  const benefits = subject.benefits.filter((line) => !avoids(line)).slice(0, BENEFITS[length])
  return [
    ...(benefits.length > 0 ? [benefits.map((line) => `— ${line}`).join('\n')] : []),
    ...(subject.price === '' || length === 'short' ? [] : [`Цена: ${subject.price}.`]),
  ]
}

const chooseLead = ({ context, length }: CaptionInput): string =>
  length === 'short' ? '' : chooseText({ context, pool: phrasesOf('tones')[context.tone].leads })

/** About something to see or to buy. */
const composeShown = (input: CaptionInput, kind: 'place' | 'product'): string => {
  const { context, length } = input
  const { subject, random, avoids } = context
  const { title, quoted } = subject
  const arcs = phrasesOf('arcs')[kind].map((arc) => ({
    ...arc,
    opening: fillPhrase(arc.opening, { title, quoted }),
  }))
  const textOf = ({ opening, thoughts }: (typeof arcs)[number]) => [opening, ...thoughts].join(' ')
  const [arc] = random.shuffle(filterAllowed({ list: arcs, textOf, avoids }))
  const said = length === 'short' ? [arc?.brief ?? ''] : (arc?.thoughts ?? [])
  const thoughts = said.filter((text) => !avoids(text)).slice(0, THOUGHTS[length])
  return joinParagraphs([
    [chooseLead(input), arc?.opening ?? ''].filter((text) => text !== '').join(' '),
    thoughts.join(' '),
    ...productLines(input),
    chooseText({ context, pool: phrasesOf('calls').product }),
  ])
}

/**
 * A caption in paragraphs: what is announced, advice on a known topic, or the product and its benefits. Throws when
 * the templates know nothing of the topic.
 */
export const composeCaption = (input: CaptionInput): string => {
  const { context, length } = input
  const { facts, subject, topic, tips, tone } = context
  if (facts.product || subject.kind === 'product') {
    const ofProduct = facts.product ? readSubject({ topic: '', product: facts.product }) : subject
    return composeShown({ length, context: { ...context, subject: ofProduct } }, 'product')
  }
  if (isAnnouncement(topic)) return composeAnnouncement(input)
  if (tips.length > 0) {
    return joinParagraphs([
      chooseLead(input),
      ...composeTips({ context, length }),
      ...productLines(input),
      chooseText({ context, pool: phrasesOf('tones')[tone].calls }),
    ])
  }
  if (subject.kind === 'place') return composeShown(input, 'place')
  throw new AiFailure({ reason: 'unknown_topic' })
}
