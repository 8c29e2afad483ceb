import type { SlideRow } from '@kadr/contract/studio/storyboard'

const NUMBER = /-?\d+(?:[.,]\d+)?/u

/** The figure of «1 200 ₽», «2,5 ч», «45 %»; undefined for words. */
export const readFigure = (text: string): number | undefined => {
  const [found] = NUMBER.exec(text.replaceAll(/(?<=\d)[\s\u00a0](?=\d{3})/gu, '')) ?? []
  const value = found === undefined ? Number.NaN : Number(found.replace(',', '.'))
  return Number.isFinite(value) && value >= 0 ? value : undefined
}

const isPercent = (text: string) => text.trim().endsWith('%')
const WHOLE = { from: 99, until: 101 }

/** `share`: one part of a whole; `parts`: all parts of it; otherwise amounts to compare. */
export type ChartKind = 'bars' | 'parts' | 'share'

export const findChartKind = (rows: readonly SlideRow[]): ChartKind => {
  const figures = rows.map(({ value }) => readFigure(value) ?? 0)
  if (rows.length === 0 || !rows.every(({ value }) => isPercent(value))) return 'bars'
  if (rows.length === 1) return (figures[0] ?? 0) <= 100 ? 'share' : 'bars'
  const sum = figures.reduce((all, figure) => all + figure, 0)
  return sum >= WHOLE.from && sum <= WHOLE.until ? 'parts' : 'bars'
}
