import { AiFailure, estimateSpeechSeconds } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { composeCaption } from '../captions/compose-caption.ts'
import { chooseText } from '../choose.ts'
import { listSpeech } from '../list-speech.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import { isShowable } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'
import { chooseOpening } from './choose-opening.ts'

/** Transitions between two arcs. */
const TRANSITIONS = [
  'Идём дальше.',
  'И ещё одно.',
  'Теперь с другой стороны.',
  'Осталось важное.',
] as const

const lower = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const joinArcs = (
  context: WriterContext,
  arcs: readonly { thoughts: readonly string[] }[],
): string[] =>
  context.random.shuffle(arcs).flatMap(({ thoughts }, index) => {
    const bridge = index === 0 ? [] : [TRANSITIONS[(index - 1) % TRANSITIONS.length] ?? '']
    return [...bridge, ...thoughts.filter((text) => !context.avoids(text))]
  })

/** Something to see or to buy is shown; of anything else we have to know something. */
const listThoughts = (context: WriterContext): string[] => {
  const { facts, subject, tips, field, random, avoids } = context
  const kind = facts.product ? 'product' : subject.kind
  if (kind !== 'product' && tips.length > 0 && field) {
    const { ordinals } = phrasesOf('tips')
    // One sentence: a page of captions never holds the end of one and the beginning of another.
    const advice = tips.map((tip, index) => {
      const ordinal = ordinals[index]
      return ordinal ? `${ordinal} ${lower(tip)}.` : `${tip}.`
    })
    const more = random.shuffle(listSpeech(field)).filter((line) => !avoids(line))
    return [...advice.slice(0, ordinals.length), ...more, ...advice.slice(ordinals.length)]
  }
  if (kind === 'product' || kind === 'place' || kind === 'news')
    return joinArcs(context, phrasesOf('arcs')[kind])
  throw new AiFailure({ reason: 'unknown_topic' })
}

/** Lines from the hook to the call to action, as many as fit the duration. */
export const writeTalkingHead = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'talking_head'>
}) => {
  const { subject, tone } = context
  const calls = isShowable(subject) ? phrasesOf('calls').product : phrasesOf('tones')[tone].calls
  const thoughts = listThoughts(context)
  const first = `${chooseOpening(context)}.`
  const last = chooseText({ context, pool: calls })
  const benefits = subject.benefits.slice(0, 5).map((line) => `${line}.`)
  const middle: string[] = []
  let seconds = estimateSpeechSeconds(first) + estimateSpeechSeconds(last)
  for (const line of [...benefits, ...thoughts]) {
    if (seconds + estimateSpeechSeconds(line) > task.seconds) break
    seconds += estimateSpeechSeconds(line)
    middle.push(line)
  }
  // Drops a trailing transition.
  const isBridge = TRANSITIONS.some((bridge) => bridge === middle.at(-1))
  const said = [first, ...(isBridge ? middle.slice(0, -1) : middle), last]
  return {
    lines: said.map((text) => ({ text })),
    caption: composeCaption({ context, length: 'short' }),
  }
}
