import { describeCoverage, nameDay, namePeriod } from '@kadr/domain/insight/describe-coverage'
import { localDate } from '@kadr/domain/insight/period'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { Image } from '@napi-rs/canvas'
import {
  type Box,
  CONTENT,
  drawCover,
  fillRounded,
  INK_2,
  INK_3,
  PAGE,
  type Sheet,
  wrap,
  write,
  writeLines,
} from './report-page.ts'

const drawInitial = ({ pen, document: { brandColor, workspaceName } }: Sheet, box: Box) => {
  fillRounded(pen, box, { color: brandColor, radius: 9 })
  write(pen, workspaceName.trim().charAt(0).toUpperCase(), {
    x: box.x + box.width / 2,
    y: box.y + 25,
    size: 19,
    weight: 'bold',
    color: '#ffffff',
    align: 'center',
  })
}

const drawBrand = ({ pen, document }: Sheet, logo: Image | undefined) => {
  const { brandColor, workspaceName, madeAt, overview } = document
  const day = localDate({ at: new Date(madeAt), timeZone: overview.timeZone })
  pen.ctx.fillStyle = brandColor
  pen.ctx.fillRect(0, 0, PAGE.width, 7)
  const box = { x: PAGE.margin, y: 34, width: 36, height: 36 }
  if (logo) drawCover(pen, logo, { ...box, radius: 9 })
  else drawInitial({ pen, document }, box)
  const y = box.y + 23
  write(pen, workspaceName, { x: box.x + 48, y, size: 14, weight: 'bold' })
  write(pen, `Отчёт от ${nameDay(day)} ${day.slice(0, 4)}`, {
    x: PAGE.width - PAGE.margin,
    y,
    size: 10,
    color: INK_2,
    align: 'right',
  })
}

/** Whose report it is, of which days, and what happened. Returns where it ends. */
export const drawHead = (sheet: Sheet, logo: Image | undefined): number => {
  const { pen, document } = sheet
  const { period, covered } = document.overview
  drawBrand(sheet, logo)
  const title = wrap(pen, document.title, { width: CONTENT, size: 26, weight: 'bold', lines: 2 })
  const days = namePeriod(period)
  const accounts = describeCoverage({ covered, period, nameOf: (one) => NETWORK_NAMES[one] })
  const whose = accounts === '' ? days : `${days}: ${accounts}`
  const small = { width: CONTENT, size: 9 }
  const text = { width: CONTENT, size: 11 }
  const afterTitle = writeLines(pen, title, { y: 112, size: 26, weight: 'bold', step: 31 })
  const afterAccounts = writeLines(pen, wrap(pen, whose, { ...small, lines: 3 }), {
    ...small,
    y: afterTitle - 8,
    step: 13,
    color: INK_3,
  })
  const summary = wrap(pen, document.summary.join(' '), { ...text, lines: 8 })
  const end = writeLines(pen, summary, { ...text, y: afterAccounts + 8, step: 17, color: INK_2 })
  return end + 4
}
