import { chooseInk, contrastOf, darkenUntil, lch, toLch } from '../colour/oklch.ts'

export type CutsPalette = {
  paper: string
  /** The main colour, and text on it. */
  brand: string
  onBrand: string
  deep: string
  night: string
  sky: string
  sun: string
  butter: string
  /** Colour of the second mark, under white text. */
  coral: string
  ink: string
  line: string
  grey: string
}

const BASE: CutsPalette = {
  paper: '#faf9f6',
  brand: '#2f4bff',
  onBrand: '#ffffff',
  deep: '#1d31cc',
  night: '#14208f',
  sky: '#cfd8ff',
  sun: '#ffc83a',
  butter: '#ffdd85',
  coral: '#d93a17',
  ink: '#1b1a18',
  line: '#d8d5cc',
  grey: '#e6e2d8',
}

const isCold = (h: number) => h > 130 && h < 315
const WHITE = '#ffffff'
/** Lightness above which a brand colour is kept and gets dark text. */
const LIGHT = 0.78
const GREY_CHROMA = 0.03

/**
 * A palette from the brand colour; secondary colours come from the opposite side of the colour
 * wheel.
 */
export const fromBrand = (colour: string, own: CutsPalette = BASE): CutsPalette => {
  const { l, c, h } = toLch(colour)
  if (c < GREY_CHROMA) return { ...own, coral: lch(Math.min(l, 0.4), c, h) }
  const isLight = l > LIGHT
  const at = isLight
    ? l
    : darkenUntil({ l: Math.min(l, 0.62), c, h }, { against: WHITE, contrast: 4.6 })
  const brand = lch(at, c, h)
  const sun = isCold(h) || h > 315 ? 86 : h + 180
  const isWarm = h > 355 || h < 60
  const coral = isWarm ? { l: 0.55, c: 0.2, h: 262 } : { l: 0.62, c: 0.2, h: 33 }
  return {
    ...BASE,
    brand,
    onBrand: isLight ? chooseInk(brand, { dark: BASE.ink, light: WHITE }) : WHITE,
    deep: isLight ? lch(at - 0.09, c, h) : lch(at - 0.08, c, h),
    night: isLight ? lch(at - 0.3, c * 0.9, h) : lch(at - 0.18, c * 0.9, h),
    sky: lch(isLight ? 0.95 : 0.89, Math.min(0.055, c), h),
    sun: lch(0.87, 0.16, sun),
    butter: lch(0.915, 0.1, sun),
    coral: lch(darkenUntil(coral, { against: WHITE, contrast: 4.6 }), coral.c, coral.h),
  }
}

/** Palettes without a brand colour: cobalt, forest, plum, tomato. */
export const PALETTES: readonly CutsPalette[] = [
  BASE,
  fromBrand('#0e8f66'),
  fromBrand('#8a2fd6'),
  fromBrand('#d8431f'),
]

/** Minimum contrast, with a margin for the paper grain. */
const READ = 5

/** Text of the main colour, in the first of its shades that is readable on the ground. */
export const inkOnLight = (palette: CutsPalette, ground: string): string =>
  contrastOf(palette.deep, ground) >= READ
    ? palette.deep
    : contrastOf(palette.night, ground) >= READ
      ? palette.night
      : palette.ink

/** The second mark, the sun and the butter of the second colour; a grey one changes the mark alone. */
export const withAccent = (accent: string, palette: CutsPalette): CutsPalette => {
  const { l, c, h } = toLch(accent)
  const mark = { l: Math.min(l, 0.62), c, h }
  const coral = lch(darkenUntil(mark, { against: WHITE, contrast: 4.6 }), c, h)
  if (c < GREY_CHROMA) return { ...palette, coral }
  return {
    ...palette,
    coral,
    sun: lch(0.87, Math.min(0.16, c), h),
    butter: lch(0.915, Math.min(0.1, c), h),
  }
}
