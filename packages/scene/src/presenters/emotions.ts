import type { PresenterEmotion } from '@kadr/contract/studio/scene/presenter'
import type { Brows, Eyes } from './face.ts'
import type { Mouth } from './mouths.ts'

type Shift = { x: number; y: number }

export type Emotion = {
  eyes: Eyes
  mouth: Mouth
  brows: Brows
  /** Offset of the head at a moment. */
  move(seconds: number): Shift
  /** Whether the hand is raised. */
  hasHand: boolean
}

const wave = (seconds: number, perSecond: number) => Math.sin(seconds * perSecond * Math.PI * 2)

export const EMOTIONS: Record<PresenterEmotion, Emotion> = {
  joy: {
    eyes: 'closed',
    mouth: 'smile',
    brows: { lift: 14, tilt: -8, lone: 0 },
    move: (seconds) => ({ x: wave(seconds, 0.8) * 8, y: -Math.abs(wave(seconds, 1.3)) * 22 }),
    hasHand: true,
  },
  shock: {
    eyes: 'wide',
    mouth: 'gasp',
    brows: { lift: 26, tilt: -10, lone: 0 },
    move: (seconds) => ({ x: wave(seconds, 7) * 3, y: -14 + wave(seconds, 0.5) * 6 }),
    hasHand: false,
  },
  anger: {
    eyes: 'half',
    mouth: 's',
    brows: { lift: -12, tilt: 20, lone: 0 },
    move: (seconds) => ({ x: wave(seconds, 5) * 5, y: 8 + wave(seconds, 2.5) * 4 }),
    hasHand: false,
  },
  sadness: {
    eyes: 'half',
    mouth: 'frown',
    brows: { lift: 8, tilt: -20, lone: 0 },
    move: (seconds) => ({ x: wave(seconds, 0.3) * 8, y: 20 + wave(seconds, 0.4) * 8 }),
    hasHand: false,
  },
  doubt: {
    eyes: 'open',
    mouth: 'smirk',
    brows: { lift: 0, tilt: 6, lone: 30 },
    move: (seconds) => ({ x: 10 + wave(seconds, 0.4) * 10, y: wave(seconds, 0.8) * 5 }),
    hasHand: false,
  },
  fatigue: {
    eyes: 'closed',
    mouth: 'u',
    brows: { lift: 2, tilt: -14, lone: 0 },
    move: (seconds) => ({ x: wave(seconds, 0.25) * 5, y: 26 + wave(seconds, 0.35) * 16 }),
    hasHand: false,
  },
}
