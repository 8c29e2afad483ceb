import type { TextMark } from '@kadr/contract/scene-text'
import type { Block } from '../kit/column.ts'
import { buildRunningHead } from '../kit/headers.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { arch, circle, glow, path, rectangle } from '../kit/shapes.ts'
import type { Letters } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyleBrand, StyledSlide } from '../style.ts'
import type { JournalPalette } from './palette.ts'

export const titleLetters = (colour: string): Letters => ({
  font: 'lora',
  weight: 'bold',
  tracking: -0.018,
  leading: 1.12,
  colour,
})
export const bodyLetters = (colour: string): Letters => ({
  font: 'lora',
  weight: 'regular',
  leading: 1.34,
  colour,
})
export const figureLetters = (colour: string): Letters => ({
  font: 'lora',
  weight: 'regular',
  tracking: -0.04,
  leading: 1,
  colour,
})

export const accentMark = (colour: string): TextMark => ({ kind: 'colour', colour, ink: colour })

export const titleBlock = (
  text: string,
  { size, colour, key }: { size: number; colour: string; key: string },
): Block => ({
  name: 'title',
  part: 'title',
  text,
  letters: titleLetters(colour),
  size,
  mark: accentMark(key),
})

export const bodyBlock = (
  text: string,
  { size, colour, up = 30, width }: { size: number; colour: string; up?: number; width?: number },
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
  { brand, colour }: { brand: StyleBrand; colour: string },
): Piece[] =>
  buildRunningHead({
    slide,
    page,
    brand,
    letters: {
      font: 'montserrat',
      weight: 'bold',
      tracking: 0.1,
      isUppercase: true,
      leading: 1.1,
      colour,
    },
    size: 30,
    rule: `${colour}66`,
    ruleHeight: 2,
    separator: ' / ',
  })

const castAt = (
  slide: StyledSlide,
  p: JournalPalette,
  place: {
    cx: number
    cy: number
    size: number
    turn?: number
    slot?: number
    order?: number
    part?: Part
  },
): Piece =>
  placeObject({
    name: nameOf(slide, place.slot),
    look: 'clay',
    colours: p.ramp,
    ...place,
  })

type Niche = {
  x: number
  top: number
  width: number
  /** Height of the floor's edge below the top. */
  floor: number
  size: number
  slot?: number
  order?: number
}

/** A lit niche with a floor and a plinth on which the object stands. */
export const layNiche = (
  slide: StyledSlide,
  page: Page,
  p: JournalPalette,
  { x, top, width: w, floor, size: wanted, slot = 0, order }: Niche,
): Piece[] => {
  const height = page.height - top
  const photo = slot === 0 ? slide.photo : null
  const box = { x, y: top, width: w, height: height + 20 }
  if (photo)
    return [framePhoto(photo, { box: { ...box, height: height - 60 }, mask: { kind: 'arch' } })]
  const edge = Math.min(floor, height * 0.74)
  const size = Math.min(wanted, edge * 0.78, w * 0.7)
  const cx = x + w / 2
  const wide = Math.min(w * 0.66, size * 1.2)
  const tall = wide * 0.24
  const y = top + edge
  const named = (name: string) => ({
    name: `${name} ${slot}`,
    part: 'decor' as const,
    ...(order === undefined ? {} : { order }),
  })
  const bar = (name: string, from: number, to: number): Piece =>
    path({
      ...named(name),
      d: `M${w * from} 0L${w * to} 0L${w * (to - 0.42)} ${edge}L${w * (from - 0.42)} ${edge}Z`,
      box: { x, y: top + w * 0.1, width: w * 0.8, height: edge - w * 0.1 },
      paint: { kind: 'gradient', from: '#ffffff4a', to: '#ffffff10', angle: 0 },
    })
  return [
    arch({
      ...named('niche'),
      box,
      paint: { kind: 'gradient', from: p.wall, to: p.wall2, angle: -20 },
    }),
    bar('light', 0.5, 0.64),
    bar('thin light', 0.69, 0.76),
    rectangle({
      ...named('floor'),
      box: { x, y, width: w, height: height - edge + 20 },
      paint: { kind: 'gradient', from: p.floor, to: p.wall2, angle: 0 },
    }),
    glow({
      ...named('floor shadow'),
      cx: cx + 20,
      cy: y + tall * 0.9,
      width: wide * 1.16,
      height: tall * 0.6,
      colour: p.deep,
      alpha: 0.4,
    }),
    rectangle({
      ...named('plinth'),
      box: { x: cx - wide / 2, y: y - tall * 0.42, width: wide, height: tall * 1.3 },
      radius: tall * 0.24,
      paint: {
        kind: 'gradient',
        from: p.wall2,
        via: { colour: p.wall, at: 0.35 },
        to: p.floor,
        angle: -90,
      },
    }),
    {
      ...named('plinth top'),
      layer: {
        kind: 'shape',
        shape: 'ellipse',
        radius: 0,
        paint: { kind: 'solid', colour: p.wall },
        box: { x: cx - wide / 2, y: y - tall * 0.66, width: wide, height: tall * 0.5 },
      },
    },
    glow({
      ...named('contact shadow'),
      cx,
      cy: y - tall * 0.4,
      width: wide * 0.72,
      height: tall * 0.36,
      colour: p.deep,
      alpha: 0.66,
    }),
    castAt(slide, p, {
      cx,
      cy: y - tall * 0.4 - size * 0.5,
      size,
      slot,
      part: 'object',
      ...(order === undefined ? {} : { order }),
    }),
  ]
}

/** The object on a round of the wall's colour; the user's picture is cut to the round. */
export const layRound = (
  slide: StyledSlide,
  page: Page,
  p: JournalPalette,
  {
    cx,
    cy,
    r: wantedR,
    size: wantedSize,
    turn = 4,
    slot = 0,
    order,
    top,
    colours = [p.wall, p.wall2],
  }: {
    cx: number
    cy: number
    r: number
    size: number
    turn?: number
    slot?: number
    order?: number
    top?: number
    colours?: readonly [string, string]
  },
): Piece[] => {
  const down = top === undefined ? 0 : Math.max(0, top - (page.y(cy) - wantedR * page.k))
  const r = wantedR * page.k - down / 2
  const size = Math.min(wantedSize * page.k, r * 1.6)
  const y = page.y(cy) + down / 2
  const photo = slot === 0 ? slide.photo : null
  if (photo)
    return [
      framePhoto(photo, {
        box: { x: cx - r, y: y - r, width: r * 2, height: r * 2 },
        mask: { kind: 'ellipse' },
      }),
    ]
  const named = { part: 'decor' as const, ...(order === undefined ? {} : { order }) }
  return [
    circle({
      name: `round ${slot}`,
      ...named,
      cx,
      cy: y,
      r,
      paint: { kind: 'gradient', from: colours[0], to: colours[1], angle: -30 },
    }),
    glow({
      name: `shadow ${slot}`,
      ...named,
      cx,
      cy: y + size * 0.52,
      width: size * 0.8,
      height: size * 0.15,
      colour: p.deep,
      alpha: 0.5,
    }),
    castAt(slide, p, {
      cx,
      cy: y,
      size,
      turn,
      slot,
      part: 'object',
      ...(order === undefined ? {} : { order }),
    }),
  ]
}
