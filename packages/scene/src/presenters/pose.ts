import type { PresenterPart } from '@kadr/contract/studio/scene/presenter'
import type { PresenterLayer } from '@kadr/contract/studio/scene/scene'
import { clamp, easeOut } from '../time/easing.ts'
import { EMOTIONS } from './emotions.ts'
import type { Mouth } from './mouths.ts'

export type Pose = { variant: string; shift: { x: number; y: number } }

/** Must match the contract of spoken scripts; importing its value would pull zod into the page. */
const MOUTHS_PER_SECOND = 15

const MOUTH_OF: Record<string, Mouth> = {
  r: 'rest',
  c: 'closed',
  a: 'a',
  e: 'e',
  i: 'i',
  o: 'o',
  u: 'u',
  f: 'f',
  l: 'l',
  s: 's',
}

/** Deterministic pseudo-random number, so that a moment always looks the same. */
const pseudoRandom = (index: number): number => {
  const wave = Math.sin(index * 12.9898 + 4.1414) * 43758.5453
  return wave - Math.floor(wave)
}

const BLINK_EVERY = 3.2
const BLINK = [
  { until: 0.05, eyes: 'half' },
  { until: 0.13, eyes: 'closed' },
  { until: 0.18, eyes: 'half' },
] as const

const eyesAt = (seconds: number): 'closed' | 'half' | 'open' => {
  const index = Math.floor(seconds / BLINK_EVERY)
  const start = index * BLINK_EVERY + 0.6 + pseudoRandom(index) * (BLINK_EVERY - 1)
  const since = seconds - start
  return since < 0 ? 'open' : (BLINK.find(({ until }) => since < until)?.eyes ?? 'open')
}

const NOD_SECONDS = 0.5
const LIFT_SECONDS = 0.7
/** Time since the start of the current sentence. */
const sinceBeat = (beats: readonly number[], seconds: number) => {
  const index = beats.findLastIndex((beat) => beat <= seconds)
  return { index, since: index < 0 ? Number.POSITIVE_INFINITY : seconds - (beats[index] ?? 0) }
}

/** Brows rise by two steps and return at the start of a sentence. */
const browsAt = (beats: readonly number[], seconds: number): number => {
  const { index, since } = sinceBeat(beats, seconds)
  if (since > LIFT_SECONDS || pseudoRandom(index + 7) < 0.35) return 0
  return since < 0.08 || since > LIFT_SECONDS - 0.1 ? 1 : 2
}

const HAND_SECONDS = 1.9
const HAND_MOVE_SECONDS = 0.36
const HAND_DROP = 760

/** Vertical offset of the hand; fully lowered it is hidden. Shown in every other sentence. */
const handDrop = (beats: readonly number[], seconds: number): number => {
  const { index, since } = sinceBeat(beats, seconds)
  if (index < 0 || index % 2 === 1 || since > HAND_SECONDS) return 1
  const coming = easeOut(clamp(since / HAND_MOVE_SECONDS))
  const leaving = clamp((HAND_SECONDS - since) / HAND_MOVE_SECONDS)
  return 1 - Math.min(coming, easeOut(leaving))
}

/** The head sways, and nods at the start of a sentence. */
const headShift = (beats: readonly number[], seconds: number) => {
  const { since } = sinceBeat(beats, seconds)
  const nod = since < NOD_SECONDS ? Math.sin((since / NOD_SECONDS) * Math.PI) * 9 : 0
  return {
    x: Math.sin(seconds * 1.1) * 7 + Math.sin(seconds * 0.43 + 1) * 5,
    y: Math.sin(seconds * 1.7 + 0.5) * 4 + nod,
  }
}

const bodyShift = (seconds: number) => ({
  x: Math.sin(seconds * 0.43 + 1) * 3,
  // Breathing.
  y: Math.sin(seconds * 1.5) * 3 + 3,
})

/** Upper bound of the upward and sideways offset of any part; a hand comes from below. */
export const MAX_SWAY = 24

const HEAD_PARTS: readonly PresenterPart[] = ['hairBack', 'head', 'mouth', 'top']

/** Shown emotions hold their face; only the eyes that are open blink. */
const emotionVariant = ({ part, emotion }: PresenterLayer, seconds: number): string => {
  if (!emotion) return ''
  const { eyes, mouth } = EMOTIONS[emotion]
  if (part === 'mouth') return mouth
  if (part !== 'top') return ''
  const blinking = eyesAt(seconds)
  return `${blinking === 'open' ? eyes : blinking} 0 ${emotion}`
}

const variantOf = (layer: PresenterLayer, seconds: number): string => {
  const { part, mouths, beats } = layer
  if (layer.emotion) return emotionVariant(layer, seconds)
  if (part === 'mouth')
    return MOUTH_OF[mouths[Math.floor(seconds * MOUTHS_PER_SECOND)] ?? 'r'] ?? 'rest'
  return part === 'top' ? `${eyesAt(seconds)} ${browsAt(beats, seconds)}` : ''
}

/** State of a part at a moment; undefined when it is hidden. */
export const computePose = (layer: PresenterLayer, seconds: number): Pose | undefined => {
  const { part, beats } = layer
  const variant = variantOf(layer, seconds)
  const emotion = layer.emotion && EMOTIONS[layer.emotion]
  if (HEAD_PARTS.includes(part))
    return { variant, shift: emotion ? emotion.move(seconds) : headShift(beats, seconds) }
  const body = bodyShift(seconds)
  if (part === 'body') return { variant, shift: body }
  const drop = handDrop(beats, seconds)
  if (drop >= 1) return undefined
  const wave = Math.sin(seconds * 5) * 6
  return { variant, shift: { x: body.x + wave, y: body.y + drop * HAND_DROP } }
}
