import { contrastOf, darkenUntil, lch, lightenUntil, toLch } from '../colour/oklch.ts'

/** Two inks on paper. */
export type RisoPalette = {
  hot: string
  /** A darker shade of `hot` for text on paper. */
  hotType: string
  ink: string
  paper: string
}

/** Minimum contrast, with a margin for the paper grain. */
const READ = 5.1

/**
 * Lightens `hot` until dark text is readable on it, and darkens `hotType` until it is readable on
 * paper.
 */
const mixInks = ({
  hot,
  ink,
  paper,
}: {
  hot: { l: number; c: number; h: number }
  ink: string
  paper: string
}): RisoPalette => {
  const l = lightenUntil(hot, { against: ink, contrast: READ })
  const type = darkenUntil({ ...hot, l: Math.min(l, 0.66) }, { against: paper, contrast: READ })
  return { hot: lch(l, hot.c, hot.h), hotType: lch(type, hot.c, hot.h), ink, paper }
}

export const PALETTES: readonly RisoPalette[] = [
  mixInks({ hot: { l: 0.65, c: 0.21, h: 33 }, ink: '#1a2156', paper: '#f4ecdd' }),
  mixInks({ hot: { l: 0.66, c: 0.19, h: 0 }, ink: '#112c59', paper: '#f3efe6' }),
  mixInks({ hot: { l: 0.62, c: 0.16, h: 158 }, ink: '#171a30', paper: '#f2eedd' }),
  mixInks({ hot: { l: 0.78, c: 0.17, h: 78 }, ink: '#2a1b4a', paper: '#f6efdf' }),
]

const PAPER = '#f4ecdd'
const isBlue = (h: number) => h > 220 && h < 315
const GREY_CHROMA = 0.03
const DARKEST_INK = 11

/** A blue brand colour becomes the dark ink, any other hue the bright one. */
export const fromBrand = (colour: string, own: RisoPalette): RisoPalette => {
  const { l, c, h } = toLch(colour)
  if (c < GREY_CHROMA) return { ...own, ink: lch(Math.min(0.27, l), c, h) }
  if (isBlue(h)) {
    const ink = { l: 0.34, c: Math.min(0.16, c), h }
    const at = darkenUntil(ink, { against: PAPER, contrast: DARKEST_INK })
    return mixInks({ hot: { l: 0.68, c: 0.2, h: 33 }, ink: lch(at, ink.c, h), paper: PAPER })
  }
  const ink = lch(0.27, 0.09, h > 120 && h < 220 ? 262 : 272)
  const hot = { l: Math.min(0.8, Math.max(0.6, l)), c: Math.max(0.15, c), h }
  return mixInks({ hot, ink, paper: PAPER })
}

/** Text of the bright ink on the dark one. */
export const hotOnInk = ({ hot, ink, paper }: RisoPalette): string =>
  contrastOf(hot, ink) >= READ - 0.1 ? hot : paper

/** The second colour is the bright ink; the dark one stays. */
export const withAccent = (accent: string, { ink, paper, ...own }: RisoPalette): RisoPalette => {
  const { l, c, h } = toLch(accent)
  if (c < GREY_CHROMA) return { ...own, ink, paper }
  const hot = { l: Math.min(0.8, Math.max(0.6, l)), c: Math.max(0.12, c), h }
  return mixInks({ hot, ink, paper })
}
