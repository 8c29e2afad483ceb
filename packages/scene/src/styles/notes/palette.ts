import { darkenUntil, lch, toLch } from '../colour/oklch.ts'

export type NotesPalette = {
  paper: string
  grid: string
  pen: string
  red: string
  /** Red text on `marker`. */
  redOnMarker: string
  graphite: string
  marker: string
  /** Sticky notes of the two halves. */
  first: string
  second: string
  before: string
  after: string
}

const READ = 4.9
/** Minimum contrast on paper: red text also stands on sticky notes, which are darker. */
const READ_ON_PAPER = 6.3
const PAPER = '#fcfbf6'

const build = ({
  pen,
  marker,
  red,
  sheets,
}: {
  pen: string
  marker: string
  red: { l: number; c: number; h: number }
  sheets: readonly [string, string]
}): NotesPalette => {
  const redAt = darkenUntil(red, { against: PAPER, contrast: READ_ON_PAPER })
  const onMarker = darkenUntil(red, { against: marker, contrast: READ })
  return {
    paper: PAPER,
    grid: '#cbd8ea',
    pen,
    red: lch(redAt, red.c, red.h),
    redOnMarker: lch(onMarker, red.c, red.h),
    graphite: '#2a2b33',
    marker,
    first: sheets[0],
    second: sheets[1],
    before: '#ffd0dc',
    after: '#bfebcf',
  }
}

const RED = { l: 0.6, c: 0.2, h: 29 }
const BLUE = { l: 0.5, c: 0.19, h: 262 }
const PEN = '#1d3aa6'

export const PALETTES: readonly NotesPalette[] = [
  build({ pen: PEN, marker: '#ffdd55', red: RED, sheets: ['#ffe88a', '#cbe5ff'] }),
  build({ pen: PEN, marker: '#ffc0d1', red: RED, sheets: ['#ffd0dc', '#cbe5ff'] }),
  build({ pen: '#5a2aa0', marker: '#bdf0a6', red: RED, sheets: ['#ffe88a', '#bfebcf'] }),
]

const isBlue = (h: number) => h > 220 && h < 315
const GREY_CHROMA = 0.03

export const fromBrand = (colour: string, own: NotesPalette): NotesPalette => {
  const { l, c, h } = toLch(colour)
  if (c < GREY_CHROMA) return { ...own, pen: lch(Math.min(l, 0.36), c, h) }
  const marker = lch(0.91, 0.12, isBlue(h) ? 98 : (h + 180) % 360)
  const pen = { l: 0.4, c: Math.max(0.1, Math.min(c, 0.19)), h }
  const penAt = darkenUntil(pen, { against: marker, contrast: 5.5 })
  return build({
    pen: lch(penAt, pen.c, h),
    marker,
    red: h < 60 || h > 340 ? BLUE : RED,
    sheets: ['#ffe88a', '#cbe5ff'],
  })
}

/** The marker is of the second colour; the pen and the red stay readable on it. */
export const withAccent = (accent: string, palette: NotesPalette): NotesPalette => {
  const { c, h } = toLch(accent)
  const marker = lch(0.91, Math.min(0.12, c), h)
  const pen = toLch(palette.pen)
  const penAt = darkenUntil(pen, { against: marker, contrast: 5.5 })
  return build({
    pen: lch(penAt, pen.c, pen.h),
    marker,
    red: toLch(palette.red),
    sheets: [palette.first, palette.second],
  })
}
