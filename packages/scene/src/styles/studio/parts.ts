import type { TextMark } from '@kadr/contract/studio/scene/text'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import type { HalfLetters } from '../kit/halves.ts'
import { buildDots } from '../kit/headers.ts'
import { type ObjectPlacement, placeObject } from '../kit/object.ts'
import { framePhoto, photoBoxBelow } from '../kit/photo.ts'
import { placeWords, type WordNumbers } from '../kit/role-words.ts'
import { circle, ellipse, fillGround, glow, path } from '../kit/shapes.ts'
import { type Letters, placeInside } from '../kit/words.ts'
import type { Part, Piece } from '../piece.ts'
import type { LayoutInput, StyledSlide } from '../style.ts'
import { rampOf, type StudioPalette, type StudioSet } from './palette.ts'

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

export const halfLetters = (ink: string): HalfLetters => ({
  head: titleLetters(ink),
  line: bodyLetters(ink),
})

export const placeStudioWords = (
  { slide, page }: LayoutInput<StudioPalette>,
  set: StudioSet,
  numbers: WordNumbers,
) =>
  placeWords(
    slide.card,
    page,
    {
      title: titleLetters(set.type),
      mark: pillMark(set),
      text: bodyLetters(set.type),
      textGap: 32,
    },
    numbers,
  )

/** The stage has its wall in the art, so most slides have no other ground. */
export const composeStudio = (
  { slide, page }: LayoutInput<StudioPalette>,
  { type }: StudioSet,
  sections: Omit<Sections, 'ground' | 'header'> & { ground?: readonly Piece[] },
): Piece[] =>
  composeRole(slide, {
    ground: [],
    ...sections,
    header: buildDots({ slide, page, colour: type, dim: `${type}47`, size: 16 }),
  })

/** A number on a disc. */
export const placeBadge = ({
  text,
  x,
  y,
  size,
  textShare,
  paint,
  ink,
  suffix = '',
  ...named
}: {
  text: string
  x: number
  y: number
  size: number
  /** Of the digits, of the disc. */
  textShare: number
  paint: string
  ink: string
  /** Of the pieces' names. */
  suffix?: string
  part: Part
  order?: number
}): Piece[] => [
  circle({
    name: `badge${suffix}`,
    ...named,
    cx: x + size / 2,
    cy: y + size / 2,
    r: size / 2,
    paint,
  }),
  placeInside({
    name: `badge number${suffix}`,
    ...named,
    box: { x, y, width: size, height: size },
    text,
    letters: { ...titleLetters(ink), leading: 1 },
    size: size * textShare,
  }),
]

const BALL_FLOAT = { kind: 'float', x: 0, y: 18, every: 2.6 } as const

/** A glossy ball that floats; the phase depends on its place, so that balls move apart. */
export const placeBall = (
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
const placeStep = (
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

export const placeToy = (slide: StyledSlide, set: StudioSet, placement: ObjectPlacement): Piece =>
  placeObject(slide, { look: 'toned', colours: rampOf(set), ...placement })

type Stage = { cx: number; y: number; size: number; turn?: number; r?: number; top: number }

/** The whole canvas: a wall, a lit circle and a podium with the object; or the user's picture. */
export const placeStage = (
  { slide, page }: LayoutInput<StudioPalette>,
  set: StudioSet,
  { cx, y: design, size: wanted, turn = 0, r: wantedR = 430, top }: Stage,
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
  if (photo)
    return [
      wall,
      framePhoto(photo, {
        box: photoBoxBelow(page, top + 34 * k),
        mask: { kind: 'rounded', radius: 56 },
        // Seen through a picture with transparency.
        border: { colour: set.lit, width: 0 },
        shadow: { colour: `${set.deep}55`, blur: 60, x: 0, y: 26 },
      }),
    ]
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
    ...placeStep('low step', { cx, y: y + 130 * k, w: 1000, h: 600 * k, set }),
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
    ...placeStep('high step', { cx, y, w: 700, h: 110 * k, set }),
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
    placeToy(slide, set, { cx, cy: y - size * 0.5, size, turn }),
  ]
}
