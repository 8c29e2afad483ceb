import type { ReportDocument } from '@kadr/contract/insight/reports'
import type { Image, SKRSContext2D } from '@napi-rs/canvas'

/** A4 in points. */
export const PAGE = { width: 595, height: 842, margin: 42 } as const
/** Top of a page without a header, bottom of the text of any page. */
export const TOP = 60
export const BOTTOM = PAGE.height - 56
export const CONTENT = PAGE.width - 2 * PAGE.margin

const INK = '#1b1a18'
export const INK_2 = '#55514a'
export const INK_3 = '#6b6760'
export const LINE = '#e3e1dc'
export const GOOD = '#0b6644'
export const BAD = '#b3261e'

export type Pen = {
  ctx: SKRSContext2D
  /** Sets the font; sizes in points. */
  font(size: number, weight?: 'regular' | 'bold'): void
}

export type Sheet = { pen: Pen; document: ReportDocument }

export type Box = { x: number; y: number; width: number; height: number }

export type TextOptions = {
  x: number
  y: number
  size: number
  weight?: 'regular' | 'bold'
  color?: string
  align?: 'left' | 'right' | 'center'
}

export const write = ({ ctx, font }: Pen, text: string, options: TextOptions): void => {
  font(options.size, options.weight)
  ctx.fillStyle = options.color ?? INK
  ctx.textAlign = options.align ?? 'left'
  ctx.fillText(text, options.x, options.y)
}

/** Smaller letters when the text is wider than its place. */
export const writeFitted = (
  pen: Pen,
  text: string,
  { width, ...options }: TextOptions & { width: number },
): void => {
  pen.font(options.size, options.weight)
  const share = Math.min(1, width / pen.ctx.measureText(text).width)
  write(pen, text, { ...options, size: options.size * share })
}

/** Returns where the next line would be. */
export const writeLines = (
  pen: Pen,
  lines: readonly string[],
  { y, step, size, weight, color }: Omit<TextOptions, 'x' | 'align'> & { step: number },
): number => {
  for (const [index, line] of lines.entries()) {
    write(pen, line, {
      x: PAGE.margin,
      y: y + index * step,
      size,
      ...(weight && { weight }),
      ...(color && { color }),
    })
  }
  return y + lines.length * step
}

/** Lines that fit the width; the last one is cut with an ellipsis when there are more. */
export const wrap = (
  { ctx, font }: Pen,
  text: string,
  {
    width,
    size,
    weight,
    lines,
  }: { width: number; size: number; weight?: 'regular' | 'bold'; lines: number },
): string[] => {
  font(size, weight)
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (ctx.measureText(longer).width <= width || line === '') {
      line = longer
      continue
    }
    wrapped.push(line)
    line = word
  }
  if (line !== '') wrapped.push(line)
  if (wrapped.length <= lines) return wrapped
  const kept = wrapped.slice(0, lines)
  const last = kept.pop() ?? ''
  return [...kept, `${last.replace(/[\s.,;:]+$/u, '')}…`]
}

export const fillRounded = (
  { ctx }: Pen,
  box: Box,
  { color, radius }: { color: string; radius: number },
): void => {
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.roundRect(box.x, box.y, box.width, box.height, radius)
  ctx.fill()
}

/** The brand's colour blended with white. */
export const tint = (color: string, share: number): string => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(255 - (255 - value) * share)
  }
  return `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`
}

export const drawHeading = (pen: Pen, text: string, y: number): number => {
  write(pen, text, { x: PAGE.margin, y, size: 12, weight: 'bold' })
  return y + 14
}

/** Covers the box, cropping the picture on both sides. */
export const drawCover = (
  { ctx }: Pen,
  image: Image,
  { x, y, width, height, radius }: Box & { radius: number },
): void => {
  const scale = Math.max(width / image.width, height / image.height)
  const source = { width: width / scale, height: height / scale }
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.clip()
  ctx.drawImage(
    image,
    (image.width - source.width) / 2,
    (image.height - source.height) / 2,
    source.width,
    source.height,
    x,
    y,
    width,
    height,
  )
  ctx.restore()
}
