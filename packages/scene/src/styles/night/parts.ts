import type { TextMark } from '@kadr/contract/studio/scene/text'
import { composeRole, type Sections } from '../kit/compose-role.ts'
import type { HalfLetters } from '../kit/halves.ts'
import { buildBars } from '../kit/headers.ts'
import { type ObjectPlacement, placeObject, scalePlacement } from '../kit/object.ts'
import { framePhoto, photoBoxBelow } from '../kit/photo.ts'
import { placeWords, type WordNumbers } from '../kit/role-words.ts'
import { fillGround, glow, grain, rectangle } from '../kit/shapes.ts'
import { buildTextStyle, type Letters } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'
import type { LayoutInput } from '../style.ts'
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

/** Black, or the bright colour of the palette with black words. */
export type Ground = 'black' | 'hot'

export const inkOf = (p: NightPalette, ground: Ground) => (ground === 'hot' ? p.bg : p.text)

export const halfLetters = (ink: string): HalfLetters => ({
  head: titleLetters(ink),
  line: bodyLetters(ink),
})

const placeGround = ({ page, palette: p }: LayoutInput<NightPalette>, ground: Ground): Piece[] =>
  ground === 'hot'
    ? [fillGround(page, p.hot), grain(page)]
    : [fillGround(page, p.bg), grain(page, '#ffffff0a')]

export const placeNightWords = (
  { slide, page, palette: p }: LayoutInput<NightPalette>,
  ground: Ground,
  numbers: WordNumbers,
) => {
  const ink = inkOf(p, ground)
  const mark = ground === 'hot' ? blockMark(p.bg, p.hot) : blockMark(p.hot, p.bg)
  const letters = { title: titleLetters(ink), text: bodyLetters(ink), textGap: 36, mark }
  return placeWords(slide.card, page, letters, numbers)
}

const placeHeader = (
  { slide, page, palette: p }: LayoutInput<NightPalette>,
  ground: Ground,
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

/** A slide on its plain ground, or on the one given. */
export const composeNight = (
  input: LayoutInput<NightPalette>,
  ground: Ground,
  sections: Omit<Sections, 'ground' | 'header'> & { ground?: readonly Piece[] },
): Piece[] =>
  composeRole(input.slide, {
    ground: placeGround(input, ground),
    ...sections,
    header: placeHeader(input, ground),
  })

/** A giant figure: behind the object, or above the title. */
export const placeGiant = ({
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

type CastPlacement = ObjectPlacement & { ramp?: readonly string[] }

/** An object in shades of one colour. */
export const placeCast = (
  { slide, page, palette: p }: LayoutInput<NightPalette>,
  { ramp = p.ramp, ...placement }: CastPlacement,
): Piece => placeObject(slide, { look: 'clay', colours: ramp, ...scalePlacement(page, placement) })

/** The object, or the user's picture; `glow` is the radius of the light behind it. */
export const placeArt = (
  input: LayoutInput<NightPalette>,
  { glow: radius, ...placement }: CastPlacement & { glow?: number; top: number },
): Piece[] => {
  const { slide, page, palette: p } = input
  const { k } = page
  const light = (cx: number, cy: number, r: number) =>
    glow({ name: 'glow', part: 'decor', cx, cy, width: r * 2, colour: p.hot, alpha: 0.4 })
  const { photo } = slide
  if (!photo) {
    const cast = placeCast(input, placement)
    return radius === undefined
      ? [cast]
      : [light(placement.cx, page.y(placement.cy), radius * k * 0.8), cast]
  }
  const box = photoBoxBelow(page, placement.top + 10)
  return [
    ...(radius === undefined ? [] : [light(540, box.y + box.height / 2, 760 * k)]),
    framePhoto(photo, {
      box,
      mask: { kind: 'rounded', radius: 48 },
      border: { colour: radius === undefined ? p.bg : p.hot, width: 8 },
    }),
  ]
}

/** A panel with round upper corners down to the bottom. */
export const placePanel = (page: Page, name: string, from: number, colour: string): Piece =>
  rectangle({
    name,
    part: 'decor',
    box: { x: 0, y: page.y(from), width: page.width, height: page.height - page.y(from) + 90 },
    radius: 72,
    paint: colour,
  })
