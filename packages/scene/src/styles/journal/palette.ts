import { darkenUntil, lch, lightenUntil, toLch } from '../colour/oklch.ts'

export type JournalPalette = {
  paper: string
  deep: string
  accent: string
  /** Accent text on `wall`. */
  accentOnWall: string
  /** Key phrases on `accent` and `deep`. */
  light: string
  wall: string
  wall2: string
  floor: string
  /** Shades of the object, from dark to light. */
  ramp: readonly string[]
}

/** Minimum contrast, with a margin for the paper grain. */
const READ = 4.95

type Tone = (l: number, c: number) => string

const build = (h: number, share: number): JournalPalette => {
  const tone: Tone = (l, c) => lch(l, c * share, h)
  const paper = tone(0.962, 0.012)
  const wall = tone(0.86, 0.05)
  const accentAt = darkenUntil({ l: 0.52, c: 0.115 * share, h }, { against: paper, contrast: 5.6 })
  const accent = tone(accentAt, 0.115)
  const onWall = darkenUntil(
    { l: accentAt, c: 0.115 * share, h },
    { against: wall, contrast: READ },
  )
  const light = lightenUntil({ l: 0.86, c: 0.06 * share, h }, { against: accent, contrast: READ })
  return {
    paper,
    deep: tone(0.27, 0.035),
    accent,
    accentOnWall: tone(onWall, 0.115),
    light: tone(light, 0.06),
    wall,
    wall2: tone(0.785, 0.066),
    floor: tone(0.69, 0.08),
    ramp: [
      tone(0.29, 0.07),
      tone(0.5, 0.11),
      tone(0.69, 0.1),
      tone(0.87, 0.06),
      tone(0.975, 0.016),
    ],
  }
}

/** Terracotta, rose, sage and dusk. */
export const PALETTES: readonly JournalPalette[] = [
  build(50, 1),
  build(8, 1),
  build(165, 0.7),
  build(275, 0.8),
]

const GREY_CHROMA = 0.03
const FULL_CHROMA = 0.12

export const fromBrand = (colour: string, own: JournalPalette): JournalPalette => {
  const { c, h, l } = toLch(colour)
  if (c < GREY_CHROMA) return { ...own, deep: lch(Math.min(l, 0.27), c, h) }
  return build(h, Math.min(1, c / FULL_CHROMA))
}

/** Key phrases in the second colour. */
export const withAccent = (colour: string, palette: JournalPalette): JournalPalette => {
  const { c, h } = toLch(colour)
  const chroma = Math.min(0.14, c)
  const at = { l: 0.52, c: chroma, h }
  const onPaper = darkenUntil(at, { against: palette.paper, contrast: 5.6 })
  const onWall = darkenUntil({ ...at, l: onPaper }, { against: palette.wall, contrast: READ })
  const accent = lch(onPaper, chroma, h)
  const bright = { l: 0.86, c: Math.min(0.06, c), h }
  const light = lightenUntil(bright, { against: accent, contrast: READ })
  return {
    ...palette,
    accent,
    accentOnWall: lch(onWall, chroma, h),
    light: lch(light, bright.c, h),
  }
}
