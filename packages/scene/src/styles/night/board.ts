import type { Board } from '../kit/board/board.ts'
import { ornamentFor } from '../kit/board/ornament.ts'
import { circle, glow, rectangle } from '../kit/shapes.ts'
import type { LayoutInput } from '../style.ts'
import type { NightPalette } from './palette.ts'
import {
  bodyLetters,
  composeNight,
  placeArt,
  placeCast,
  placeNightWords,
  titleLetters,
} from './parts.ts'

const RADIUS = 40

/** Dark panels and one lit one. */
export const boardOf = (input: LayoutInput<NightPalette>): Board => {
  const { slide, page, palette: p } = input
  return {
    slide,
    page,
    ground: p.bg,
    ink: p.text,
    accent: p.hot,
    accentInk: p.hot,
    dim: p.line,
    panelInk: p.text,
    tick: p.hot,
    strong: p.hot,
    strongInk: p.bg,
    title: titleLetters,
    body: bodyLetters,
    figure: (colour) => ({ ...titleLetters(colour), tracking: -0.06, leading: 1 }),
    bodyScale: 1,
    titleScale: 0.82,
    figureScale: 1,
    barRadius: (height) => height / 2,
    isDrawn: false,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placeNightWords(input, 'black', {
        from,
        until,
        titleSize: size * 0.96,
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
        paint: tone === 'strong' ? p.hot : p.panel,
      }),
    ],
    placeArt: ({ cx, cy, size, top }) => placeArt(input, { cx, cy, size, top, turn: 8, glow: 560 }),
    tone: { dark: p.bg, light: p.hot },
    placeObject: (placement) => placeCast(input, placement),
    placeBackdrop: ({ cx, cy, r }) => [
      glow({
        name: 'backdrop',
        part: 'decor',
        cx,
        cy: page.y(cy),
        width: r * 2.6 * page.k,
        colour: p.hot,
        alpha: 0.42,
      }),
    ],
    compose: (sections) => {
      const light = glow({
        name: 'foot light',
        part: 'decor',
        cx: page.width / 2,
        cy: page.height + 260 * page.k,
        width: 1700,
        colour: p.hot,
        alpha: 0.34,
      })
      return composeNight(input, 'black', {
        ...sections,
        art: sections.art.some(({ name }) => name === 'glow')
          ? sections.art
          : [
              light,
              ...ornamentFor(sections, input, () =>
                circle({
                  name: 'lamp',
                  part: 'decor',
                  cx: 800,
                  cy: page.y(1700),
                  r: 96 * page.k,
                  paint: p.hot,
                }),
              ),
              ...sections.art,
            ],
      })
    },
  }
}
