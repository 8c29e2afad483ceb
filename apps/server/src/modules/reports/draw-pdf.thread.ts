import type { Figure } from '@kadr/contract/analytics-figures'
import { listDays } from '@kadr/domain/analytics/period'
import { FAMILIES, sourceOf } from '@kadr/starter/fonts'
import { GlobalFonts, type Image, loadImage, PDFDocument } from '@napi-rs/canvas'
import type { PdfInput } from './draw-pdf.ts'
import { drawChart } from './report-chart.ts'
import { drawItems } from './report-items.ts'
import { formatMetric, formatShortDay, formatSignedChange } from './report-numbers.ts'
import {
  BAD,
  BOTTOM,
  type Box,
  CONTENT,
  drawCover,
  drawHeading,
  fillRounded,
  GOOD,
  INK_2,
  INK_3,
  LINE,
  PAGE,
  type Pen,
  type Sheet,
  TOP,
  tint,
  wrap,
  write,
} from './report-page.ts'
import { METRIC_NAMES, NETWORK_NAMES } from './report-tables.ts'

const FONTS = { regular: 'Report Regular', bold: 'Report Bold' } as const

const registerLetters = () => {
  const family = FAMILIES.find(({ key }) => key === 'montserrat')
  if (!family || GlobalFonts.has(FONTS.bold)) return
  for (const [name, weight] of [
    [FONTS.regular, 400],
    [FONTS.bold, 700],
  ] as const) {
    const found = family.weights.find((one) => one.weight === weight)
    if (found) GlobalFonts.registerFromPath(sourceOf(family, found), name)
  }
}

type Page = ReturnType<PDFDocument['beginPage']>

/** Guarantee: a page is drawn by the class of every canvas; the library declares it without the drawing of images. */
const asContext = (page: Page): Pen['ctx'] => page as Pen['ctx']

const penOf = (page: Page): Pen => {
  const ctx = asContext(page)
  return {
    ctx,
    font(size, weight = 'regular') {
      ctx.font = `${size}px "${FONTS[weight]}"`
    },
  }
}

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

const drawHead = ({ pen, document }: Sheet, logo: Image | undefined): number => {
  const { brandColor, workspaceName, title } = document
  pen.ctx.fillStyle = brandColor
  pen.ctx.fillRect(0, 0, PAGE.width, 7)
  const box = { x: PAGE.margin, y: 34, width: 36, height: 36 }
  if (logo) drawCover(pen, logo, { ...box, radius: 9 })
  else drawInitial({ pen, document }, box)
  write(pen, workspaceName, { x: box.x + 48, y: box.y + 23, size: 14, weight: 'bold' })
  write(
    pen,
    `Отчёт от ${formatShortDay(document.madeAt.slice(0, 10))} ${document.madeAt.slice(0, 4)}`,
    {
      x: PAGE.width - PAGE.margin,
      y: box.y + 23,
      size: 10,
      color: INK_2,
      align: 'right',
    },
  )
  let y = 112
  for (const line of wrap(pen, title, { width: CONTENT, size: 26, weight: 'bold', lines: 2 })) {
    write(pen, line, { x: PAGE.margin, y, size: 26, weight: 'bold' })
    y += 31
  }
  for (const line of wrap(pen, document.summary.join(' '), {
    width: CONTENT,
    size: 11,
    lines: 5,
  })) {
    write(pen, line, { x: PAGE.margin, y, size: 11, color: INK_2 })
    y += 17
  }
  return y + 6
}

const TILE = { height: 74, gap: 9 } as const

const drawTile = (
  { pen, document }: Sheet,
  figure: Figure,
  place: { x: number; y: number; width: number },
) => {
  fillRounded(
    pen,
    { ...place, height: TILE.height },
    { color: tint(document.brandColor, 0.1), radius: 9 },
  )
  const label = figure.metric === 'engagementRate' ? 'ER' : METRIC_NAMES[figure.metric]
  write(pen, label, { x: place.x + 12, y: place.y + 20, size: 9, color: INK_2 })
  const isKnown = figure.value !== null
  write(pen, formatMetric(figure.metric, figure.value), {
    x: place.x + 12,
    y: place.y + 42,
    size: isKnown ? 17 : 10,
    weight: isKnown ? 'bold' : 'regular',
    ...(!isKnown && { color: INK_3 }),
  })
  const change = figure.isPartial ? undefined : formatSignedChange(figure.change)
  write(pen, figure.isPartial ? 'сравнение неполно' : (change?.text ?? ''), {
    x: place.x + 12,
    y: place.y + 60,
    size: 9,
    color: change ? (change.isGood ? GOOD : BAD) : INK_3,
  })
}

