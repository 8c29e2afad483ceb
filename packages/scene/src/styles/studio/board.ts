import type { Board } from '../kit/board/board.ts'
import { scalePlacement } from '../kit/object.ts'
import { circle, fillGround, rectangle } from '../kit/shapes.ts'
import type { LayoutInput } from '../style.ts'
import { type StudioPalette, setOf } from './palette.ts'
import {
  bodyLetters,
  composeStudio,
  placeBall,
  placeStage,
  placeStudioWords,
  placeToy,
  titleLetters,
} from './parts.ts'

const CARD = '#fffdf8'
const CARD_INK = '#1d1a17'
const RADIUS = 44

/** Round cards in soft light before a wall of one colour. */
export const boardOf = (input: LayoutInput<StudioPalette>): Board => {
  const { slide, page, palette } = input
  const { k } = page
  const set = setOf(palette, slide.index)
  const wall = () => [
    fillGround(page, {
      kind: 'gradient',
      from: set.wall,
      via: { colour: set.wall, at: 0.6 },
      to: set.shade,
      angle: 0,
    }),
    circle({
      name: 'round',
      part: 'decor',
      cx: 860,
      cy: page.y(1560) + 350 * k,
      r: 350 * k,
      paint: { kind: 'gradient', from: set.lit, to: set.wall, angle: -20 },
    }),
    placeBall('ball 0', { cx: 150, cy: page.y(1690), r: 84 * k, set }),
    placeBall('ball 1', { cx: 330, cy: page.y(1780), r: 46 * k, set }),
  ]
  return {
    slide,
    page,
    ground: set.wall,
    ink: set.type,
    accent: set.type,
    accentInk: set.type,
    dim: `${set.type}26`,
    panelInk: CARD_INK,
    tick: set.deep,
    strong: set.type,
    strongInk: set.onType,
    title: titleLetters,
    body: bodyLetters,
    figure: (colour) => ({ ...titleLetters(colour), tracking: -0.06, leading: 1 }),
    bodyScale: 1,
    titleScale: 0.82,
    figureScale: 1,
    barRadius: (height) => height / 2,
    isDrawn: false,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placeStudioWords(input, set, {
        from,
        until,
        titleSize: size * 0.94,
        isWhole,
        ...(body ? { text: body } : {}),
      }),
    placePanel: ({ name, box, part, order, tone }) => [
      rectangle({
        name,
        part,
        ...(order === undefined ? {} : { order }),
        box,
        radius: RADIUS,
        paint: tone === 'strong' ? set.type : CARD,
        shadow: { colour: `${set.deep}3d`, blur: 44, x: 0, y: 18 },
      }),
    ],
    placeArt: ({ cx, size, top }) =>
      placeStage(input, set, { cx, y: 1720, size, turn: 5, r: 340, top }),
    tone: null,
    placeObject: (placement) => placeToy(slide, set, scalePlacement(page, placement)),
    placeBackdrop: ({ cx, cy, r }) => [
      circle({
        name: 'backdrop',
        part: 'decor',
        cx,
        cy: page.y(cy),
        r: r * k,
        paint: { kind: 'gradient', from: set.lit, to: set.wall, angle: -20 },
      }),
    ],
    compose: (sections) =>
      composeStudio(input, set, {
        ...sections,
        ground: sections.art.some(({ part }) => part === 'ground') ? [] : wall(),
      }),
  }
}
