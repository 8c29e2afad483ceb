import { describeLateDays } from '@kadr/domain/insight/describe-coverage'
import { formatShortDay, formatShortNumber } from './report-numbers.ts'
import { CONTENT, fillRounded, INK_3, LINE, PAGE, type Pen, tint, write } from './report-page.ts'

const LABELS = 44
const STEPS = 3

/** Below the line of zero: the names of days and the distance to what follows. */
export const CHART_EXTRA = 36

/** A round whole number, three of which are not below the value: no label is repeated. */
const stepFor = (value: number): number => {
  const least = value / STEPS
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))))
  const share = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= least) ?? 10
  return share * power
}

type Frame = {
  pen: Pen
  values: readonly (number | null)[]
  days: readonly string[]
  color: string
  height: number
  top: number
  bottom: number
  /** Index of the first day that is not complete. */
  lateFrom: number
}

const LEFT = PAGE.margin + LABELS
const WIDTH = CONTENT - LABELS

const xOf = ({ values }: Frame, index: number) =>
  LEFT + (WIDTH * index) / Math.max(values.length - 1, 1)
const yOf = ({ bottom, top, height }: Frame, value: number) => bottom - (value / top) * height

const drawAxis = (frame: Frame) => {
  const { pen, top, days, bottom } = frame
  const isFlat = frame.values.every((value) => !value)
  for (let step = 0; step <= (isFlat ? 0 : STEPS); step += 1) {
    const y = yOf(frame, (top / STEPS) * step)
    pen.ctx.fillStyle = step === 0 ? '#8a867e' : LINE
    pen.ctx.fillRect(LEFT, y, WIDTH, 0.7)
    write(pen, formatShortNumber((top / STEPS) * step), {
      x: LEFT - 6,
      y: y + 3,
      size: 8,
      color: INK_3,
      align: 'right',
    })
  }
  const every = Math.max(1, Math.ceil(days.length / 6))
  for (let index = 0; index < days.length; index += every) {
    write(pen, formatShortDay(days[index] ?? ''), {
      x: xOf(frame, index),
      y: bottom + 13,
      size: 8,
      color: INK_3,
      align: index === 0 ? 'left' : 'center',
    })
  }
}

const isKnown = ({ values }: Frame, index: number) => (values[index] ?? null) !== null

const drawDays = (frame: Frame, { from, to }: { from: number; to: number }) => {
  const { ctx } = frame.pen
  ctx.strokeStyle = frame.color
  ctx.lineWidth = 1.6
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const [index, value] of frame.values.entries()) {
    if (value === null || index < from || index >= to) continue
    const place = [xOf(frame, index), yOf(frame, value)] as const
    if (index > from && isKnown(frame, index - 1)) ctx.lineTo(...place)
    else ctx.moveTo(...place)
  }
  ctx.stroke()
}

/** Days that are not complete are dotted: their fall is none. */
const drawLine = (frame: Frame) => {
  const { pen, lateFrom, values } = frame
  drawDays(frame, { from: 0, to: lateFrom })
  if (lateFrom >= values.length) return
  pen.ctx.setLineDash([1.6, 3])
  drawDays(frame, { from: Math.max(lateFrom - 1, 0), to: values.length })
  pen.ctx.setLineDash([])
}

const drawLegend = ({ pen, lateFrom, values, bottom, height }: Frame) => {
  const count = values.length - lateFrom
  if (count <= 0) return
  write(pen, `пунктир: ${describeLateDays(count)}`, {
    x: PAGE.width - PAGE.margin,
    y: bottom - height - 14,
    size: 8,
    color: INK_3,
    align: 'right',
  })
}

const drawLoneDays = (frame: Frame) => {
  const { ctx } = frame.pen
  ctx.fillStyle = frame.color
  for (const [index, value] of frame.values.entries()) {
    if (value === null || isKnown(frame, index - 1) || isKnown(frame, index + 1)) continue
    ctx.beginPath()
    ctx.arc(xOf(frame, index), yOf(frame, value), 2, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** In place of a chart of no figures. Returns the end point. */
export const drawNoChart = (pen: Pen, { color, y }: { color: string; y: number }): number => {
  const box = { x: PAGE.margin, y: y + 4, width: CONTENT, height: 56 }
  fillRounded(pen, box, { color: tint(color, 0.06), radius: 9 })
  write(
    pen,
    'За\u00A0эти дни показателей нет: сети их не\u00A0отдали, или мы их ещё не\u00A0прочитали.',
    {
      x: PAGE.width / 2,
      y: y + 35,
      size: 10,
      color: INK_3,
      align: 'center',
    },
  )
  return y + 56 + CHART_EXTRA
}

/** Gaps where nothing was reported; a single day is a dot. Returns the end point. */
export const drawChart = (
  pen: Pen,
  { y, ...rest }: Pick<Frame, 'values' | 'days' | 'color' | 'height' | 'lateFrom'> & { y: number },
): number => {
  const most = Math.max(...rest.values.flatMap((value) => value ?? []), 0)
  const frame = { pen, ...rest, top: STEPS * stepFor(most), bottom: y + rest.height }
  drawAxis(frame)
  drawLine(frame)
  drawLoneDays(frame)
  drawLegend(frame)
  return frame.bottom + CHART_EXTRA
}
