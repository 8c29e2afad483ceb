import type { TextMark } from '@kadr/contract/scene-text'
import type { Block } from '../kit/column.ts'
import { buildRunningHead } from '../kit/headers.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { circle, fillGround, grain, rectangle } from '../kit/shapes.ts'
import { type Letters, setText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyleBrand, StyledSlide } from '../style.ts'
import { stackLines } from '../type/stack.ts'
import type { RisoPalette } from './palette.ts'

export const posterLetters = (colour: string): Letters => ({
  font: 'oswald',
  weight: 'bold',
  tracking: -0.012,
  isUppercase: true,
  leading: 1.04,
  colour,
})
export const bodyLetters = (colour: string, isBold: boolean): Letters => ({
  font: 'oswald',
  weight: isBold ? 'bold' : 'regular',
  leading: 1.22,
  colour,
})

export const bodyBlock = (
  text: string,
  {
    size,
    colour,
    isBold = false,
    up = 34,
    width,
    ...named
  }: {
    size: number
    colour: string
    isBold?: boolean
    up?: number
    width?: number
    name?: string
    part?: Part
    order?: number
  },
): Block => ({
  name: 'body',
  part: 'body',
  ...named,
  text,
  letters: bodyLetters(colour, isBold),
  size,
  up,
  ...(width === undefined ? {} : { width }),
  isBySentence: true,
})

/** The key phrase in the other ink, or as a block of ink where the ground is hot. */
export const inkMark = (colour: string): TextMark => ({ kind: 'colour', colour, ink: colour })
export const blockMark = (colour: string, ink: string): TextMark => ({
  kind: 'plate',
  colour,
  ink,
  padding: 0.06,
  radius: 0,
})

/** Paper or ink with the holes of the drum, which lie under all words. */
export const layGround = (page: Page, colour: string): Piece[] => [
  fillGround(page, colour),
  {
    name: 'specks',
    part: 'ground',
    layer: {
      kind: 'shape',
      shape: 'rectangle',
      radius: 0,
      paint: { kind: 'texture', texture: 'specks', colour: '#ffffff55', cell: 36, amount: 0.06 },
      box: { x: 0, y: 0, width: page.width, height: page.height },
    },
  },
  grain(page, '#00000010'),
]

/** Words that end low push the disc down: its edge would cut through them. */
const layDisc = (
  page: Page,
  { cx, cy, r, colour, top }: { cx: number; cy: number; r: number; colour: string; top: number },
): Piece =>
  circle({
    name: 'disc',
    part: 'decor',
    cx,
    cy: Math.max(page.y(cy), Math.round(top + r * page.k)),
    r: r * page.k,
    paint: colour,
  })

/** A band of dots that grow towards the bottom. */
export const layDots = (
  page: Page,
  { from, colour, cell }: { from: number; colour: string; cell: number },
): Piece =>
  rectangle({
    name: 'dots',
    part: 'decor',
    box: page.box(0, from, page.width, 1920),
    paint: { kind: 'texture', texture: 'dots', colour, cell, amount: 0, amountTo: 0.72, angle: 0 },
  })

/** A field from side to side down to the bottom. */
export const layField = (page: Page, name: string, from: number, colour: string): Piece =>
  rectangle({ name, part: 'decor', box: page.box(0, from, page.width, 1920), paint: colour })

export const layHead = (
  slide: StyledSlide,
  page: Page,
  { brand, colour }: { brand: StyleBrand; colour: string },
): Piece[] =>
  buildRunningHead({
    slide,
    page,
    brand,
    letters: { font: 'oswald', weight: 'bold', leading: 1.1, colour },
    size: 38,
    rule: colour,
    ruleHeight: 5,
    separator: '/',
  })

/** Space above and below a line on a plate, of its size. */
const PLATE_ROOM = 0.1

/** The title as a poster: every line as wide as the column. */
export const layPoster = (
  text: string,
  {
    x,
    y,
    width,
    height,
    most,
    colour,
    mark,
  }: {
    x: number
    y: number
    width: number
    height: number
    most: number
    colour: string
    mark: TextMark
  },
): { pieces: Piece[]; bottom: number } => {
  const letters = posterLetters(colour)
  let top = y
  const lines =
    text.trim() === ''
      ? []
      : stackLines(text, { face: letters, width, height, most, room: 2 * (mark.padding ?? 0) })
  const pieces = lines.map((line, order) => {
    const plated = mark.kind === 'plate' && line.text.includes('*') ? line.size * PLATE_ROOM : 0
    const raised = (/[ЙЁ]/iu.test(line.text) ? line.size * 0.13 : 0) + plated
    const piece = setText({
      name: `title ${order}`,
      part: 'title',
      order,
      lines: [line.text],
      letters,
      size: line.size,
      x,
      y: top + raised,
      width,
      mark,
    })
    top += line.height + plated * 2
    return piece
  })
  return { pieces, bottom: top }
}

export const layPrint = (
  slide: StyledSlide,
  palette: RisoPalette,
  place: {
    cx: number
    cy: number
    size: number
    turn: number
    slot?: number
    widest?: number
    top?: number
    order?: number
    part?: Part
    body?: string
  },
): Piece => {
  const { body = palette.paper, ...rest } = place
  return placeObject({
    name: nameOf(slide, place.slot),
    look: 'halftone',
    colours: [palette.ink, body],
    ...rest,
  })
}

/** The user's picture with a frame of ink; otherwise the printed object on its disc. */
export const layArt = (
  slide: StyledSlide,
  page: Page,
  palette: RisoPalette,
  place: Parameters<typeof layPrint>[2] & {
    disc?: { cy: number; r: number; colour: string }
    /** Between the disc and the object. */
    over?: readonly Piece[]
  },
): Piece[] => {
  const { photo } = slide
  const { disc, over = [], ...object } = place
  if (!photo) {
    const under = disc ? [layDisc(page, { cx: place.cx, ...disc, top: place.top ?? 0 })] : []
    return [...under, ...over, layPrint(slide, palette, object)]
  }
  const top = (place.top ?? page.y(1150)) + 24
  const box = {
    x: page.left,
    y: top,
    width: page.width - page.left * 2,
    height: page.y(1840) - top,
  }
  return [
    rectangle({
      name: 'shift',
      part: 'photo',
      box: { ...box, x: box.x + 22, y: box.y + 22 },
      paint: disc?.colour ?? palette.hot,
    }),
    framePhoto(photo, {
      box,
      mask: { kind: 'rounded', radius: 0 },
      border: { colour: palette.ink, width: 8 },
    }),
  ]
}
