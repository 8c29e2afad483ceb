import { formatShortDay, formatShortNumber } from './report-numbers.ts'
import { CONTENT, INK_3, LINE, PAGE, type Pen, write } from './report-page.ts'

const HEIGHT = 130
const LABELS = 44
const STEPS = 3

/** A round number not below the value. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10
  return step * power
}

type Frame = {
  pen: Pen
  values: readonly (number | null)[]
  days: readonly string[]
  color: string
  top: number
  bottom: number
}

const LEFT = PAGE.margin + LABELS
const WIDTH = CONTENT - LABELS

const xOf = ({ values }: Frame, index: number) =>
  LEFT + (WIDTH * index) / Math.max(values.length - 1, 1)
const yOf = ({ bottom, top }: Frame, value: number) => bottom - (value / top) * HEIGHT

const drawAxis = (frame: Frame) => {
  const { pen, top, days, bottom } = frame
  for (let step = 0; step <= STEPS; step += 1) {
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

const drawLine = (frame: Frame) => {
  const { ctx } = frame.pen
  ctx.strokeStyle = frame.color
  ctx.lineWidth = 1.6
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const [index, value] of frame.values.entries()) {
    if (value === null) continue
    const place = [xOf(frame, index), yOf(frame, value)] as const
    if (isKnown(frame, index - 1)) ctx.lineTo(...place)
    else ctx.moveTo(...place)
  }
  ctx.stroke()
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

/** A line with gaps where nothing was reported; a lone day is a dot. Returns where it ends. */
export const drawChart = (
  pen: Pen,
  { y, ...rest }: Pick<Frame, 'values' | 'days' | 'color'> & { y: number },
): number => {
  const top = roundUp(Math.max(...rest.values.flatMap((value) => value ?? []), 1))
  const frame = { pen, ...rest, top, bottom: y + HEIGHT }
  drawAxis(frame)
  drawLine(frame)
  drawLoneDays(frame)
  return frame.bottom + 24
}
