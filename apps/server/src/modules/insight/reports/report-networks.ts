import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { formatValue, labelInPdf } from './report-numbers.ts'
import { CONTENT, drawHeading, INK_3, LINE, PAGE, type Sheet, write } from './report-page.ts'

const COLUMNS = ['views', 'engagementRate', 'likes', 'followers'] as const
const ROW = 19

/** Height of the heading, the column names and one row per network. */
export const heightOfNetworks = ({ document }: Sheet): number =>
  42 + ROW * document.overview.networks.length

const xOf = (index: number) => PAGE.margin + CONTENT - (COLUMNS.length - 1 - index) * 96

export const drawNetworks = ({ pen, document }: Sheet, from: number): number => {
  let y = drawHeading(pen, 'По сетям', from) + 6
  for (const [index, metric] of COLUMNS.entries()) {
    const title = labelInPdf({ metric, isDaySum: false })
    write(pen, title, { x: xOf(index), y, size: 8, color: INK_3, align: 'right' })
  }
  for (const { network, figures } of document.overview.networks) {
    y += ROW
    pen.ctx.fillStyle = LINE
    pen.ctx.fillRect(PAGE.margin, y - 13, CONTENT, 0.7)
    write(pen, NETWORK_NAMES[network], { x: PAGE.margin, y, size: 10 })
    for (const [index, metric] of COLUMNS.entries()) {
      const figure = figures.find((one) => one.metric === metric)
      if (!figure) continue
      const isKnown = figure.value !== null
      write(pen, formatValue(figure), {
        x: xOf(index),
        y,
        size: isKnown ? 10 : 8,
        align: 'right',
        ...(!isKnown && { color: INK_3 }),
      })
    }
  }
  return y + 34
}
