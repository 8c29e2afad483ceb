import type { Board } from '../kit/board/board.ts'
import { ornamentFor } from '../kit/board/ornament.ts'
import { fillGround, path } from '../kit/shapes.ts'
import type { LayoutInput } from '../style.ts'
import { type CutsPalette, inkOnLight } from './palette.ts'
import {
  bodyLetters,
  composeCuts,
  onPaper,
  PAPER_SHADOW,
  placeArt,
  placeBlob,
  placeCutsWords,
  placeHill,
  placeSticker,
  strip,
  titleLetters,
} from './parts.ts'

/** Corners of a sheet cut with scissors, points off a right angle. */
const OFF = [
  [2, 9, -3, 6],
  [8, 1, 5, -2],
  [4, 7, 9, 2],
] as const

/** Sheets of paper on a light ground, a hill at the foot. */
export const boardOf = (input: LayoutInput<CutsPalette>): Board => {
  const { slide, page, palette: p } = input
  const ground = [p.paper, p.sky, p.butter][slide.seed % 3] ?? p.paper
  const accentInk = inkOnLight(p, ground)
  const look = {
    ...onPaper(p),
    mark: strip(p.brand, p.onBrand),
    dots: [accentInk, `${p.ink}2e`],
  } as const
  return {
    slide,
    page,
    ground,
    ink: p.ink,
    accent: p.brand,
    accentInk,
    dim: `${p.ink}22`,
    panelInk: p.ink,
    tick: inkOnLight(p, '#ffffff'),
    strong: p.brand,
    strongInk: p.onBrand,
    title: titleLetters,
    body: bodyLetters,
    figure: (colour) => ({ ...titleLetters(colour), tracking: -0.055, leading: 1 }),
    bodyScale: 1,
    titleScale: 1,
    figureScale: 1,
    barRadius: () => 6,
    isDrawn: false,
    placeTitle: ({ from, until, size, body, isWhole = false }) =>
      placeCutsWords(input, look, {
        from,
        until,
        titleSize: size * 1.12,
        isWhole,
        ...(body ? { text: body } : {}),
      }),
    placePanel: ({ name, box, part, order = 0, tone }) => {
      const [a, b, c, d] = OFF[order % OFF.length] ?? OFF[0]
      const { width: w, height: h } = box
      return [
        path({
          name,
          part,
          order,
          d: `M0 ${a}L${w} ${c < 0 ? 0 : b}L${w - 3} ${h - d}L${b} ${h}Z`,
          box,
          paint: tone === 'strong' ? p.brand : '#ffffff',
          shadow: PAPER_SHADOW,
        }),
      ]
    },
    placeArt: ({ cx, cy, size, top }) => placeArt(input, { cx, cy, size, top, turn: 7 }),
    tone: null,
    placeObject: (placement) => placeSticker(input, placement),
    placeBackdrop: ({ cx, cy, r }) => [
      placeBlob({
        name: 'backdrop',
        x: cx - r,
        y: page.y(cy) - r * page.k,
        width: r * 2,
        height: r * 2 * page.k,
        seed: 9 + slide.seed,
        colour: slide.seed % 3 === 0 ? p.sun : p.paper,
      }),
    ],
    compose: (sections) =>
      composeCuts(input, look, {
        ...sections,
        ground: [
          fillGround(page, ground),
          ...ornamentFor(sections, input, () =>
            placeBlob({
              name: 'sun',
              x: 690,
              y: page.y(1470),
              width: 300,
              height: 300 * page.k,
              seed: 12 + slide.seed,
              colour: p.coral,
            }),
          ),
          placeHill(page, {
            name: 'far hill',
            heights: [1610, 1660, 1600, 1560, 1590],
            colour: p.sun,
          }),
          placeHill(page, {
            name: 'hill',
            heights: [1730, 1650, 1690, 1740, 1660],
            colour: p.brand,
          }),
        ],
      }),
  }
}
