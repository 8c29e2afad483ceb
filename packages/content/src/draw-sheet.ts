import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { SHARE_SIZE } from './pictures.ts'

const PAPER = '#faf9f6'
const INK = '#1b1a18'
const INK_2 = '#55514a'
const COBALT = '#2f4bff'
export const WHITE = '#ffffff'

const MARGIN = 64
const TITLE = { size: 64, line: 67, lines: 4, bottom: 520 }
const NOTE = { size: 26, line: 34, y: 566 }

const FONT = 'Onest Share'
const FONT_HOME = import.meta.resolve('@fontsource-variable/onest/package.json')
const fontFile = (script: string) =>
  fileURLToPath(new URL(`files/onest-${script}-wght-normal.woff2`, FONT_HOME))

/** A family of its own for each file: of several under one name only the first is looked into. */
const SCRIPTS = ['cyrillic', 'latin', 'latin-ext']
const familyOf = (script: string) => `${FONT} ${script}`
const FAMILIES = SCRIPTS.map((script) => `"${familyOf(script)}"`).join(', ')

const registerFonts = () => {
  for (const script of SCRIPTS) {
    if (GlobalFonts.has(familyOf(script))) continue
    GlobalFonts.registerFromPath(fontFile(script), familyOf(script))
  }
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
  brush.font = `${weight} ${size}px ${FAMILIES}`
}

/** The largest size at which the title has no more lines than there is room for. */
const fitTitle = (brush: SKRSContext2D, { title, room }: { title: string; room: number }) => {
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

/** Paper with the logo, a title and a note on the left of `side`, cobalt on its right. */
export const drawSheet = ({
  title,
  note,
  side,
}: {
  title: string
  note: string
  side: number
}): { canvas: Canvas; brush: SKRSContext2D } => {
  registerFonts()
  const canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height)
  const brush = canvas.getContext('2d')
  brush.fillStyle = PAPER
  brush.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height)
  brush.fillStyle = COBALT
  brush.fillRect(side, 0, SHARE_SIZE.width - side, SHARE_SIZE.height)
  drawLogo(brush)

  const room = side - MARGIN * 2
  setFont(brush, 400, NOTE.size)
  const notes = breakLines(note, (line) => brush.measureText(line).width <= room)
  const above = (notes.length - 1) * NOTE.line
  const { lines, size } = fitTitle(brush, { title, room })
  setFont(brush, 600, size)
  brush.fillStyle = INK
  const line = (size / TITLE.size) * TITLE.line
  lines.forEach((words, index) => {
    brush.fillText(words, MARGIN, TITLE.bottom - above - (lines.length - 1 - index) * line)
  })
  setFont(brush, 400, NOTE.size)
  brush.fillStyle = INK_2
  notes.forEach((words, index) => {
    brush.fillText(words, MARGIN, NOTE.y - above + index * NOTE.line)
  })
  return { canvas, brush }
}
