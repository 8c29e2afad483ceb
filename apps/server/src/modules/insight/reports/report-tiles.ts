import type { Figure } from '@kadr/contract/insight/analytics-figures'
import type { Network } from '@kadr/contract/publishing/networks'
import { endSentence } from '@kadr/domain/base/sentences'
import { listReasons, nameLeftOut } from '@kadr/domain/insight/describe-comparison'
import { formatChange } from '@kadr/domain/insight/format-figure'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { formatShortDay, formatValue, labelInPdf } from './report-numbers.ts'
import {
  BAD,
  CONTENT,
  fillRounded,
  GOOD,
  INK_2,
  INK_3,
  PAGE,
  type Sheet,
  tint,
  wrap,
  writeFitted,
  writeLines,
} from './report-page.ts'

const TILE = { height: 72, gap: 9, padding: 11, columns: 4 } as const
const WIDTH = (CONTENT - (TILE.columns - 1) * TILE.gap) / TILE.columns

const nameOf = (network: Network) => NETWORK_NAMES[network]

const TONES = { up: GOOD, down: BAD, same: INK_3 } as const

/** A tile has room for a few words; the reasons are below the tiles. */
const MAX_NOTE = 14

const noteOf = (figure: Figure): string => {
  if (figure.since !== null) return `прирост с\u00A0${formatShortDay(figure.since)}`
  const note = nameLeftOut({ figure, nameOf }) ?? ''
  return note.length > MAX_NOTE && figure.compared ? 'не\u00A0все' : note
}

const drawTile = ({ pen, document }: Sheet, figure: Figure, place: { x: number; y: number }) => {
  const box = { ...place, width: WIDTH, height: TILE.height }
  fillRounded(pen, box, { color: tint(document.brandColor, 0.1), radius: 9 })
  const x = place.x + TILE.padding
  const width = WIDTH - 2 * TILE.padding
  writeFitted(pen, labelInPdf(figure), { x, y: place.y + 19, size: 9, color: INK_2, width })
  const value = formatValue(figure)
  if (figure.value === null) {
    writeFitted(pen, value, { x, y: place.y + 41, size: 10, color: INK_3, width })
    if (figure.since !== null) {
      writeFitted(pen, noteOf(figure), { x, y: place.y + 59, size: 9, color: INK_3, width })
    }
    return
  }
  writeFitted(pen, value, { x, y: place.y + 41, size: 17, weight: 'bold', width })
  const change = formatChange(figure.change)
  writeFitted(pen, [change?.text, noteOf(figure)].filter(Boolean).join(' '), {
    x,
    y: place.y + 59,
    size: 9,
    color: TONES[change?.tone ?? 'same'],
    width,
  })
}

/** Who is not in the changes and why, and what the sums are. */
const notesOf = (figures: readonly Figure[]): string[] => {
  const labels = new Map(figures.map((figure) => [figure.metric, labelInPdf(figure)]))
  const known = figures.filter(({ value }) => value !== null).length
  const reasons = listReasons({ figures, nameOf }).map(({ text, metrics }) => {
    const names = metrics.map((metric) => labels.get(metric)).join(', ')
    return endSentence(
      metrics.length === known ? `Изменения: ${text}` : `Изменения (${names}): ${text}`,
    )
  })
  const sums = figures.some(({ isDaySum, value }) => isDaySum && value !== null)
    ? ['Сумма дневных охватов: человек посчитан в\u00A0каждый день, когда видел публикации.']
    : []
  return [...reasons, ...sums]
}

/** The figures of the period. Returns where they end. */
export const drawTiles = (sheet: Sheet, from: number): number => {
  const { figures } = sheet.document.overview
  for (const [index, figure] of figures.entries()) {
    drawTile(sheet, figure, {
      x: PAGE.margin + (index % TILE.columns) * (WIDTH + TILE.gap),
      y: from + Math.floor(index / TILE.columns) * (TILE.height + TILE.gap),
    })
  }
  const end = from + Math.ceil(figures.length / TILE.columns) * (TILE.height + TILE.gap)
  const small = { width: CONTENT, size: 8 }
  const notes = wrap(sheet.pen, notesOf(figures).join(' '), { ...small, lines: 4 })
  const below = { ...small, y: end + 9, step: 11, color: INK_3 }
  return writeLines(sheet.pen, notes, below) + 15
}
