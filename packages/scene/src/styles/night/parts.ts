import type { TextMark } from '@kadr/contract/scene-text'
import type { Block } from '../kit/column.ts'
import { buildBars } from '../kit/headers.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { glow, rectangle } from '../kit/shapes.ts'
import { buildTextStyle, type Letters } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'
import type { NightPalette } from './palette.ts'

export const titleLetters = (colour: string): Letters => ({
  font: 'unbounded',
  weight: 'heavy',
  tracking: -0.03,
  wordSpacing: 0.08,
  leading: 1.16,
  colour,
})
export const bodyLetters = (colour: string): Letters => ({
  font: 'montserrat',
  weight: 'bold',
  tracking: -0.01,
  leading: 1.32,
  colour,
})

export const blockMark = (colour: string, ink: string): TextMark => ({
  kind: 'plate',
  colour,
  ink,
  padding: 0.13,
  radius: 0.14,
})

/** Black, or the hot ground with everything reversed. */
export type Ground = 'black' | 'hot'

export const inkOf = (p: NightPalette, ground: Ground) => (ground === 'hot' ? p.bg : p.text)

export const titleBlock = (
  text: string,
  { size, p, ground = 'black' }: { size: number; p: NightPalette; ground?: Ground },
): Block => ({
  name: 'title',
  part: 'title',
  text,
  letters: titleLetters(inkOf(p, ground)),
  size,
  mark: ground === 'hot' ? blockMark(p.bg, p.hot) : blockMark(p.hot, p.bg),
})

export const bodyBlock = (
  text: string,
  { size, colour, up = 36, width }: { size: number; colour: string; up?: number; width?: number },
): Block => ({
  name: 'body',
  part: 'body',
  text,
  letters: bodyLetters(colour),
  size,
  up,
  ...(width === undefined ? {} : { width }),
  isBySentence: true,
})

export const layHead = (
  slide: StyledSlide,
  page: Page,
  p: NightPalette,
  ground: Ground = 'black',
): Piece[] => {
  const colour = inkOf(p, ground)
  return buildBars({
    slide,
    page,
    colour,
    dim: ground === 'hot' ? `${p.bg}40` : p.line,
    letters: { font: 'unbounded', weight: 'regular', leading: 1.1, colour },
  })
}

/** A giant dim figure behind the object. */
export const layGiant = ({
  text,
  x,
  y,
  size,
  colour,
  part = 'decor',
}: {
  text: string
  x: number
  y: number
  size: number
  colour: string
  part?: Part
}): Piece => ({
  name: 'giant',
  part,
  layer: {
    kind: 'text',
    text,
    style: { ...buildTextStyle({ ...titleLetters(colour), tracking: -0.05 }, size), lineHeight: 1 },
    box: { x, y, width: 1400, height: size + 2 },
    align: 'left',
    anchor: 'top',
  },
})

export const layCast = (
  slide: StyledSlide,
  p: NightPalette,
  {
    ramp = p.ramp,
    ...place
  }: {
    cx: number
    cy: number
    size: number
    turn?: number
    slot?: number
    widest?: number
    top?: number
    order?: number
    part?: Part
    ramp?: readonly string[]
  },
): Piece =>
  placeObject({
    name: nameOf(slide, place.slot),
    look: 'clay',
    colours: ramp,
    ...place,
  })

/** The object in its glow; the user's picture stands in the same light. */
export const layArt = (
  slide: StyledSlide,
  page: Page,
  p: NightPalette,
  place: Parameters<typeof layCast>[2] & { glow?: number },
): Piece[] => {
  const { glow: radius, ...object } = place
  const { k } = page
  const light = (cx: number, cy: number, r: number) =>
    glow({
      name: 'glow',
      part: 'decor',
      cx,
      cy,
      width: r * 2,
      colour: p.hot,
      alpha: 0.4,
    })
  const { photo } = slide
  if (!photo) {
    const cast = layCast(slide, p, object)
    return radius === undefined ? [cast] : [light(place.cx, place.cy, radius * k * 0.8), cast]
  }
  const top = (place.top ?? page.y(1150)) + 10
  const box = {
    x: page.left,
    y: top,
    width: page.width - page.left * 2,
    height: page.y(1840) - top,
  }
  return [
    ...(radius === undefined ? [] : [light(540, top + box.height / 2, 760 * k)]),
    framePhoto(photo, {
      box,
      mask: { kind: 'rounded', radius: 48 },
      border: { colour: radius === undefined ? p.bg : p.hot, width: 8 },
    }),
  ]
}

/** A panel with round upper corners down to the bottom. */
export const layPanel = (page: Page, name: string, from: number, colour: string): Piece =>
  rectangle({
    name,
    part: 'decor',
    box: { x: 0, y: page.y(from), width: page.width, height: page.height - page.y(from) + 90 },
    radius: 72,
    paint: colour,
  })
