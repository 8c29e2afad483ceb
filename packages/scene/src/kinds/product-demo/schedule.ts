import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { computeReadingSeconds } from '../../director/reading-time.ts'
import { findMusic, placeSlides, type Schedule } from '../../director/schedule.ts'
import { findStyle } from '../../styles/all-styles.ts'
import type { DemoScene } from './scenes.ts'

const MAX_SECONDS = 180
/** After the last spoken word. */
const VOICE_TAIL_SECONDS = 0.4

const hasWords = ({ card }: DemoScene) =>
  [card.title, card.sub, card.act].some((text) => text.trim())

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Durations cover the reading time; with a voice-over, shots are extended until it ends. */
export const scheduleDemo = ({
  form,
  scenes,
  voiceSeconds,
}: {
  form: ProductDemoForm
  scenes: readonly DemoScene[]
  voiceSeconds: number
}): Schedule => {
  const { motion } = findStyle(form.style)
  const own = scenes.map((scene) =>
    hasWords(scene)
      ? Math.max(scene.seconds, computeReadingSeconds(scene.card, motion.characterMs))
      : scene.seconds,
  )
  const spoken = voiceSeconds > 0 ? Math.min(MAX_SECONDS, voiceSeconds + VOICE_TAIL_SECONDS) : 0
  const total = sumOf(own)
  const stretch = Math.min(MAX_SECONDS / total, Math.max(1, spoken / total))
  const isStretched = stretch !== 1
  return placeSlides({
    wanted: own.map((seconds) => seconds * stretch),
    bpm: isStretched ? null : (findMusic(form)?.bpm ?? null),
    cutSeconds: motion.cut?.seconds ?? 0,
  })
}
