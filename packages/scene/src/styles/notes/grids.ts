import { roughBox } from '../hand/cutouts.ts'
import { placeHalves } from '../kit/halves.ts'
import { placeTwoObjects } from '../kit/object.ts'
import { drawTick } from '../kit/pen-lines.ts'
import { placeRowText, type Row, spreadRows } from '../kit/rows.ts'
import { rectangle } from '../kit/shapes.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { Layout } from '../style.ts'
import type { NotesPalette } from './palette.ts'
import {
  bodyLetters,
  composeNotes,
  placeArt,
  placeDoodle,
  placeNotesWords,
  placeRinged,
  placeTape,
  SHEET_SHADOW,
  titleLetters,
} from './parts.ts'

const TURNS = [-1.5, 1.4] as const

type StickyNote = { top: number; bottom: number; colour: string }

/** Two sticky notes with tape, one under another. */
const placeStickyNotes = (page: Page, notes: readonly [StickyNote, StickyNote]): Piece[] =>
  ([0, 1] as const).flatMap((index) => {
    const { top, bottom, colour } = notes[index]
    const x = index ? 84 : 56
    return [
      rectangle({
        name: `sheet ${index}`,
        part: 'decor',
        order: index,
        box: page.box(x, top, 950, bottom),
        paint: colour,
        turn: TURNS[index],
        shadow: SHEET_SHADOW,
      }),
      placeTape({ name: `tape ${index}`, order: index, cx: x + 475, y: page.y(top) }),
    ]
  })

export const compare: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { isFix } = slide.card
  const letters = { head: titleLetters(p.pen), line: bodyLetters(p.graphite) }
  return composeNotes(input, 'squared', {
    words: placeNotesWords(input, {}, { from: page.y(330), until: page.y(560), titleSize: 166 })
      .pieces,
    rows: [
      ...placeStickyNotes(page, [
        { top: 590, bottom: 1050, colour: isFix ? p.before : p.first },
        { top: 1090, bottom: 1550, colour: isFix ? p.after : p.second },
      ]),
      ...placeHalves(slide.card, page, {
        x: [page.left + 26, page.left + 46],
        from: [650, 1150],
        until: [1020, 1500],
        width: 520,
        letters: [letters, letters],
        headSize: 116,
        lineSize: 80,
        gap: 16,
        turns: TURNS,
        verdict: [p.red, '#1f7a3d'],
      }),
    ],
    art: placeTwoObjects(
      (placement) => placeDoodle(input, placement),
      [
        { cx: 800, cy: 820, size: 320, turn: 6, widest: 300 },
        { cx: 830, cy: 1320, size: 320, turn: -6, widest: 300 },
      ],
    ),
  })
}

const placeTickedRow = (page: Page, p: NotesPalette, row: Row): Piece[] => {
  const { k } = page
  const box = 84 * k
  const y = row.y + (row.height - box) / 2
  return [
    {
      name: `box ${row.index}`,
      part: 'row',
      order: row.index,
      layer: {
        kind: 'shape',
        shape: 'path',
        radius: 0,
        paint: { kind: 'solid', colour: '#ffffff' },
        path: { d: roughBox(box) },
        stroke: { colour: p.graphite, width: 7, cap: 'round', join: 'round' },
        box: { x: page.left + 8, y, width: box, height: box },
      },
    },
    drawTick({
      name: `tick ${row.index}`,
      part: 'tick',
      order: row.index,
      x: page.left + 16 * k,
      y: y - 28 * k,
      size: 104 * k,
      width: 19 * k,
      colour: p.red,
      seed: row.index + 3,
    }),
    placeRowText({
      row,
      x: page.left + 142 * k,
      width: page.right - page.left - 142 * k,
      letters: bodyLetters(p.graphite),
      size: 80 * k,
    }),
  ]
}

export const list: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const title = placeNotesWords(
    input,
    {},
    { from: page.y(330), until: page.y(630), titleSize: 158 },
  )
  const { rows, bottom } = spreadRows(slide.card, page, {
    from: Math.max(title.bottom + 30 * k, page.y(600)),
    until: page.y(1370),
    most: 196,
  })
  const top = bottom === undefined ? page.y(1400) : bottom + 20 * k
  return composeNotes(input, 'lined', {
    words: title.pieces,
    rows: rows.flatMap((row) => placeTickedRow(page, p, row)),
    art: placeArt(input, { cx: 720, cy: 1620, size: 380, turn: 6, top }),
  })
}

export const pair: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const first = slide.card.n ?? 1
  const x = [page.left + 22, page.left + 46] as const
  const letters = {
    head: { ...titleLetters(p.pen), leading: 0.9 },
    line: bodyLetters(p.graphite),
  }
  const ring = { size: 124 * page.k, colour: p.red, part: 'row' } as const
  return composeNotes(input, 'squared', {
    words: placeNotesWords(input, {}, { from: page.y(330), until: page.y(500), titleSize: 166 })
      .pieces,
    rows: [
      ...placeStickyNotes(page, [
        { top: 540, bottom: 1010, colour: p.first },
        { top: 1040, bottom: 1540, colour: p.second },
      ]),
      ...placeRinged(String(first), { ...ring, x: x[0], y: page.y(588), seed: 5, order: 0 }),
      ...placeRinged(String(first + 1), { ...ring, x: x[1], y: page.y(1082), seed: 6, order: 1 }),
      ...placeHalves(slide.card, page, {
        x,
        from: [732, 1226],
        until: [990, 1500],
        width: 540,
        letters: [letters, letters],
        headSize: 104,
        lineSize: 74,
        gap: 12,
        turns: TURNS,
      }),
    ],
    art: placeTwoObjects(
      (placement) => placeDoodle(input, placement),
      [
        { cx: 810, cy: 775, size: 320, turn: 6, widest: 300 },
        { cx: 830, cy: 1290, size: 320, turn: -6, widest: 300 },
      ],
    ),
  })
}
