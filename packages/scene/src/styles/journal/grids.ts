import { placeHalves, placePairNumbers } from '../kit/halves.ts'
import { placeNumberedRow, spreadRows } from '../kit/rows.ts'
import { rectangle } from '../kit/shapes.ts'
import type { Layout } from '../style.ts'
import type { JournalPalette } from './palette.ts'
import {
  bodyLetters,
  composeJournal,
  figureLetters,
  halfLetters,
  onPaper,
  placeJournalWords,
  placeNiche,
  placeRound,
} from './parts.ts'

export const compare: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const width = (page.right - page.left - 40) / 2
  const x = [page.left, page.left + width + 40] as const
  const niche = { top: page.y(980), width: 465, floor: 540, size: 290 }
  const letters = halfLetters(p.deep, 1.24)
  return composeJournal(input, onPaper(p), {
    art: [
      ...placeNiche(input, { ...niche, x: 60, slot: 0, order: 0 }),
      ...placeNiche(input, { ...niche, x: 555, slot: 1, order: 1 }),
    ],
    words: placeJournalWords(input, onPaper(p), {
      from: page.y(330),
      until: page.y(585),
      titleSize: 112,
    }).pieces,
    rows: [
      ...x.map((left, index) =>
        rectangle({
          name: `rule ${index}`,
          part: 'row',
          order: index,
          box: { x: left, y: page.y(612), width, height: 3 },
          paint: p.accent,
        }),
      ),
      ...placeHalves(slide.card, page, {
        x,
        from: [638, 638],
        until: [950, 950],
        width,
        letters: [letters, letters],
        headSize: 60,
        lineSize: 46,
        gap: 12,
        verdict: [p.accent, p.accent],
      }),
    ],
  })
}

export const list: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const title = placeJournalWords(input, onPaper(p), {
    from: page.y(330),
    until: page.y(600),
    titleSize: 108,
  })
  const { rows, bottom = title.bottom } = spreadRows(slide.card, page, {
    from: Math.max(title.bottom + 40 * k, page.y(600)),
    until: page.y(1390),
    most: 186,
  })
  return composeJournal(input, onPaper(p), {
    art: placeRound(input, { cx: 690, cy: 1700, r: 330, size: 340, top: bottom + 30 * k }),
    words: title.pieces,
    rows: rows.flatMap((row) =>
      placeNumberedRow(page, row, {
        rule: { height: 2, paint: `${p.deep}44` },
        number: { letters: figureLetters(p.accent), size: 88, width: 80 },
        text: { letters: { ...bodyLetters(p.deep), leading: 1.22 }, size: 54, indent: 104 },
      }),
    ),
  })
}

export const pair: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const letters = halfLetters(p.deep, 1.28)
  return composeJournal(input, onPaper(p), {
    decor: [
      rectangle({
        name: 'second',
        part: 'decor',
        box: page.box(0, 1030, page.width, 1920),
        paint: p.wall,
      }),
    ],
    art: [
      ...placeRound(input, { cx: 760, cy: 750, r: 220, size: 280 }),
      ...placeRound(input, {
        cx: 760,
        cy: 1320,
        r: 230,
        size: 280,
        turn: -4,
        slot: 1,
        order: 1,
        colours: [p.paper, p.paper],
      }),
    ],
    words: placeJournalWords(input, onPaper(p), {
      from: page.y(330),
      until: page.y(480),
      titleSize: 108,
    }).pieces,
    rows: [
      ...placePairNumbers(slide.card, page, {
        outdent: 4,
        top: [484, 1062],
        size: 176,
        width: 160,
        letters: [figureLetters(p.accent), figureLetters(p.accentOnWall)],
      }),
      ...placeHalves(slide.card, page, {
        from: [664, 1240],
        until: [1000, 1500],
        width: 440,
        letters: [letters, letters],
        headSize: 60,
        lineSize: 44,
        gap: 14,
      }),
    ],
  })
}
