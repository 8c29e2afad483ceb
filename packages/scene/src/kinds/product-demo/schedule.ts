import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'

export type Part = {
  start: number
  end: number
  /** Including transitions. */
  shownFrom: number
  shownUntil: number
}

export type DemoTimes = {
  hook: Part
  /** All shots, without transitions. */
  demo: { start: number; end: number }
  shots: Part[]
  callToAction: Part | null
  transitionSeconds: number
  seconds: number
}

const MAX_SECONDS = 180
/** Largest share of a part that a transition may take. */
const LARGEST_SHARE = 0.4
/** Per benefit, when there are no shots. */
const BENEFIT_SECONDS = 2.2
const MIN_DEMO_SECONDS = 2
/** After the last spoken word. */
const VOICE_TAIL_SECONDS = 0.4

const toFrame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND

const demoLengths = ({ shots, benefits }: ProductDemoForm): number[] => {
  if (shots.length > 0) return shots.map(({ seconds }) => seconds)
  return [Math.max(MIN_DEMO_SECONDS, benefits.length * BENEFIT_SECONDS)]
}

/** Extends the demo when the voice is longer than the shots. */
const stretchOf = (form: ProductDemoForm, demo: number, voiceSeconds: number): number => {
  const rest = form.hook.seconds + callSeconds(form)
  const needed = Math.min(MAX_SECONDS, voiceSeconds + VOICE_TAIL_SECONDS) - rest
  return Math.max(1, needed / demo)
}

const callSeconds = ({ callToAction }: ProductDemoForm): number =>
  callToAction.text.trim() || callToAction.note.trim() ? callToAction.seconds : 0

/** Schedules the parts. A transition is centred on the border between two parts. */
export const scheduleDemo = ({
  form,
  wantedTransition,
  voiceSeconds,
}: {
  form: ProductDemoForm
  wantedTransition: number
  voiceSeconds: number
}): DemoTimes => {
  const lengths = demoLengths(form)
  const stretch = stretchOf(
    form,
    lengths.reduce((sum, length) => sum + length, 0),
    voiceSeconds,
  )
  const call = callSeconds(form)
  const durations = [
    form.hook.seconds,
    ...lengths.map((length) => length * stretch),
    ...(call > 0 ? [call] : []),
  ]
  const total = durations.reduce((sum, duration) => sum + duration, 0)
  const seconds = Math.min(MAX_SECONDS, toFrame(total))
  const transitionSeconds = Math.min(wantedTransition, Math.min(...durations) * LARGEST_SHARE)
  let start = 0
  const parts = durations.map((duration, index): Part => {
    const isLast = index === durations.length - 1
    const end = isLast ? seconds : start + duration
    const part = {
      start,
      end,
      shownFrom: index === 0 ? 0 : start - transitionSeconds / 2,
      shownUntil: isLast ? seconds : end + transitionSeconds / 2,
    }
    start = end
    return part
  })
  const [hook, ...others] = parts
  if (!hook) throw new Error('a demo begins with its hook')
  const callToAction = call > 0 ? (others.pop() ?? null) : null
  const demo = { start: hook.end, end: callToAction?.start ?? seconds }
  return { hook, demo, shots: others, callToAction, transitionSeconds, seconds }
}
