import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { estimateSpeechSeconds } from '../../_shared/speech-seconds.ts'
import { chooseText } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { chooseTips } from '../compose-tips.ts'
import type { Arc } from '../phrases/arc.ts'
import { ARCS } from '../phrases/arcs.ts'
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
  const first = `${chooseOpening(context)}.`
  const last = chooseText({ context, pool: calls })
  const benefits = subject.benefits.slice(0, 5).map((line) => `${line}.`)
  const arcs = ARCS[subject.kind]
  const middle: string[] = []
  let seconds = estimateSpeechSeconds(first) + estimateSpeechSeconds(last)
  const advice = chooseTips(context).map((tip, index) => `${ORDINALS[index] ?? ''} ${tip}.`.trim())
  const rest = joinArcs(context, arcs)
  const further = advice.length > 0 ? [TRANSITIONS[0], ...rest] : rest
  for (const line of [...benefits, ...advice, ...further]) {
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
