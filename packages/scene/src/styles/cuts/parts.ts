import type { TextMark } from '@kadr/contract/scene-text'
import { blob, hill } from '../hand/cutouts.ts'
import type { Block } from '../kit/column.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { path } from '../kit/shapes.ts'
import { type Letters, setInside } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'

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

export const titleBlock = (
  text: string,
  { size, colour, mark }: { size: number; colour: string; mark: TextMark },
): Block => ({ name: 'title', part: 'title', text, letters: titleLetters(colour), size, mark })

export const bodyBlock = (
  text: string,
  {
    size,
    colour,
    up = 34,
    name = 'body',
    part = 'body',
    order,
  }: {
    size: number
    colour: string
    up?: number
    name?: string
    part?: Part
    order?: number
  },
): Block => ({
  name,
  part,
  ...(order === undefined ? {} : { order }),
  text,
  letters: bodyLetters(colour),
  size,
  up,
  isBySentence: true,
})

/** A sheet with a wavy upper edge, down to the bottom. */
export const layHill = (
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

export const layBlob = ({
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
export const layBadge = ({
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
    layBlob({
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
    setInside({
      name: `badge number ${text}`,
      ...named,
      box: { x, y, width: size, height: size },
      text,
      letters: { ...titleLetters(ink), tracking: -0.04, leading: 1 },
      size: size * (text.length > 2 ? 0.44 : text.length > 1 ? 0.54 : 0.68),
    }),
  ]
}

/** The sticker of a slot. */
export const laySticker = (
  slide: StyledSlide,
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
  },
): Piece =>
  placeObject({
    name: nameOf(slide, place.slot),
    look: 'sticker',
    colours: STICKER,
    ...place,
  })

/** The user's picture as a cut-out with a white edge; otherwise the main sticker. */
export const layArt = (
  slide: StyledSlide,
  page: Page,
  place: Parameters<typeof laySticker>[1] & { until?: number },
): Piece[] => {
  const { photo } = slide
  if (!photo) return [laySticker(slide, place)]
  const top = place.top ?? page.y(1130)
  const inset = page.left
  const bottom = page.y(place.until ?? 1830)
  return [
    framePhoto(photo, {
      box: { x: inset, y: top + 20, width: page.width - inset * 2, height: bottom - top - 20 },
      mask: { kind: 'rounded', radius: 18 },
      border: { colour: '#ffffff', width: 18 },
      shadow: { colour: '#10164055', blur: 48, x: 0, y: 24 },
      turn: 1.5,
    }),
  ]
}
