import type { Board } from '../kit/board/board.ts'
import { ornamentFor } from '../kit/board/ornament.ts'
import { scalePlacement } from '../kit/object.ts'
import { circle, rectangle } from '../kit/shapes.ts'
import type { LayoutInput } from '../style.ts'
import type { JournalPalette } from './palette.ts'
import {
  bodyLetters,
  composeJournal,
  figureLetters,
  onPaper,
  placeClay,
  placeJournalWords,
  placeRound,
  titleLetters,
} from './parts.ts'

const HAIRLINE = 3

/** Hairlines and one plate of the accent, as in a printed magazine. */
export const boardOf = (input: LayoutInput<JournalPalette>): Board => {
  const { slide, page, palette: p } = input
  const look = onPaper(p)
  return {
    slide,
    page,
    ground: p.paper,
    ink: p.deep,
    accent: p.accent,
    accentInk: p.accent,
    dim: `${p.deep}26`,
    panelInk: p.deep,
    tick: p.accent,
    strong: p.accent,
    strongInk: p.paper,
    title: titleLetters,
    body: bodyLetters,
    figure: figureLetters,
    bodyScale: 1,
    titleScale: 0.96,
    figureScale: 1,
    barRadius: (height) => height / 2,
    isDrawn: false,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placeJournalWords(input, look, {
        from,
        until,
        titleSize: size,
        isWhole,
        ...(body ? { text: body } : {}),
      }),
    placePanel: ({ name, box, part, order, tone }) => {
      const named = { name, part, ...(order === undefined ? {} : { order }), box, radius: 28 }
      return tone === 'strong'
        ? [rectangle({ ...named, paint: p.accent })]
        : [
            rectangle({
              ...named,
              paint: p.paper,
              stroke: { colour: p.floor, width: HAIRLINE, cap: 'butt', join: 'round' },
            }),
          ]
    },
    placeArt: ({ cx, cy, size, top }) =>
      placeRound(input, { cx, cy: cy + 130, r: size * 0.94, size, top: top + 10 * page.k }),
    tone: { dark: p.deep, light: p.paper },
    placeObject: (placement) => placeClay(input, scalePlacement(page, placement)),
    placeBackdrop: ({ cx, cy, r }) => [
      circle({
        name: 'backdrop',
        part: 'decor',
        cx,
        cy: page.y(cy),
        r: r * page.k,
        paint: { kind: 'gradient', from: p.wall, to: p.wall2, angle: -30 },
      }),
    ],
    compose: (sections) =>
      composeJournal(input, look, {
        ...sections,
        decor: [
          rectangle({
            name: 'foot',
            part: 'decor',
            box: page.box(0, 1560, page.width, 1940),
            paint: { kind: 'gradient', from: p.wall, to: p.wall2, angle: 0 },
          }),
          ...ornamentFor(sections, input, () =>
            circle({
              name: 'moon',
              part: 'decor',
              cx: 790,
              cy: page.y(1690),
              r: 120 * page.k,
              paint: { kind: 'gradient', from: p.floor, to: p.accent, angle: -30 },
            }),
          ),
        ],
      }),
  }
}
