import { lch, toLch } from '../colour/oklch.ts'

/** Shades of a studio set of one colour. */
export type StudioSet = {
  lit: string
  wall: string
  shade: string
  deep: string
  /** Text on `wall`, and text on a plate of that colour. */
  type: string
  onType: string
  isDark: boolean
}

/** Sets of consecutive slides, used in turn. */
export type StudioPalette = readonly [StudioSet, StudioSet, StudioSet]

const CREAM = '#fff7ec'
const light = (lit: string, wall: string, shade: string, deep: string): StudioSet => ({
  lit,
  wall,
  shade,
  deep,
  type: deep,
  onType: lit,
  isDark: false,
})
const dark = (lit: string, wall: string, shade: string, deep: string): StudioSet => ({
  lit,
  wall,
  shade,
  deep,
  type: CREAM,
  onType: deep,
  isDark: true,
})

const SETS = {
  amber: light('#ffdca3', '#ffb95c', '#f0962b', '#3f1b02'),
  cream: light('#fff6e4', '#fbe3be', '#e9be86', '#4a270c'),
  cocoa: dark('#9a5d40', '#6b3925', '#45221a', '#2a120b'),
  lilac: light('#efe5ff', '#cdb8ff', '#a485f0', '#260f57'),
  ice: light('#e2f5ff', '#aee0ff', '#72bff2', '#062c50'),
  rose: light('#ffe7eb', '#ffbfcb', '#f48ca1', '#520b22'),
  mint: light('#dffbea', '#a6ecc4', '#62cc93', '#053a20'),
  sand: light('#fff8df', '#fbe7a6', '#ebc65b', '#3e2e02'),
  forest: dark('#35b77b', '#0f7446', '#0a5633', '#043220'),
} as const

export const PALETTES: readonly StudioPalette[] = [
  [SETS.amber, SETS.cream, SETS.cocoa],
  [SETS.ice, SETS.rose, SETS.lilac],
  [SETS.mint, SETS.sand, SETS.forest],
  [SETS.rose, SETS.cream, SETS.lilac],
]

const GREY_CHROMA = 0.03
const FULL_CHROMA = 0.12

const lightSet = (hue: number, { k, share }: { k: number; share: number }): StudioSet =>
  light(
    lch(0.945, 0.045 * k * share, hue),
    lch(0.855, 0.1 * k * share, hue),
    lch(0.735, 0.135 * k * share, hue),
    lch(0.27, 0.085 * k, hue),
  )

export const fromBrand = (colour: string, own: StudioPalette): StudioPalette => {
  const { c, h } = toLch(colour)
  if (c < GREY_CHROMA) return own
  const k = Math.min(1, c / FULL_CHROMA)
  return [
    lightSet(h, { k, share: 1 }),
    lightSet((h + 45) % 360, { k, share: 0.62 }),
    dark(
      lch(0.58, 0.13 * k, h),
      lch(0.44, 0.13 * k, h),
      lch(0.35, 0.1 * k, h),
      lch(0.22, 0.07 * k, h),
    ),
  ]
}

/** The second of the sets is of the second colour. */
export const withAccent = (accent: string, [first, , third]: StudioPalette): StudioPalette => {
  const { c, h } = toLch(accent)
  return [first, lightSet(h, { k: Math.min(1, c / FULL_CHROMA), share: 1 }), third]
}

export const setOf = (palette: StudioPalette, index: number): StudioSet =>
  palette[index % 3] ?? palette[0]

/** A ramp for toned objects, from dark to light. */
export const rampOf = ({ deep, shade, wall, lit }: StudioSet): string[] => [
  deep,
  shade,
  wall,
  lit,
  '#ffffff',
]
