import type { TextMark } from '@kadr/contract/scene-text'
import type { Block } from '../kit/column.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { circle, ellipse, fillGround, glow, path } from '../kit/shapes.ts'
import type { Letters } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { StyledSlide } from '../style.ts'
import { rampOf, type StudioSet } from './palette.ts'

export const titleLetters = (colour: string): Letters => ({
  font: 'unbounded',
  weight: 'heavy',
  tracking: -0.03,
  wordSpacing: 0.08,
  leading: 1.15,
  colour,
})
export const bodyLetters = (colour: string): Letters => ({
  font: 'montserrat',
  weight: 'bold',
  tracking: -0.012,
  leading: 1.3,
  colour,
})

export const pillMark = (set: StudioSet): TextMark => ({
  kind: 'pill',
  colour: set.type,
  ink: set.onType,
  padding: 0.18,
  radius: 0.3,
})

export const titleBlock = (
  text: string,
  { size, set }: { size: number; set: StudioSet },
): Block => ({
  name: 'title',
  part: 'title',
  text,
  letters: titleLetters(set.type),
  size,
  mark: pillMark(set),
})

export const bodyBlock = (
  text: string,
  { size, colour, up = 32, width }: { size: number; colour: string; up?: number; width?: number },
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

const BALL_FLOAT = { kind: 'float', x: 0, y: 18, every: 2.6 } as const

/** A glossy ball that floats; balls of one slide do not keep time with one another. */
export const layBall = (
  name: string,
  { cx, cy, r, set }: { cx: number; cy: number; r: number; set: StudioSet },
): Piece => {
  const ball = circle({
    name,
    part: 'companion',
    cx,
    cy,
    r,
    paint: {
      kind: 'radial',
      from: '#ffffff',
      via: { colour: set.wall, at: 0.42 },
      to: set.shade,
      x: 0.34,
      y: 0.28,
      radius: 1.3,
    },
  })
  const phase = Math.min(1, Math.max(0, cx / 1080))
  return { ...ball, layer: { ...ball.layer, idle: { ...BALL_FLOAT, phase } } }
}

/** A round step of the podium. */
const layStep = (
  name: string,
  { cx, y, w, h, set }: { cx: number; y: number; w: number; h: number; set: StudioSet },
): Piece[] => {
  const e = w * 0.17
  return [
    path({
      name: `${name} side`,
      part: 'decor',
      d: `M0 0H${w}V${h - e / 2}A${w / 2} ${e / 2} 0 0 1 0 ${h - e / 2}Z`,
      box: { x: cx - w / 2, y, width: w, height: h },
      paint: {
        kind: 'gradient',
        from: set.wall,
        via: { colour: set.lit, at: 0.28 },
        to: set.shade,
        angle: -90,
      },
    }),
    ellipse({
      name: `${name} top`,
      part: 'decor',
      box: { x: cx - w / 2, y: y - e / 2, width: w, height: e },
      paint: { kind: 'gradient', from: set.lit, to: set.wall, angle: -60 },
    }),
  ]
}

export const layToy = (
  slide: StyledSlide,
  set: StudioSet,
  place: {
    cx: number
    cy: number
    size: number
    turn?: number
    slot?: number
    widest?: number
    order?: number
    part?: Part
    top?: number
  },
): Piece =>
  placeObject({
    name: nameOf(slide, place.slot),
    look: 'toned',
    colours: rampOf(set),
    ...place,
  })

type Stage = { cx: number; y: number; size: number; turn?: number; r?: number; top?: number }

/** A wall with a lit round and a podium of two steps; the object or the user's picture on it. */
export const layStage = (
  slide: StyledSlide,
  page: Page,
  set: StudioSet,
  { cx, y: design, size: wanted, turn = 0, r: wantedR = 430, top = 0 }: Stage,
): Piece[] => {
  const { k } = page
  const y = page.y(design)
  const room = y - top - 30 * k
  const size = Math.min(wanted * k, Math.max(room, wanted * k * 0.6))
  const r = Math.min(wantedR * k, Math.max(size * 0.72, (room + 60 * k) / 1.62))
  const wall = fillGround(page, {
    kind: 'gradient',
    from: set.wall,
    via: { colour: set.wall, at: 0.6 },
    to: set.shade,
    angle: 0,
  })
  const { photo } = slide
  if (photo) {
    const from = top + 34 * k
    return [
      wall,
      framePhoto(photo, {
        box: {
          x: page.left,
          y: from,
          width: page.width - page.left * 2,
          height: page.y(1840) - from,
        },
        mask: { kind: 'rounded', radius: 56 },
        shadow: { colour: `${set.deep}55`, blur: 60, x: 0, y: 26 },
      }),
    ]
  }
  return [
    wall,
    circle({
      name: 'round',
      part: 'decor',
      cx,
      cy: y - r * 0.62,
      r,
      paint: { kind: 'gradient', from: set.lit, to: set.wall, angle: -20 },
    }),
    glow({
      name: 'floor shadow',
      part: 'decor',
      cx,
      cy: y + 190 * k,
      width: 1200,
      height: 240 * k,
      colour: set.deep,
      alpha: 0.33,
    }),
    ...layStep('low step', { cx, y: y + 130 * k, w: 1000, h: 600 * k, set }),
    glow({
      name: 'step shadow',
      part: 'decor',
      cx,
      cy: y + 112 * k,
      width: 800,
      height: 120 * k,
      colour: set.deep,
      alpha: 0.27,
    }),
    ...layStep('high step', { cx, y, w: 700, h: 110 * k, set }),
    glow({
      name: 'shadow',
      part: 'decor',
      cx,
      cy: y - 2,
      width: size * 0.95,
      height: size * 0.15,
      colour: set.deep,
      alpha: 0.66,
    }),
    layToy(slide, set, { cx, cy: y - size * 0.5, size, turn }),
  ]
}
