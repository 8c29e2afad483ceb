import type { TextMark } from '@kadr/contract/studio/scene/text'
import { blob, hill } from '../hand/cutouts.ts'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import type { HalfLetters } from '../kit/halves.ts'
import { buildDots } from '../kit/headers.ts'
import { type ObjectPlacement, placeObject, scalePlacement } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { placeWords, type WordNumbers } from '../kit/role-words.ts'
import { grain, path } from '../kit/shapes.ts'
import { type Letters, placeInside } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { LayoutInput } from '../style.ts'
import type { CutsPalette } from './palette.ts'

export const PAPER_SHADOW = { colour: '#0f174030', blur: 34, x: 0, y: 14 }
const STICKER = ['#ffffff', '#101640']

export const titleLetters = (colour: string): Letters => ({
  font: 'montserrat',
  weight: 'heavy',
  tracking: -0.035,
  leading: 1.09,
  colour,
})
export const bodyLetters = (colour: string): Letters => ({
  font: 'montserrat',
  weight: 'bold',
  tracking: -0.015,
  leading: 1.28,
  colour,
})
export const noteLetters = (colour: string): Letters => ({
  font: 'caveat',
  weight: 'bold',
  leading: 0.98,
  colour,
})

/** A strip of paper under the key phrase. */
export const strip = (colour: string, ink: string): TextMark => ({
  kind: 'strip',
  colour,
  ink,
  turn: -1.5,
  padding: 0.14,
})

export const halfLetters = (ink: string): HalfLetters => ({
  head: titleLetters(ink),
  line: bodyLetters(ink),
})

/** Colours of the words and of the progress dots. */
type CutsLook = { ink: string; mark: TextMark; dots: readonly [current: string, other: string] }

/** The look of slides on light paper. */
export const onPaper = (p: CutsPalette): CutsLook => ({
  ink: p.ink,
  mark: strip(p.brand, p.onBrand),
  dots: [p.brand, p.line],
})

export const placeCutsWords = (
  { slide, page }: LayoutInput<CutsPalette>,
  { ink, mark }: CutsLook,
  numbers: WordNumbers,
) => {
  const letters = { title: titleLetters(ink), text: bodyLetters(ink), textGap: 34, mark }
  return placeWords(slide.card, page, letters, numbers)
}

/** The ground gets the grain of paper over its sheets. */
export const composeCuts = (
  { slide, page }: LayoutInput<CutsPalette>,
  { dots: [colour, dim] }: CutsLook,
  { ground, ...sections }: Omit<Sections, 'header' | 'isArtInFront'>,
): Piece[] =>
  composeRole(slide, {
    ...sections,
    ground: [...ground, grain(page)],
    header: buildDots({ slide, page, colour, dim }),
    isArtInFront: true,
  })

/** A sheet with a wavy upper edge, down to the bottom. */
export const placeHill = (
  page: Page,
  { name, heights, colour }: { name: string; heights: readonly number[]; colour: string },
): Piece => {
  const placed = heights.map((height) => page.y(height))
  const top = Math.min(...placed) - 30
  const height = page.height - top
  return path({
    name,
    part: 'decor',
    d: hill(
      page.width,
      height,
      placed.map((y) => y - top),
    ),
    box: { x: 0, y: top, width: page.width, height },
    paint: colour,
    shadow: PAPER_SHADOW,
  })
}

export const placeBlob = ({
  name,
  x,
  y,
  width,
  height,
  seed,
  colour,
  part = 'decor',
  order,
  points = 7,
  wobble = 0.1,
}: {
  name: string
  x: number
  y: number
  width: number
  height: number
  seed: number
  colour: string
  part?: Part
  order?: number
  points?: number
  wobble?: number
}): Piece =>
  path({
    name,
    part,
    ...(order === undefined ? {} : { order }),
    d: blob({ width, height, seed, points, wobble }),
    box: { x, y, width, height },
    paint: colour,
    shadow: PAPER_SHADOW,
  })

/** A number on a cut-out circle. */
export const placeBadge = ({
  text,
  x,
  y,
  size,
  colour,
  ink,
  seed = 3,
  part = 'figure',
  order,
}: {
  text: string
  x: number
  y: number
  size: number
  colour: string
  ink: string
  seed?: number
  part?: Part
  order?: number
}): Piece[] => {
  const named = { part, ...(order === undefined ? {} : { order }) }
  return [
    placeBlob({
      name: `badge ${text}`,
      x,
      y,
      width: size,
      height: size,
      seed,
      colour,
      points: 9,
      wobble: 0.06,
      ...named,
    }),
    placeInside({
      name: `badge number ${text}`,
      ...named,
      box: { x, y, width: size, height: size },
      text,
      letters: { ...titleLetters(ink), tracking: -0.04, leading: 1 },
      size: size * (text.length > 2 ? 0.44 : text.length > 1 ? 0.54 : 0.68),
    }),
  ]
}

export const placeSticker = (
  { slide, page }: LayoutInput<CutsPalette>,
  placement: ObjectPlacement,
): Piece =>
  placeObject(slide, { look: 'sticker', colours: STICKER, ...scalePlacement(page, placement) })

/** The user's picture as a cut-out with a white edge; otherwise the main sticker. */
export const placeArt = (
  input: LayoutInput<CutsPalette>,
  placement: ObjectPlacement & { top: number },
): Piece[] => {
  const { slide, page } = input
  const { photo } = slide
  if (!photo) return [placeSticker(input, placement)]
  const { top } = placement
  return [
    framePhoto(photo, {
      box: {
        x: page.left,
        y: top + 20,
        width: page.width - page.left * 2,
        height: page.y(1830) - top - 20,
      },
      mask: { kind: 'rounded', radius: 18 },
      border: { colour: '#ffffff', width: 18 },
      shadow: { colour: '#10164055', blur: 48, x: 0, y: 24 },
      turn: 1.5,
    }),
  ]
}
