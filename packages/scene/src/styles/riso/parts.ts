import type { TextMark } from '@kadr/contract/studio/scene/text'
import { placeColumn } from '../kit/column.ts'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import type { HalfLetters } from '../kit/halves.ts'
import { buildRunningHead } from '../kit/headers.ts'
import { type ObjectPlacement, placeObject, scalePlacement } from '../kit/object.ts'
import { framePhoto, photoBoxBelow } from '../kit/photo.ts'
import { type ActNumbers, buildActBlock, textOf } from '../kit/role-words.ts'
import { circle, fillGround, grain, rectangle } from '../kit/shapes.ts'
import { type Letters, placeText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { LayoutInput } from '../style.ts'
import { stackLines } from '../type/stack.ts'
import { hotOnInk, type RisoPalette } from './palette.ts'

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

export const halfLetters = (ink: string, isBold: boolean): HalfLetters => ({
  head: posterLetters(ink),
  line: bodyLetters(ink, isBold),
})

/** The key phrase in another colour. */
export const inkMark = (colour: string): TextMark => ({ kind: 'colour', colour, ink: colour })
/** The key phrase on a plate. */
export const blockMark = (colour: string, ink: string): TextMark => ({
  kind: 'plate',
  colour,
  ink,
  padding: 0.06,
  radius: 0,
})

/** Specks of missing ink and grain over a plain colour. */
const placeGround = (page: Page, colour: string): Piece[] => [
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

/** The disc moves down where its edge would cross the words. */
const placeDisc = (
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
export const placeDots = (
  page: Page,
  { from, colour, cell }: { from: number; colour: string; cell: number },
): Piece =>
  rectangle({
    name: 'dots',
    part: 'decor',
    box: page.box(0, from, page.width, 1920),
    paint: { kind: 'texture', texture: 'dots', colour, cell, amount: 0, amountTo: 0.72, angle: 0 },
  })

/** A rectangle over the full width down to the bottom. */
export const placeField = (page: Page, name: string, from: number, colour: string): Piece =>
  rectangle({ name, part: 'decor', box: page.box(0, from, page.width, 1920), paint: colour })

type RisoLook = { ground: string; ink: string; mark: TextMark }

export const onPaper = (p: RisoPalette): RisoLook => ({
  ground: p.paper,
  ink: p.ink,
  mark: inkMark(p.hotType),
})

export const onInk = (p: RisoPalette): RisoLook => ({
  ground: p.ink,
  ink: p.paper,
  mark: inkMark(hotOnInk(p)),
})

const placeHeader = ({ slide, page, brand }: LayoutInput<RisoPalette>, colour: string): Piece[] =>
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

/** `decor` lies on the ground. */
export const composeRiso = (
  input: LayoutInput<RisoPalette>,
  { ground, ink }: RisoLook,
  { decor = [], ...sections }: Omit<Sections, 'ground' | 'header'> & { decor?: readonly Piece[] },
): Piece[] =>
  composeRole(input.slide, {
    ...sections,
    ground: [...placeGround(input.page, ground), ...decor],
    header: placeHeader(input, ink),
  })

/** Space above and below a line on a plate, of its size. */
const PLATE_ROOM = 0.1

/** The title as a poster: every line as wide as the column. */
const placePoster = (
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
    const piece = placeText({
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

type PosterNumbers = {
  from: number
  titleHeight: number
  titleSize: number
  /** Absent where the title stands alone. */
  text?: {
    size: number
    gap: number
    until: number
    width?: number
    isBold?: boolean
    isBySentence?: boolean
  }
  act?: ActNumbers
}

/** The title as a poster, the text and the call under it. */
export const placePosterWords = (
  { slide: { card }, page }: LayoutInput<RisoPalette>,
  { ink, mark }: RisoLook,
  { from, titleHeight, titleSize, text, act }: PosterNumbers,
): { pieces: Piece[]; bottom: number } => {
  const { left: x, k } = page
  const width = page.right - x
  const title = placePoster(card.title, {
    x,
    y: from,
    width,
    height: titleHeight,
    most: titleSize * k,
    colour: ink,
    mark,
  })
  if (!text) return title
  const { size, gap, until, isBold = false, ...own } = text
  const { pieces, bottom } = placeColumn({
    x,
    y: title.bottom + gap * k,
    width,
    height: until - title.bottom - gap * k,
    blocks: [
      {
        isBySentence: true,
        ...own,
        name: 'body',
        part: 'body',
        text: textOf(card),
        letters: bodyLetters(ink, isBold),
        size: size * k,
      },
      ...(act ? [buildActBlock(card, page, act)] : []),
    ],
  })
  return { pieces: [...title.pieces, ...pieces], bottom }
}

type PrintPlacement = ObjectPlacement & { body?: string }

/** A halftone print of an object. */
export const placePrint = (
  { slide, page, palette }: LayoutInput<RisoPalette>,
  { body = palette.paper, ...placement }: PrintPlacement,
): Piece =>
  placeObject(slide, {
    look: 'halftone',
    colours: [palette.ink, body],
    ...scalePlacement(page, placement),
  })

/** The user's picture with a frame of ink; otherwise the printed object on its disc. */
export const placeArt = (
  input: LayoutInput<RisoPalette>,
  {
    disc,
    over = [],
    ...placement
  }: PrintPlacement & {
    top: number
    disc?: { cy: number; r: number; colour: string }
    /** Between the disc and the object. */
    over?: readonly Piece[]
  },
): Piece[] => {
  const { slide, page, palette } = input
  const { photo } = slide
  const { cx, top } = placement
  if (!photo) {
    const under = disc ? [placeDisc(page, { cx, ...disc, top })] : []
    return [...under, ...over, placePrint(input, placement)]
  }
  const box = photoBoxBelow(page, top + 24)
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
