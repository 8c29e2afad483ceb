import type { Board } from '../kit/board/board.ts'
import { ornamentFor } from '../kit/board/ornament.ts'
import { line, rectangle } from '../kit/shapes.ts'
import { drawStar } from '../kit/star.ts'
import type { LayoutInput } from '../style.ts'
import type { NotesPalette } from './palette.ts'
import {
  bodyLetters,
  composeNotes,
  placeArt,
  placeDoodle,
  placeNotesWords,
  SHEET_SHADOW,
  titleLetters,
} from './parts.ts'

/** A frame drawn by hand: its corners do not quite meet. */
const frame = (w: number, h: number): string =>
  `M6 10C${w * 0.3} 2 ${w * 0.7} 8 ${w - 4} 4C${w - 1} ${h * 0.4} ${w - 6} ${h * 0.7} ${w - 8} ${h - 6}C${w * 0.6} ${h - 1} ${w * 0.3} ${h - 8} 4 ${h - 4}C1 ${h * 0.6} 8 ${h * 0.3} 5 2`

/** Frames of a pen and one sticky note on a page. */
export const boardOf = (input: LayoutInput<NotesPalette>): Board => {
  const { slide, page, palette: p } = input
  return {
    slide,
    page,
    ground: p.paper,
    ink: p.pen,
    accent: p.red,
    accentInk: p.red,
    dim: `${p.graphite}30`,
    panelInk: p.pen,
    tick: p.red,
    strong: p.marker,
    strongInk: p.pen,
    title: titleLetters,
    body: bodyLetters,
    figure: (colour) => ({ ...titleLetters(colour), leading: 1 }),
    bodyScale: 1.5,
    titleScale: 1.45,
    figureScale: 1.3,
    barRadius: () => 6,
    isDrawn: true,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placeNotesWords(
        input,
        {},
        {
          from,
          until,
          titleSize: size * 1.5,
          isWhole,
          ...(body ? { text: { ...body, size: body.size * 1.5 } } : {}),
        },
      ),
    placePanel: ({ name, box, part, order, tone }) => {
      const named = { name, ...(order === undefined ? {} : { order }), box }
      return tone === 'strong'
        ? [rectangle({ ...named, part, radius: 3, paint: p.marker, shadow: SHEET_SHADOW })]
        : [
            line({
              ...named,
              part: part === 'row' ? 'tick' : part,
              d: frame(box.width, box.height),
              stroke: { colour: p.graphite, width: 7, cap: 'round', join: 'round', pen: 5 },
            }),
          ]
    },
    placeArt: ({ cx, cy, size, top }) => placeArt(input, { cx, cy, size, top, turn: 5 }),
    tone: null,
    placeObject: (placement) => placeDoodle(input, placement),
    placeBackdrop: () => [],
    compose: (sections) => {
      const r = 130 * page.k
      const ornament = ornamentFor(sections, input, () =>
        line({
          name: 'star',
          part: 'decor',
          d: drawStar(r, r, r),
          box: { x: 700, y: page.y(1560), width: r * 2, height: r * 2 },
          stroke: { colour: p.red, width: 13, cap: 'round', join: 'round', pen: 4 },
        }),
      )
      return composeNotes(input, 'squared', { ...sections, art: [...ornament, ...sections.art] })
    },
  }
}
