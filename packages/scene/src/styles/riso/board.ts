import type { Board } from '../kit/board/board.ts'
import { ornamentFor } from '../kit/board/ornament.ts'
import { circle, rectangle } from '../kit/shapes.ts'
import { splitCount } from '../read-card.ts'
import type { LayoutInput } from '../style.ts'
import type { RisoPalette } from './palette.ts'
import {
  bodyLetters,
  composeRiso,
  onPaper,
  placeArt,
  placeDots,
  placePosterWords,
  placePrint,
  posterLetters,
} from './parts.ts'

/** The second ink lies beside the first. */
const SHIFT = 12
const LINE = 6

/** A board sets the number of a cover apart from its words. */
const withoutCount = (input: LayoutInput<RisoPalette>): LayoutInput<RisoPalette> => {
  const { card } = input.slide
  if (card.role !== 'hook') return input
  return {
    ...input,
    slide: { ...input.slide, card: { ...card, title: splitCount(card.title).rest } },
  }
}

/** Blocks of two inks, printed a little apart. */
export const boardOf = (input: LayoutInput<RisoPalette>): Board => {
  const { slide, page, palette: p } = input
  const { k } = page
  return {
    slide,
    page,
    ground: p.paper,
    ink: p.ink,
    accent: p.hot,
    accentInk: p.hotType,
    dim: `${p.ink}24`,
    panelInk: p.ink,
    tick: p.hotType,
    strong: p.ink,
    strongInk: p.paper,
    title: posterLetters,
    body: (colour) => bodyLetters(colour, true),
    figure: (colour) => ({ ...posterLetters(colour), isUppercase: false, leading: 1 }),
    bodyScale: 1.1,
    titleScale: 1.1,
    figureScale: 1,
    barRadius: () => 0,
    isDrawn: false,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placePosterWords(isWhole ? input : withoutCount(input), onPaper(p), {
        from: from + 10 * k,
        titleHeight: body ? (until - from) * 0.56 : until - from - 10 * k,
        titleSize: size * 2,
        ...(body ? { text: { ...body, size: body.size * 1.1, until, isBold: true } } : {}),
      }),
    placePanel: ({ name, box, part, order, tone }) => {
      const named = { part, ...(order === undefined ? {} : { order }) }
      const inside = { ...box, width: box.width - SHIFT, height: box.height - SHIFT }
      const shifted = rectangle({
        name: `${name} shift`,
        ...named,
        box: { ...inside, x: box.x + SHIFT, y: box.y + SHIFT },
        paint: p.hot,
      })
      if (tone === 'strong')
        return [shifted, rectangle({ name, ...named, box: inside, paint: p.ink })]
      return [
        shifted,
        rectangle({
          name,
          ...named,
          box: inside,
          paint: p.paper,
          stroke: { colour: p.ink, width: LINE, cap: 'butt', join: 'miter' },
        }),
      ]
    },
    placeArt: ({ cx, cy, size, top }) =>
      placeArt(input, { cx, cy, size, top, turn: 6, disc: { cy: cy + 30, r: 330, colour: p.hot } }),
    tone: { dark: p.ink, light: p.paper, dots: 15 },
    placeObject: (placement) => placePrint(input, placement),
    placeBackdrop: ({ cx, cy, r }) => [
      circle({ name: 'backdrop', part: 'decor', cx, cy: page.y(cy), r: r * k, paint: p.hot }),
    ],
    compose: (sections) =>
      composeRiso(input, onPaper(p), {
        ...sections,
        decor: slide.photo
          ? []
          : [
              ...ornamentFor(sections, input, () =>
                circle({
                  name: 'disc',
                  part: 'decor',
                  cx: 820,
                  cy: page.y(1690),
                  r: 170 * k,
                  paint: p.ink,
                }),
              ),
              placeDots(page, { from: 1530, colour: p.hot, cell: 30 }),
            ],
      }),
  }
}
