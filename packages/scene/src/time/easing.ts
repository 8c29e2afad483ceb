import type { Transition } from '@kadr/contract/studio/scene/motion'

export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** For continuous motion of pictures. */
export const easeInOut = (share: number): number => 0.5 - Math.cos(Math.PI * clamp(share)) / 2

/** For elements that arrive. */
export const easeOut = (share: number): number => 1 - (1 - clamp(share)) ** 3

const OVERSHOOT = 1.7

/** Overshoots and returns. */
const easeOutBack = (share: number, overshoot: number): number => {
  const rest = clamp(share) - 1
  return 1 + (overshoot + 1) * rest ** 3 + overshoot * rest ** 2
}

export type Easing = NonNullable<Transition['easing']>

export const ease = (
  share: number,
  { easing, overshoot = OVERSHOOT }: { easing: Easing; overshoot?: number | undefined },
): number => {
  if (easing === 'linear') return clamp(share)
  if (easing === 'gentle') return easeInOut(share)
  return easing === 'settle' ? easeOut(share) : easeOutBack(share, overshoot)
}
