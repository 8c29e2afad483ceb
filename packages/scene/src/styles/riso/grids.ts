import { placeHalves, placePairNumbers } from '../kit/halves.ts'
import { placeTwoObjects } from '../kit/object.ts'
import { placeNumberedRow, spreadRows } from '../kit/rows.ts'
import type { Layout } from '../style.ts'
import { hotOnInk, type RisoPalette } from './palette.ts'
import {
  bodyLetters,
  composeRiso,
  halfLetters,
  onInk,
  onPaper,
  placeArt,
  placeDots,
  placeField,
  placePosterWords,
  placePrint,
  posterLetters,
} from './parts.ts'

export const compare: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  return composeRiso(input, onPaper(p), {
    decor: [placeField(page, 'first', 590, p.hot), placeField(page, 'second', 1110, p.ink)],
    words: placePosterWords(input, onPaper(p), {
      from: page.y(326),
      titleHeight: page.y(570) - page.y(326),
      titleSize: 210,
    }).pieces,
    rows: placeHalves(slide.card, page, {
      from: [650, 1166],
      until: [1060, 1500],
      width: 480,
      letters: [halfLetters(p.ink, true), halfLetters(p.paper, false)],
      headSize: 96,
      lineSize: 54,
      gap: 18,
      verdict: [p.paper, p.hot],
    }),
    art: placeTwoObjects(
      (placement) => placePrint(input, placement),
      [
        { cx: 790, cy: 850, size: 400, turn: 8, widest: 370 },
        { cx: 810, cy: 1520, size: 450, turn: -8, widest: 390 },
      ],
    ),
    isArtInFront: true,
  })
}

export const list: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const title = placePosterWords(input, onInk(p), {
    from: page.y(326),
    titleHeight: page.y(650) - page.y(326),
    titleSize: 210,
  })
  const { rows, bottom } = spreadRows(slide.card, page, {
    from: title.bottom + 36 * k,
    until: page.y(1420),
    most: 200,
  })
  const numberLetters = { ...posterLetters(hotOnInk(p)), leading: 1 }
  const textLetters = { ...bodyLetters(p.paper, false), leading: 1.16 }
  return composeRiso(input, onInk(p), {
    art: placeArt(input, {
      cx: 725,
      cy: 1640,
      size: 430,
      turn: 8,
      top: bottom === undefined ? page.y(1400) : bottom + 20 * k,
      disc: { cy: 1680, r: 300, colour: p.hot },
      over: [placeDots(page, { from: 1450, colour: p.hot, cell: 34 })],
    }),
    words: title.pieces,
    rows: rows.flatMap((row) =>
      placeNumberedRow(page, row, {
        rule: { height: 5, paint: p.paper },
        number: { letters: numberLetters, size: 96, width: 70, down: 3 },
        text: { letters: textLetters, size: 60, indent: 100, down: 4 },
      }),
    ),
  })
}

export const pair: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  const numberLetters = (colour: string) => ({ ...posterLetters(colour), leading: 1 })
  return composeRiso(input, onPaper(p), {
    decor: [placeField(page, 'first', 520, p.hot), placeField(page, 'second', 1030, p.ink)],
    words: placePosterWords(input, onPaper(p), {
      from: page.y(326),
      titleHeight: page.y(500) - page.y(326),
      titleSize: 140,
    }).pieces,
    rows: [
      ...placePairNumbers(slide.card, page, {
        top: [556, 1070],
        size: 170,
        width: 170,
        letters: [numberLetters(p.ink), numberLetters(hotOnInk(p))],
      }),
      ...placeHalves(slide.card, page, {
        from: [736, 1250],
        until: [1000, 1500],
        width: 490,
        letters: [halfLetters(p.ink, true), halfLetters(p.paper, false)],
        headSize: 80,
        lineSize: 52,
        gap: 12,
      }),
    ],
    art: placeTwoObjects(
      (placement) => placePrint(input, placement),
      [
        { cx: 795, cy: 775, size: 390, turn: 8, widest: 350 },
        { cx: 795, cy: 1400, size: 430, turn: -6, widest: 390 },
      ],
    ),
    isArtInFront: true,
  })
}
