import type { TextMark } from '@kadr/contract/studio/scene/text'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import type { HalfLetters } from '../kit/halves.ts'
import { buildRunningHead } from '../kit/headers.ts'
import { type ObjectPlacement, placeObject } from '../kit/object.ts'
import { framePhoto } from '../kit/photo.ts'
import { placeWords, type WordNumbers } from '../kit/role-words.ts'
import { arch, circle, ellipse, fillGround, glow, grain, path, rectangle } from '../kit/shapes.ts'
import type { Letters } from '../kit/words.ts'
import type { Piece } from '../piece.ts'
import type { LayoutInput } from '../style.ts'
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

export const halfLetters = (ink: string, leading: number): HalfLetters => ({
  head: titleLetters(ink),
  line: { ...bodyLetters(ink), leading },
})

type JournalLook = {
  ground: string
  ink: string
  /** Of the key phrase. */
  accent: string
  /** Of the running head; the ink where absent. */
  header?: string
  grain?: string
}

export const onPaper = (p: JournalPalette): JournalLook => ({
  ground: p.paper,
  ink: p.deep,
  accent: p.accent,
})

export const onDeep = (p: JournalPalette): JournalLook => ({
  ground: p.deep,
  ink: p.paper,
  accent: p.wall,
  header: p.wall,
  grain: '#ffffff08',
})

export const placeJournalWords = (
  { slide, page }: LayoutInput<JournalPalette>,
  { ink, accent }: JournalLook,
  numbers: WordNumbers,
) =>
  placeWords(
    slide.card,
    page,
    { title: titleLetters(ink), text: bodyLetters(ink), textGap: 30, mark: accentMark(accent) },
    numbers,
  )

const placeHeader = (
  { slide, page, brand }: LayoutInput<JournalPalette>,
  colour: string,
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

/** `decor` lies between the ground and its grain. */
export const composeJournal = (
  input: LayoutInput<JournalPalette>,
  { ground, ink, header = ink, grain: grainColour }: JournalLook,
  { decor = [], ...sections }: Omit<Sections, 'ground' | 'header'> & { decor?: readonly Piece[] },
): Piece[] =>
  composeRole(input.slide, {
    ...sections,
    ground: [fillGround(input.page, ground), ...decor, grain(input.page, grainColour)],
    header: placeHeader(input, header),
  })

export const placeClay = (
  { slide, palette }: LayoutInput<JournalPalette>,
  placement: ObjectPlacement,
): Piece =>
  placeObject(slide, { look: 'clay', colours: palette.ramp, part: 'object', ...placement })

type Niche = {
  x: number
  top: number
  width: number
  /** From the top to the edge of the floor in 9:16. */
  floor: number
  size: number
  slot?: number
  order?: number
}

/** A niche with the object on a plinth; the user's picture is cut to the niche. */
export const placeNiche = (
  input: LayoutInput<JournalPalette>,
  { x, top, width: w, floor, size: wanted, slot = 0, order }: Niche,
): Piece[] => {
  const { slide, page, palette: p } = input
  const height = page.height - top
  const photo = slot === 0 ? slide.photo : null
  const box = { x, y: top, width: w, height: height + 20 }
  if (photo)
    return [framePhoto(photo, { box: { ...box, height: height - 60 }, mask: { kind: 'arch' } })]
  const edge = Math.min(floor * page.k, height * 0.74)
  const size = Math.min(wanted * page.k, edge * 0.78, w * 0.7)
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
    ellipse({
      ...named('plinth top'),
      box: { x: cx - wide / 2, y: y - tall * 0.66, width: wide, height: tall * 0.5 },
      paint: p.wall,
    }),
    glow({
      ...named('contact shadow'),
      cx,
      cy: y - tall * 0.4,
      width: wide * 0.72,
      height: tall * 0.36,
      colour: p.deep,
      alpha: 0.66,
    }),
    placeClay(input, {
      cx,
      cy: y - tall * 0.4 - size * 0.5,
      size,
      slot,
      ...(order === undefined ? {} : { order }),
    }),
  ]
}

/** The object on a circle; the user's picture is cut to the circle. */
export const placeRound = (
  input: LayoutInput<JournalPalette>,
  {
    cx,
    cy,
    r: wantedR,
    size: wantedSize,
    turn = 4,
    slot = 0,
    order,
    top,
    colours = [input.palette.wall, input.palette.wall2],
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
  const { slide, page, palette: p } = input
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
    placeClay(input, {
      cx,
      cy: y,
      size,
      turn,
      slot,
      ...(order === undefined ? {} : { order }),
    }),
  ]
}
