import type { ReportDocument } from '@kadr/contract/insight/reports'
import { createCanvas } from '@napi-rs/canvas'
import { drawPages } from '../src/modules/insight/reports/report-pages.ts'

/** What is written on each page of the PDF of a report, as one line. */
export const readPages = (document: ReportDocument): string[] => {
  const pages: string[][] = []
  drawPages({
    document,
    logo: undefined,
    covers: new Map(),
    openPage: () => {
      const texts: string[] = []
      pages.push(texts)
      const ctx = createCanvas(10, 10).getContext('2d')
      ctx.fillText = (text) => {
        texts.push(text)
      }
      return {
        ctx,
        font(size) {
          ctx.font = `${size}px sans-serif`
        },
      }
    },
    closePage: () => undefined,
  })
  return pages.map((texts) => texts.join(' '))
}
