export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value))

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Starts and ends without a jerk: for pictures that drift. */
export const gentle = (share: number): number => 0.5 - Math.cos(Math.PI * clamp(share)) / 2

/** Comes fast and settles: for things that arrive. */
export const settle = (share: number): number => 1 - (1 - clamp(share)) ** 3

const OVERSHOOT = 1.7

/** Goes a little too far and comes back. */
export const spring = (share: number): number => {
  const rest = clamp(share) - 1
  return 1 + (OVERSHOOT + 1) * rest ** 3 + OVERSHOOT * rest ** 2
}
