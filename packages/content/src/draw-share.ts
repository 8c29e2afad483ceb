import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { drawPoster } from './draw-poster.ts'
import { SHARE_SIZE, type ShareSpec } from './pictures.ts'

const PAPER = '#faf9f6'
const INK = '#1b1a18'
const INK_2 = '#55514a'
const COBALT = '#2f4bff'
const WHITE = '#ffffff'

const MARGIN = 64
const SIDE = { x: 744, width: 456 }
const POSTER = { x: 838, y: 64, width: 282, height: 502, radius: 18 }
const CORNER = { out: 18, length: 34, width: 5 }
const TITLE = { size: 64, line: 67, lines: 4, bottom: 520 }
const NOTE = { size: 26, y: 566 }

const FONT = 'Onest Share'
const FONT_HOME = import.meta.resolve('@fontsource-variable/onest/package.json')
const fontFile = (script: string) =>
  fileURLToPath(new URL(`files/onest-${script}-wght-normal.woff2`, FONT_HOME))

const registerFonts = () => {
  if (GlobalFonts.has(FONT)) return
  for (const script of ['cyrillic', 'latin', 'latin-ext'])
    GlobalFonts.registerFromPath(fontFile(script), FONT)
}

/** Breaks words into lines that fit; a non-breaking space does not break. */
export const breakLines = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const setFont = (brush: SKRSContext2D, weight: number, size: number) => {
  brush.font = `${weight} ${size}px "${FONT}"`
}

/** The largest size at which the title has no more lines than there is room for. */
const fitTitle = (brush: SKRSContext2D, title: string) => {
  const room = SIDE.x - MARGIN * 2
  for (let size = TITLE.size; ; size -= 4) {
    setFont(brush, 600, size)
    const lines = breakLines(title, (line) => brush.measureText(line).width <= room)
    const isNarrow = lines.every((line) => brush.measureText(line).width <= room)
    if ((lines.length <= TITLE.lines && isNarrow) || size <= 36) return { lines, size }
  }
}

const drawLogo = (brush: SKRSContext2D) => {
  brush.fillStyle = COBALT
  brush.beginPath()
  brush.roundRect(MARGIN, 56, 48, 48, 13)
  brush.fill()
  brush.strokeStyle = WHITE
  brush.lineWidth = 3.4
  brush.lineCap = 'round'
  for (const [x, y, dx, dy] of [
    [76, 68, 1, 1],
    [100, 68, -1, 1],
    [76, 92, 1, -1],
    [100, 92, -1, -1],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x + dx * 6, y)
    brush.lineTo(x, y)
    brush.lineTo(x, y + dy * 6)
    brush.stroke()
  }
  brush.fillStyle = WHITE
  brush.beginPath()
  brush.moveTo(84, 73)
  brush.lineTo(95, 80)
  brush.lineTo(84, 87)
  brush.fill()
  brush.fillStyle = INK
  setFont(brush, 600, 32)
  brush.fillText('Кадр', 126, 92)
}

const drawCorners = (brush: SKRSContext2D) => {
  brush.strokeStyle = WHITE
  brush.lineWidth = CORNER.width
  brush.lineCap = 'butt'
  const left = POSTER.x - CORNER.out
  const top = POSTER.y - CORNER.out
  const right = POSTER.x + POSTER.width + CORNER.out
  const bottom = POSTER.y + POSTER.height + CORNER.out
  for (const [x, y, dx, dy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [left, bottom, 1, -1],
    [right, bottom, -1, -1],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x + dx * CORNER.length, y)
    brush.lineTo(x, y)
    brush.lineTo(x, y + dy * CORNER.length)
    brush.stroke()
  }
}

/** The picture of a page for link previews: its title on paper, a poster on cobalt. */
export const drawShare = async (spec: ShareSpec & { cacheFolder: string }): Promise<Buffer> => {
  registerFonts()
  const { style, text, title, note, cacheFolder } = spec
  const canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height)
  const brush = canvas.getContext('2d')
  brush.fillStyle = PAPER
  brush.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height)
  brush.fillStyle = COBALT
  brush.fillRect(SIDE.x, 0, SIDE.width, SHARE_SIZE.height)
  drawLogo(brush)

  const { lines, size } = fitTitle(brush, title)
  setFont(brush, 600, size)
  brush.fillStyle = INK
  const line = (size / TITLE.size) * TITLE.line
  lines.forEach((words, index) => {
    brush.fillText(words, MARGIN, TITLE.bottom - (lines.length - 1 - index) * line)
  })
  setFont(brush, 400, NOTE.size)
  brush.fillStyle = INK_2
  brush.fillText(note, MARGIN, NOTE.y)

  const poster = await drawPoster({ style, text, width: POSTER.width, cacheFolder })
  brush.save()
  brush.beginPath()
  brush.roundRect(POSTER.x, POSTER.y, POSTER.width, POSTER.height, POSTER.radius)
  brush.clip()
  brush.drawImage(poster, POSTER.x, POSTER.y, POSTER.width, POSTER.height)
  brush.restore()
  drawCorners(brush)
  return canvas.encode('jpeg', 88)
}
