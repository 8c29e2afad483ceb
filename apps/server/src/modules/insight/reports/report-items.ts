import type { WorkItem } from '@kadr/contract/insight/work-items'
import { describeAbsence } from '@kadr/domain/insight/describe-comparison'
import { formatCount } from '@kadr/domain/insight/format-figure'
import { localDate } from '@kadr/domain/insight/period'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { Image } from '@napi-rs/canvas'
import { formatShortDay } from './report-numbers.ts'
import {
  BOTTOM,
  CONTENT,
  drawCover,
  drawHeading,
  fillRounded,
  INK_2,
  INK_3,
  LINE,
  PAGE,
  type Sheet,
  tint,
  wrap,
  write,
} from './report-page.ts'

export const CARD_COUNT = 4
const ROW_HEIGHT = 20
const GAP = 11
const CARD = { width: (CONTENT - (CARD_COUNT - 1) * GAP) / CARD_COUNT, picture: 148 } as const
const LINE_HEIGHT = 12

const titleOf = ({ title }: WorkItem) => (title === '' ? 'Без текста' : title)
const viewsOf = ({ figures: { views }, unreported }: WorkItem) =>
  views === null
    ? describeAbsence(unreported.includes('views') ? 'unreported' : 'unread')
    : formatCount(views)
const placeOf = ({ document }: Sheet, { network, publishedAt }: WorkItem) => {
  const { timeZone } = document.overview
  const day = localDate({ at: new Date(publishedAt), timeZone })
  return `${NETWORK_NAMES[network]}, ${formatShortDay(day)}`
}

type Point = { x: number; y: number }

/** Fallback for a picture that the network does not provide: the text itself. */
const drawWords = ({ pen, document }: Sheet, item: WorkItem, { x, y }: Point) => {
  const box = { x, y, width: CARD.width, height: CARD.picture }
  fillRounded(pen, box, { color: tint(document.brandColor, 0.12), radius: 9 })
  const lines = wrap(pen, titleOf(item), {
    width: CARD.width - 24,
    size: 12,
    weight: 'bold',
    lines: 6,
  })
  for (const [index, text] of lines.entries()) {
    write(pen, text, { x: x + 12, y: y + 24 + index * 17, size: 12, weight: 'bold' })
  }
}

const drawCard = (
  sheet: Sheet,
  { item, cover, x, y }: Point & { item: WorkItem; cover: Image | undefined },
) => {
  const { pen } = sheet
  if (cover) drawCover(pen, cover, { x, y, width: CARD.width, height: CARD.picture, radius: 9 })
  else drawWords(sheet, item, { x, y })
  let line = y + CARD.picture + 15
  write(pen, viewsOf(item), { x, y: line, size: 11, weight: 'bold' })
  line += LINE_HEIGHT + 2
  const title = cover ? titleOf(item) : ''
  for (const text of wrap(pen, title, { width: CARD.width, size: 9, lines: 2 })) {
    write(pen, text, { x, y: line, size: 9, color: INK_2 })
    line += LINE_HEIGHT
  }
  write(pen, placeOf(sheet, item), { x, y: line, size: 8, color: INK_3 })
}

const drawRow = (sheet: Sheet, item: WorkItem, y: number) => {
  const { pen } = sheet
  pen.ctx.fillStyle = LINE
  pen.ctx.fillRect(PAGE.margin, y - 13, CONTENT, 0.7)
  const [title = ''] = wrap(pen, titleOf(item), { width: CONTENT - 200, size: 10, lines: 1 })
  write(pen, title, { x: PAGE.margin, y, size: 10 })
  const right = PAGE.width - PAGE.margin
  write(pen, placeOf(sheet, item), { x: right - 80, y, size: 9, color: INK_3, align: 'right' })
  write(pen, viewsOf(item), { x: right, y, size: 10, weight: 'bold', align: 'right' })
}

/** The most viewed posts: the first ones with pictures, some more as lines. */
export const drawItems = (
  sheet: Sheet,
  { from, covers }: { from: number; covers: ReadonlyMap<string, Image> },
): void => {
  const { items } = sheet.document
  if (items.length === 0) return
  const top = drawHeading(sheet.pen, 'Самые просматриваемые публикации', from)
  for (const [index, item] of items.slice(0, CARD_COUNT).entries()) {
    const x = PAGE.margin + index * (CARD.width + GAP)
    drawCard(sheet, { item, cover: covers.get(item.id), x, y: top })
  }
  const list = top + CARD.picture + 82
  const rowCount = Math.floor((BOTTOM - list) / ROW_HEIGHT)
  for (const [index, item] of items.slice(CARD_COUNT, CARD_COUNT + rowCount).entries()) {
    drawRow(sheet, item, list + index * ROW_HEIGHT)
  }
}
