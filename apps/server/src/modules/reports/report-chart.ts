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

/** A line with gaps where nothing was reported; a lone day is a dot. */
export const drawChart = (
  pen: Pen,
  {
    values,
    days,
    color,
    y,
  }: { values: readonly (number | null)[]; days: readonly string[]; color: string; y: number },
): number => {
  const { ctx } = pen
  const top = roundUp(Math.max(...values.flatMap((value) => value ?? []), 1))
  const left = PAGE.margin + LABELS
  const width = CONTENT - LABELS
  const bottom = y + HEIGHT
  const xOf = (index: number) => left + (width * index) / Math.max(values.length - 1, 1)
  const yOf = (value: number) => bottom - (value / top) * HEIGHT
  for (let step = 0; step <= STEPS; step += 1) {
    const value = (top / STEPS) * step
    ctx.strokeStyle = step === 0 ? '#8a867e' : LINE
    ctx.lineWidth = 0.7
    ctx.beginPath()
    ctx.moveTo(left, yOf(value))
    ctx.lineTo(left + width, yOf(value))
    ctx.stroke()
    write(pen, formatShortNumber(value), {
      x: left - 6,
      y: yOf(value) + 3,
      size: 8,
      color: INK_3,
      align: 'right',
    })
  }
  ctx.strokeStyle = color
  ctx.fillStyle = color
  ctx.lineWidth = 1.6
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    if ((values[index - 1] ?? null) === null) ctx.moveTo(xOf(index), yOf(value))
    else ctx.lineTo(xOf(index), yOf(value))
  }
  ctx.stroke()
  for (const [index, value] of values.entries()) {
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    if (value === null || !isLone) continue
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(xOf(index), yOf(value), 2, 0, Math.PI * 2)
    ctx.fill()
  }
  const every = Math.max(1, Math.ceil(days.length / 6))
  for (let index = 0; index < days.length; index += every) {
    write(pen, formatShortDay(days[index] ?? ''), {
      x: xOf(index),
      y: bottom + 13,
      size: 8,
      color: INK_3,
      align: index === 0 ? 'left' : 'center',
    })
  }
  return bottom + 24
}
