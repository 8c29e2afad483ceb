import { GlobalFonts } from '@napi-rs/canvas'
import { type Brush, createPicture, fill, HEIGHT, WIDTH } from '../paint/canvas.ts'
import { type Family, sourceOf } from './families.ts'

const MARGIN = 96
const PAPER = '#f6f4ef'
const INK = '#1c1d24'
const FAINT = '#6d6f7b'
const ACCENT = '#2f47ff'

/** Measured with the shipped file, not with a system font. */
const useFamily = (family: Family) => {
  for (const weight of family.weights) {
    GlobalFonts.registerFromPath(sourceOf(family, weight), `kadr ${family.name} ${weight.weight}`)
  }
  return (brush: Brush, weight: number, size: number) => {
    brush.font = `${size}px "kadr ${family.name} ${weight}"`
  }
}

/** Chooses the size at which the longest line fits. */
const fit = (input: {
  brush: Brush
  lines: readonly string[]
  largest: number
  use(size: number): void
}) => {
  const { brush, lines, largest, use } = input
  use(100)
  const longest = Math.max(...lines.map((line) => brush.measureText(line).width))
  use(Math.min(largest, (100 * (WIDTH - MARGIN * 2)) / longest))
}

const HEADLINE = ['Скидка 20 %', 'до пятницы:', '1 490 ₽']
const LETTERS = [
  'АБВГДЕЁЖЗИЙКЛМНОПРСТУФ',
  'ХЦЧШЩЪЫЬЭЮЯ абвгдеёжзий',
  'клмнопрстуфхцчшщъыьэюя',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789 ₽ % № «» — ? & @',
]

/** Specimen for the library: name, headline and alphabet. */
export const drawSpecimen = (family: Family): Promise<Buffer> => {
  const { canvas, brush } = createPicture()
  const use = useFamily(family)
  const weights = family.weights.map(({ weight }) => weight)
  const light = weights[0] ?? 400
  const heavy = weights.at(-1) ?? light
  const write = (lines: readonly string[], y: number, step: number, colour: string) => {
    brush.fillStyle = colour
    for (const [row, line] of lines.entries()) brush.fillText(line, MARGIN, y + row * step)
  }
  const useHeavy = (size: number) => use(brush, heavy, size)
  const useLight = (size: number) => use(brush, light, size)
  fill(brush, PAPER)
  fit({ brush, lines: [family.name], largest: 190, use: useHeavy })
  write([family.name], 330, 0, ACCENT)
  fit({ brush, lines: HEADLINE, largest: 200, use: useHeavy })
  write(HEADLINE, 640, 210, INK)
  fit({ brush, lines: LETTERS, largest: 72, use: useLight })
  write(LETTERS, 1300, 84, INK)
  useLight(44)
  write([`Начертания: ${weights.join(', ')}`], HEIGHT - 130, 0, FAINT)
  return canvas.encode('jpeg', 88)
}
