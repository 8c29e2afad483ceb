import { lch, lightenUntil, toLch } from '../colour/oklch.ts'

export type NightPalette = {
  bg: string
  panel: string
  line: string
  text: string
  hot: string
  /** Shades of objects: the bright colour, and grey for the rejected half of a comparison. */
  ramp: readonly string[]
  steel: readonly string[]
}

const BASE = {
  bg: '#0b0c0e',
  panel: '#1a1c21',
  line: '#2e3138',
  text: '#f5f5f0',
  steel: ['#101114', '#3a3d45', '#8b8f99', '#d5d7dc', '#ffffff'],
}

export const PALETTES: readonly NightPalette[] = [
  { ...BASE, hot: '#c8ff3e', ramp: ['#060a02', '#25400a', '#7db814', '#cbff5a', '#faffea'] },
  { ...BASE, hot: '#ff9a3d', ramp: ['#120702', '#5c2406', '#e0701a', '#ffc07a', '#fff3e2'] },
  { ...BASE, hot: '#c7b5ff', ramp: ['#0b0716', '#33206b', '#8a68f0', '#cdbcff', '#f8f5ff'] },
  { ...BASE, hot: '#5ce1ff', ramp: ['#020a0f', '#0a3e52', '#1596bd', '#8be9ff', '#eefcff'] },
]

const GREY_CHROMA = 0.03
const BRIGHTNESS = [0.84, 0.8, 0.76, 0.73] as const

const rampOf = (k: number, h: number): string[] => [
  lch(0.13, 0.02, h),
  lch(0.32, k * 0.8, h),
  lch(0.62, k * 1.1, h),
  lch(0.86, k * 0.75, h),
  lch(0.975, 0.02, h),
]

/** The brightest saturated colour of the brand hue that is readable on `panel`. */
export const fromBrand = (colour: string, own: NightPalette): NightPalette => {
  const { c, h } = toLch(colour)
  if (c < GREY_CHROMA) return own
  const k = Math.max(0.06, Math.min(c, 0.2))
  const wanted = BRIGHTNESS.find((l) => toLch(lch(l, k, h)).c > k * 0.86) ?? 0.73
  const l = lightenUntil({ l: wanted, c: k, h }, { against: BASE.panel, contrast: 5 })
  return {
    ...BASE,
    hot: lch(l, k, h),
    ramp: rampOf(k, h),
  }
}

/** Objects of the second colour; a grey one makes them of steel. */
export const withAccent = (accent: string, palette: NightPalette): NightPalette => {
  const { c, h } = toLch(accent)
  if (c < GREY_CHROMA) return { ...palette, ramp: palette.steel }
  return { ...palette, ramp: rampOf(Math.max(0.06, Math.min(c, 0.2)), h) }
}
