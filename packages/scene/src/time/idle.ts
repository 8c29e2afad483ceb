import type { Idle } from '@kadr/contract/studio/scene/motion'
import { easeInOut } from './easing.ts'

export type IdleState = {
  shift: { x: number; y: number }
  scale: number
  opacity: number
  /** Degrees. */
  sway: number
}

const STILL: IdleState = { shift: { x: 0, y: 0 }, scale: 1, opacity: 1, sway: 0 }

/** Degrees; finer turns are invisible, and every step is rasterised. */
const SWAY_STEP = 0.25

/** Offsets of the idle motion at a moment of the layer. */
export const computeIdle = ({
  idle,
  seconds,
  duration,
}: {
  idle: Idle | undefined
  seconds: number
  duration: number
}): IdleState => {
  if (!idle) return STILL
  if (idle.kind === 'drift') {
    const share = seconds / duration
    return { ...STILL, shift: { x: idle.x * share, y: idle.y * share } }
  }
  const period = (seconds / idle.every + (idle.phase ?? 0)) % 1
  const wave = Math.sin(period * Math.PI * 2)
  switch (idle.kind) {
    case 'float':
      return { ...STILL, shift: { x: idle.x * wave, y: idle.y * wave } }
    case 'sway':
      return { ...STILL, sway: Math.round((idle.degrees * wave) / SWAY_STEP) * SWAY_STEP + 0 }
    case 'jump':
      return period < 0.5 ? STILL : { ...STILL, shift: { x: idle.x, y: idle.y } }
    case 'blink':
      return period < idle.on ? STILL : { ...STILL, opacity: 0 }
    case 'breathe': {
      const breath = easeInOut(period < 0.5 ? period * 2 : 2 - period * 2)
      return { ...STILL, scale: 1 + idle.scale * breath, opacity: 1 - idle.fade * breath }
    }
  }
}
