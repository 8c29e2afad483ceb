import type { TextMark } from '@kadr/contract/scene-text'
import type { Block } from '../kit/column.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { drawRing } from '../kit/pen-lines.ts'
import { framePhoto } from '../kit/photo.ts'
import { fillGround, grain, path, rectangle } from '../kit/shapes.ts'
import { type Letters, setInside, setText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'
import type { NotesPalette } from './palette.ts'

export const SHEET_SHADOW = { colour: '#1b234030', blur: 36, x: 0, y: 20 }

export const titleLetters = (colour: string): Letters => ({
  font: 'caveat',
  weight: 'bold',
  tracking: -0.012,
  leading: 0.95,
  colour,
})
export const bodyLetters = (colour: string): Letters => ({
  font: 'caveat',
  weight: 'bold',
  leading: 0.98,
  colour,
})

export const markerMark = (colour: string, ink: string): TextMark => ({
  kind: 'marker',
  colour,
  ink,
  padding: 0.06,
})

export const titleBlock = (
  text: string,
  { size, p, mark = p.marker }: { size: number; p: NotesPalette; mark?: string },
): Block => ({
  name: 'title',
  part: 'title',
  text,
  letters: titleLetters(p.pen),
  size,
  mark: markerMark(mark, p.pen),
})

export const bodyBlock = (
  text: string,
  {
    size,
    colour,
    up = 34,
    width,
    turn,
  }: { size: number; colour: string; up?: number; width?: number; turn?: number },
): Block => ({
  name: 'body',
  part: 'body',
  text,
  letters: bodyLetters(colour),
  size,
  up,
  ...(width === undefined ? {} : { width }),
  ...(turn === undefined ? {} : { turn }),
  isBySentence: true,
})

const COVER = '#2b2e36'

/** The spiral is smaller where words begin near the top. */
const spiralScale = (page: Page) => (page.aspect === '9:16' ? 1 : 0.5 * page.k)

/** The wire at the top: holes and loops. */
const laySpiral = (page: Page): Piece[] => {
  const scale = spiralScale(page)
  const at = (index: number) => 55 + index * 75
  const loops = Array.from({ length: 14 }, (_, i) => at(i))
  const r = 17 * scale
  const holes = loops
    .map((x) => `M${x - r} ${152 * scale}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('')
  const wires = loops
    .map((x) => {
      const [l, w, t, b] = [x - 8 * scale, 9 * scale, 58 * scale, 152 * scale]
      return `M${l} ${b}V${t}a${w} ${w} 0 0 1 ${2 * w} 0V${b}`
    })
    .join('')
  const box = { x: 0, y: 0, width: page.width, height: 180 * scale }
  return [
    rectangle({
      name: 'cover',
      part: 'ground',
      box: { ...box, height: 96 * scale },
      paint: COVER,
    }),
    path({ name: 'holes', part: 'ground', d: holes, box, paint: COVER }),
    {
      name: 'wire',
      part: 'ground',
      layer: {
        kind: 'shape',
        shape: 'path',
        radius: 0,
        paint: { kind: 'none' },
        path: { d: wires },
        stroke: { colour: '#c9cdd6', width: 11 * scale, cap: 'round', join: 'round' },
        box,
      },
    },
  ]
}

/** A sheet of the pad; `note` is a sheet of the marker's colour. */
export const layPage = (
  slide: StyledSlide,
  page: Page,
  p: NotesPalette,
  sheet: 'lined' | 'note' | 'squared',
): Piece[] => {
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  const isNote = sheet === 'note'
  const number: Piece[] =
    slide.total < 2
      ? []
      : [
          setText({
            name: 'number',
            part: 'header',
            lines: [`${slide.index + 1} из\u00a0${slide.total}`],
            letters: { ...bodyLetters(isNote ? p.graphite : p.red), leading: 1 },
            size: 58 * page.k,
            x: page.left,
            y: Math.max(page.y(248), isNote ? 0 : 168 * spiralScale(page)),
            width: 200,
          }),
        ]
  if (isNote) return [fillGround(page, p.marker), grain(page), ...number]
  return [
    fillGround(page, p.paper),
    rectangle({
      name: 'grid',
      part: 'ground',
      box: whole,
      paint: {
        kind: 'texture',
        texture: sheet === 'lined' ? 'lines' : 'squares',
        colour: p.grid,
        cell: sheet === 'lined' ? 90 : 60,
        amount: sheet === 'lined' ? 0.034 : 0.042,
      },
    }),
    rectangle({
      name: 'margin',
      part: 'ground',
      box: { x: page.width - 84, y: 0, width: 4, height: page.height },
      paint: `${p.red}80`,
    }),
    ...laySpiral(page),
    grain(page),
    ...number,
  ]
}

export const layDoodle = (
  slide: StyledSlide,
  p: NotesPalette,
  place: {
    cx: number
    cy: number
    size: number
    turn?: number
    slot?: number
    widest?: number
    top?: number
    order?: number
    part?: Part
  },
): Piece =>
  placeObject({
    name: nameOf(slide, place.slot),
    look: 'doodle',
    colours: [p.pen],
    ...place,
  })

/** A strip of sticky tape across the upper edge of a sheet. */
export const layTape = ({
  cx,
  y,
  part = 'decor',
  order,
  name,
}: {
  cx: number
  y: number
  part?: Part
  order?: number
  name: string
}): Piece =>
  rectangle({
    name,
    part,
    ...(order === undefined ? {} : { order }),
    box: { x: cx - 120, y: y - 32, width: 240, height: 64 },
    paint: '#efe6bee0',
    turn: -2.4,
  })

/** The user's picture taped to the page; otherwise the drawing. */
export const layArt = (
  slide: StyledSlide,
  page: Page,
  p: NotesPalette,
  place: Parameters<typeof layDoodle>[2],
): Piece[] => {
  const { photo } = slide
  if (!photo) return [layDoodle(slide, p, place)]
  const top = (place.top ?? page.y(1150)) + 56 * page.k
  const box = {
    x: page.left + 20,
    y: top,
    width: page.width - page.left * 2 - 60,
    height: page.y(1820) - top,
  }
  return [
    framePhoto(photo, {
      box,
      mask: { kind: 'rounded', radius: 4 },
      border: { colour: '#ffffff', width: 22 },
      shadow: SHEET_SHADOW,
      turn: -1.5,
    }),
    layTape({ name: 'tape', cx: box.x + box.width / 2, y: top - 16, part: 'photo' }),
  ]
}

/** A number in a ring drawn by hand. */
export const layRinged = (
  text: string,
  {
    x,
    y,
    size,
    colour,
    seed,
    part = 'figure',
    order,
  }: {
    x: number
    y: number
    size: number
    colour: string
    seed: number
    part?: Part
    order?: number
  },
): Piece[] => {
  const named = { part, ...(order === undefined ? {} : { order }) }
  return [
    setInside({
      name: `ringed ${text}`,
      ...named,
      box: { x, y, width: size, height: size },
      text,
      letters: { ...titleLetters(colour), leading: 1 },
      size: size * (text.length > 1 ? 0.72 : 0.86),
    }),
    drawRing({
      name: `ring ${text}`,
      part: part === 'figure' ? 'detail' : 'tick',
      ...(order === undefined ? {} : { order }),
      x,
      y,
      size,
      width: Math.max(10, size * 0.05),
      colour,
      seed,
    }),
  ]
}
