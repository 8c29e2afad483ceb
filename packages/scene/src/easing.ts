export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** For continuous motion of pictures. */
export const easeInOut = (share: number): number => 0.5 - Math.cos(Math.PI * clamp(share)) / 2

/** For elements that arrive. */
export const easeOut = (share: number): number => 1 - (1 - clamp(share)) ** 3

const OVERSHOOT = 1.7

/** Overshoots and returns. */
export const easeOutBack = (share: number): number => {
  const rest = clamp(share) - 1
  return 1 + (OVERSHOOT + 1) * rest ** 3 + OVERSHOOT * rest ** 2
}