const drawTiles = (sheet: Sheet, from: number): number => {
  const { figures } = sheet.document.overview
  const width = (CONTENT - 3 * TILE.gap) / 4
  for (const [index, figure] of figures.entries()) {
    drawTile(sheet, figure, {
      x: PAGE.margin + (index % 4) * (width + TILE.gap),
      y: from + Math.floor(index / 4) * (TILE.height + TILE.gap),
      width,
    })
  }
  return from + Math.ceil(figures.length / 4) * (TILE.height + TILE.gap) + 14
}

/** Of the heading, the names of the columns and a row for each network. */
const heightOfNetworks = ({ document }: Sheet) => 60 + 20 * document.overview.networks.length

const drawNetworks = ({ pen, document }: Sheet, from: number): number => {
  let y = drawHeading(pen, 'По сетям', from) + 6
  const columns = [
    { title: 'Просмотры', metric: 'views' },
    { title: 'ER', metric: 'engagementRate' },
    { title: 'Лайки', metric: 'likes' },
    { title: 'Подписчики', metric: 'followers' },
  ] as const
  const xOf = (index: number) => PAGE.margin + CONTENT - (columns.length - 1 - index) * 92
  for (const [index, { title }] of columns.entries()) {
    write(pen, title, { x: xOf(index), y, size: 8, color: INK_3, align: 'right' })
  }
  for (const { network, figures } of document.overview.networks) {
    y += 20
    pen.ctx.fillStyle = LINE
    pen.ctx.fillRect(PAGE.margin, y - 13, CONTENT, 0.7)
    write(pen, NETWORK_NAMES[network], { x: PAGE.margin, y, size: 10 })
    for (const [index, { metric }] of columns.entries()) {
      const value = figures.find((figure) => figure.metric === metric)?.value ?? null
      write(pen, formatMetric(metric, value), {
        x: xOf(index),
        y,
        size: value === null ? 8 : 10,
        align: 'right',
        ...(value === null && { color: INK_3 }),
      })
    }
  }
  return y + 34
}

const drawFoot = ({ pen, document }: Sheet, page: string) => {
  const y = PAGE.height - 30
  pen.ctx.fillStyle = LINE
  pen.ctx.fillRect(PAGE.margin, y - 14, CONTENT, 0.7)
  const { period, timeZone } = document.overview
  write(
    pen,
    `Данные сетей за ${formatShortDay(period.from)} – ${formatShortDay(period.to)}, ${timeZone}. Итоги по всем сетям: наш расчёт.`,
    { x: PAGE.margin, y, size: 8, color: INK_3 },
  )
  write(pen, page, { x: PAGE.width - PAGE.margin, y, size: 8, color: INK_3, align: 'right' })
}

/** A picture that can't be read is left out: the report is about numbers. */
const decode = (bytes: Uint8Array | undefined): Promise<Image | undefined> =>
  bytes ? loadImage(Buffer.from(bytes)).catch(() => undefined) : Promise.resolve(undefined)

const decodeAll = async (pictures: PdfInput['pictures']) => {
  const decoded = new Map<string, Image>()
  for (const [id, bytes] of pictures) {
    const image = await decode(bytes)
    if (image) decoded.set(id, image)
  }
  return decoded
}

/** Two pages: what happened, and what it is made of. */
export const run = async ({ document, logo, pictures }: PdfInput): Promise<Uint8Array> => {
  registerLetters()
  const [mark, covers] = await Promise.all([decode(logo), decodeAll(pictures)])
  const pdf = new PDFDocument({ title: document.title, author: document.workspaceName })
  const first: Sheet = { pen: penOf(pdf.beginPage(PAGE.width, PAGE.height)), document }
  const tiles = drawTiles(first, drawHead(first, mark))
  const views = document.overview.series.find(({ metric }) => metric === 'views')
  const chartTop = drawHeading(first.pen, 'Просмотры по дням', tiles + 8)
  const chartEnd = drawChart(first.pen, {
    values: views?.now ?? [],
    days: listDays(document.overview.period),
    color: document.brandColor,
    y: chartTop,
  })
  const hasRoom = chartEnd + heightOfNetworks(first) <= BOTTOM
  if (hasRoom) drawNetworks(first, chartEnd + 20)
  drawFoot(first, '1 из 2')
  pdf.endPage()
  const second: Sheet = { pen: penOf(pdf.beginPage(PAGE.width, PAGE.height)), document }
  drawItems(second, { from: hasRoom ? TOP : drawNetworks(second, TOP), covers })
  drawFoot(second, '2 из 2')
  pdf.endPage()
  return new Uint8Array(pdf.close())
}
