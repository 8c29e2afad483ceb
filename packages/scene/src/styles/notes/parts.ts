import type { TextMark } from '@kadr/contract/studio/scene/text'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import { type ObjectPlacement, placeObject, scalePlacement } from '../kit/object.ts'
import { drawRing } from '../kit/pen-lines.ts'
import { framePhoto } from '../kit/photo.ts'
import { placeWords, type WordNumbers } from '../kit/role-words.ts'
import { fillGround, grain, path, rectangle } from '../kit/shapes.ts'
import { type Letters, placeInside, placeText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { LayoutInput } from '../style.ts'
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

export const placeNotesWords = (
  { slide, page, palette: p }: LayoutInput<NotesPalette>,
  { mark = p.marker, textColour = p.graphite }: { mark?: string; textColour?: string },
  numbers: WordNumbers,
) =>
  placeWords(
    slide.card,
    page,
    {
      title: titleLetters(p.pen),
      mark: markerMark(mark, p.pen),
      text: bodyLetters(textColour),
      textGap: 34,
    },
    numbers,
  )

const COVER = '#2b2e36'

/** The spiral binding is smaller in formats where text begins near the top. */
const spiralScale = (page: Page) => (page.aspect === '9:16' ? 1 : 0.5 * page.k)

/** The spiral binding at the top: holes and loops. */
const placeSpiral = (page: Page): Piece[] => {
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

type Sheet = 'lined' | 'note' | 'squared'

/** A sheet of the pad; `note` is a sheet of the marker's colour. */
const placeSheet = (
  { slide, page, palette: p }: LayoutInput<NotesPalette>,
  sheet: Sheet,
): Piece[] => {
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  const isNote = sheet === 'note'
  const number: Piece[] =
    slide.total < 2
      ? []
      : [
          placeText({
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
    ...placeSpiral(page),
    grain(page),
    ...number,
  ]
}

export const composeNotes = (
  input: LayoutInput<NotesPalette>,
  sheet: Sheet,
  sections: Omit<Sections, 'ground' | 'header' | 'isArtInFront'>,
): Piece[] =>
  composeRole(input.slide, {
    ...sections,
    ground: placeSheet(input, sheet),
    isArtInFront: true,
  })

/** Lines drawn anew several times a second, as in a film drawn by hand. */
const REDRAW = { amount: 3, perSecond: 6, seconds: null }

export const placeDoodle = (
  { slide, page, palette: p }: LayoutInput<NotesPalette>,
  placement: ObjectPlacement,
): Piece => {
  const drawn = placeObject(slide, {
    look: 'doodle',
    colours: [p.pen],
    ...scalePlacement(page, placement),
  })
  return drawn.layer.kind === 'object'
    ? { ...drawn, layer: { ...drawn.layer, redraw: REDRAW } }
    : drawn
}

/** A strip of sticky tape across the upper edge of a sheet. */
export const placeTape = ({
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
export const placeArt = (
  input: LayoutInput<NotesPalette>,
  placement: ObjectPlacement & { top: number },
): Piece[] => {
  const { slide, page } = input
  const { photo } = slide
  if (!photo) return [placeDoodle(input, placement)]
  const top = placement.top + 56 * page.k
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
    placeTape({ name: 'tape', cx: box.x + box.width / 2, y: top - 16, part: 'photo' }),
  ]
}

/** A number in a ring drawn by hand. */
export const placeRinged = (
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
    placeInside({
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
