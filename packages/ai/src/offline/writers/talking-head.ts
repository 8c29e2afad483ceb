import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { speechSeconds } from '../../_shared/speech-seconds.ts'
import { chooseText } from '../choose.ts'
import { composeCaption } from '../compose-caption.ts'
import { chooseTips } from '../compose-tips.ts'
import type { Desk } from '../desk.ts'
import type { Arc } from '../phrases/arc.ts'
import { ARCS } from '../phrases/arcs.ts'
import { ORDINALS } from '../phrases/tips.ts'
import { PRODUCT_CALLS, TONES } from '../phrases/tones.ts'
import { isToShow } from '../subject.ts'
import { chooseOpening } from './hooks.ts'

/** How one line of thought passes over to the next. */
const BRIDGES = [
  'Идём дальше.',
  'И ещё одно.',
  'Теперь с другой стороны.',
  'Осталось важное.',
] as const

const spoken = (desk: Desk, arcs: readonly Arc[]): string[] =>
  desk.random.shuffle(arcs).flatMap(({ thoughts }, index) => {
    const bridge = index === 0 ? [] : [BRIDGES[(index - 1) % BRIDGES.length] ?? '']
    return [...bridge, ...thoughts.filter((text) => !desk.avoids(text))]
  })

/** Lines from the hook to the call, as many as can be said in the time. */
export const writeTalkingHead = ({
  desk,
  task,
}: {
  desk: Desk
  task: AiTaskOf<'talking_head'>
}) => {
  const { subject, tone } = desk
  const calls = isToShow(subject) ? PRODUCT_CALLS : TONES[tone].calls
  const first = `${chooseOpening(desk)}.`
  const last = chooseText({ desk, pool: calls })
  const benefits = subject.benefits.slice(0, 5).map((line) => `${line}.`)
  const arcs = ARCS[subject.kind]
  const middle: string[] = []
  let seconds = speechSeconds(first) + speechSeconds(last)
  const advice = chooseTips(desk).map((tip, index) => `${ORDINALS[index] ?? ''} ${tip}.`.trim())
  const rest = spoken(desk, arcs)
  const further = advice.length > 0 ? [BRIDGES[0], ...rest] : rest
  for (const line of [...benefits, ...advice, ...further]) {
    if (seconds + speechSeconds(line) > task.seconds) break
    seconds += speechSeconds(line)
    middle.push(line)
  }
  // A bridge that leads nowhere is left out.
  const isBridge = BRIDGES.some((bridge) => bridge === middle.at(-1))
  const said = [first, ...(isBridge ? middle.slice(0, -1) : middle), last]
  return {
    lines: said.map((text) => ({ text })),
    caption: composeCaption({ desk, length: 'short' }),
  }
}
