import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { AiFailure } from '../../_shared/ai-failure.ts'
import { estimateSpeechSeconds } from '../../_shared/speech-seconds.ts'
import { chooseText } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { listSpeech } from '../list-speech.ts'
import { ARCS } from '../phrases/arcs.ts'
import type { Arc } from '../phrases/place-phrases.ts'
import { ORDINALS } from '../phrases/tips.ts'
import { PRODUCT_CALLS, TONES } from '../phrases/tones.ts'
import { isShowable } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'
import { chooseOpening } from './hooks.ts'

/** Transitions between two arcs. */
const TRANSITIONS = [
  'Идём дальше.',
  'И ещё одно.',
  'Теперь с другой стороны.',
  'Осталось важное.',
] as const

const joinArcs = (context: WriterContext, arcs: readonly Arc[]): string[] =>
  context.random.shuffle(arcs).flatMap(({ thoughts }, index) => {
    const bridge = index === 0 ? [] : [TRANSITIONS[(index - 1) % TRANSITIONS.length] ?? '']
    return [...bridge, ...thoughts.filter((text) => !context.avoids(text))]
  })

/** Something to see or to buy is shown; of anything else we have to know something. */
const listThoughts = (context: WriterContext): string[] => {
  const { facts, subject, tips, field, random, avoids } = context
  const kind = facts.product ? 'product' : subject.kind
  if (kind !== 'product' && tips.length > 0 && field) {
    const advice = tips.map((tip, index) => `${ORDINALS[index] ?? ''} ${tip}.`.trim())
    const more = random.shuffle(listSpeech(field)).filter((line) => !avoids(line))
    return [...advice.slice(0, ORDINALS.length), ...more, ...advice.slice(ORDINALS.length)]
  }
  if (kind === 'product' || kind === 'place' || kind === 'news')
    return joinArcs(context, ARCS[kind])
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
  const calls = isShowable(subject) ? PRODUCT_CALLS : TONES[tone].calls
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
