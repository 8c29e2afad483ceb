import type { ReportDocument } from '@kadr/contract/insight/reports'
import { zoneName } from '@kadr/domain/base/time-zones'
import { listDays } from '@kadr/domain/insight/period'
import type { Image } from '@napi-rs/canvas'
import { CHART_EXTRA, drawChart, drawNoChart } from './report-chart.ts'
import { drawHead } from './report-head.ts'
import { drawItems } from './report-items.ts'
import { drawNetworks, heightOfNetworks } from './report-networks.ts'
import { formatShortDay, labelInPdf } from './report-numbers.ts'
import {
  BOTTOM,
  CONTENT,
  drawHeading,
  INK_3,
  LINE,
  PAGE,
  type Pen,
  type Sheet,
  TOP,
  write,
} from './report-page.ts'
import { drawTiles } from './report-tiles.ts'

const CHART = { least: 84, most: 300 } as const

/** Views, or the first figure that is known when no network reports them. */
const chartOf = ({ overview: { series } }: ReportDocument) => {
  const known = series.find(({ now }) => now.some((value) => value !== null))
  const metric = known?.metric ?? 'views'
  const title = `${labelInPdf({ metric, isDaySum: false })} по\u00A0дням`
  return { values: known?.now, lateFrom: known?.lateFrom ?? null, title }
}

/** The chart and, where they fit, the networks fill the first page. Returns whether the networks are on it. */
const drawDays = (sheet: Sheet, from: number): boolean => {
  const { pen, document } = sheet
  const { values, lateFrom, title } = chartOf(document)
  const top = drawHeading(pen, title, from)
  const room = BOTTOM - top - CHART_EXTRA
  const besideNetworks = room - heightOfNetworks(sheet)
  const hasRoom = besideNetworks >= CHART.least
  const height = Math.min(hasRoom ? besideNetworks : room, CHART.most)
  const days = listDays(document.overview.period)
  const end = values
    ? drawChart(pen, {
        values,
        days,
        lateFrom: lateFrom === null ? days.length : days.indexOf(lateFrom),
        color: document.brandColor,
        y: top,
        height,
      })
    : drawNoChart(pen, { color: document.brandColor, y: top })
  if (hasRoom && document.overview.networks.length > 0) drawNetworks(sheet, end)
  return hasRoom
}

const drawFoot = ({ pen, document }: Sheet, page: string) => {
  const y = PAGE.height - 30
  pen.ctx.fillStyle = LINE
  pen.ctx.fillRect(PAGE.margin, y - 14, CONTENT, 0.7)
  const { period, timeZone } = document.overview
  const zone = zoneName({ zone: timeZone, at: new Date(document.madeAt) })
  write(
    pen,
    `Данные сетей, ${formatShortDay(period.from)} – ${formatShortDay(period.to)}, ${zone}. Итоги: наш расчёт. ER: реакции ÷ просмотры.`,
    { x: PAGE.margin, y, size: 8, color: INK_3 },
  )
  write(pen, page, { x: PAGE.width - PAGE.margin, y, size: 8, color: INK_3, align: 'right' })
}

/** The summary and, when there is something left to show, the details. */
export const drawPages = ({
  document,
  logo,
  covers,
  openPage,
  closePage,
}: {
  document: ReportDocument
  logo: Image | undefined
  /** By work item id. */
  covers: ReadonlyMap<string, Image>
  openPage: () => Pen
  closePage: () => void
}): void => {
  const first: Sheet = { pen: openPage(), document }
  const hasNetworks = drawDays(first, drawTiles(first, drawHead(first, logo)))
  const isWhole = hasNetworks && document.items.length === 0
  drawFoot(first, isWhole ? '1 из 1' : '1 из 2')
  closePage()
  if (isWhole) return
  const second: Sheet = { pen: openPage(), document }
  drawItems(second, { from: hasNetworks ? TOP : drawNetworks(second, TOP), covers })
  drawFoot(second, '2 из 2')
  closePage()
}
