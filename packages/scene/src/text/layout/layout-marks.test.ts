import { expect, it } from 'vitest'
import { createFakeBrush } from '../../../test/fake-brush.ts'
import { createTextLayer } from '../../../test/scenes.ts'
import { listMarkRuns } from '../mark-runs.ts'
import { TEXT_PRESETS } from '../presets.ts'
import { layoutText } from './layout-text.ts'
import type { TextBlock } from './text-layout.ts'

const style = { ...TEXT_PRESETS.outline.style, size: 100, minSize: 40, lineHeight: 1 }
const mark = { kind: 'plate', colour: '#0000ff', ink: '#ffffff', padding: 0.2 } as const

const layout = (part: Partial<TextBlock>) =>
  layoutText(createFakeBrush(), {
    ...createTextLayer(),
    style,
    align: 'left',
    isGlued: true,
    ...part,
  })
const linesOf = (part: Partial<TextBlock>) =>
  layout(part).lines.map(({ words }) => words.map(({ text }) => text).join('|'))

it('makes room for the plate on both sides of the marked words', () => {
  const [line] = layout({ text: 'раз *два* три', mark }).lines
  const [one, two, three] = line?.words ?? []
  // Letters are 50 wide, a space too; 20 before and after the mark.
  expect([one?.x, two?.x, three?.x]).toEqual([140, 140 + 150 + 50 + 20, 140 + 400 + 40])
  const [run] = listMarkRuns(layout({ text: 'раз *два* три', mark }), mark)
  expect(run?.box).toMatchObject({ x: 340, width: 190 })
})

it('wraps earlier where the plate would not fit', () => {
  const text = 'раздва *тричетыре*'
  expect(linesOf({ text })).toHaveLength(1)
  expect(linesOf({ text, mark })).toHaveLength(2)
})

it('marks a word without the preposition that can not leave it', () => {
  expect(linesOf({ text: 'это в *магазине* рядом', mark })).toEqual(['это|в|магазине', 'рядом'])
  const [run] = listMarkRuns(layout({ text: 'это в *магазине* рядом', mark }), mark)
  expect(run?.words.map(({ text }) => text)).toEqual(['магазине'])
})

it.each(['раз два', 'и два'])('adds the spacing of words: %s', (text) => {
  const spaced = layout({ text, style: { ...style, wordSpacing: 0.5 } })
  expect(spaced.block.width).toBe(layout({ text }).block.width + 50)
  expect(spaced.lines).toHaveLength(1)
})

it('sets every line of a column as wide as its box, no larger than the style allows', () => {
  const column = layout({
    text: 'раз дватри четырепять',
    lines: 'column',
    style: { ...style, size: 250 },
    box: { x: 0, y: 0, width: 800, height: 900 },
  })
  expect(column.lines.map(({ box }) => Math.round(box.width))).toContain(800)
  for (const { size, box } of column.lines)
    expect(size === 250 || Math.abs(box.width - 800) < 1).toBe(true)
  expect(column.block.height).toBeLessThanOrEqual(900)
})

it('keeps a column inside its box and the marked words of it together', () => {
  const column = layout({
    text: 'сохраните чтобы *не забыть* в магазине',
    lines: 'column',
    mark: { ...mark, kind: 'colour', padding: 0 },
    style: { ...style, size: 340, minSize: 20 },
    box: { x: 0, y: 0, width: 866, height: 540 },
  })
  expect(column.block.height).toBeLessThanOrEqual(540.1)
  const accented = column.lines.filter(({ words }) => words.some(({ isAccent }) => isAccent))
  expect(accented).toHaveLength(1)
})

it('gives capitals with accents more room above', () => {
  const tall = (text: string) =>
    layout({ text, lines: 'column', style: { ...style, isUppercase: true } }).block.height
  expect(tall('чай')).toBeGreaterThan(tall('чаи'))
})

/** The highest glyph of the fonts in use: Ё of Oswald, measured on a rendered frame. */
const DOTS = 1.07

it('holds the dots of a capital Ё inside the plate', () => {
  const text = '*МЫТЬЁ*'
  const made = layout({ text, mark })
  const [line] = made.lines
  const [run] = listMarkRuns(made, mark)
  const [plain] = listMarkRuns(layout({ text: '*МЫТЬЕ*', mark }), mark)
  const top = (line?.baseline ?? 0) - DOTS * (line?.size ?? 0)
  expect(run?.box.y).toBeLessThan(top)
  expect(plain?.box.y).toBeGreaterThan(top)
  expect((run?.box.y ?? 0) + (run?.box.height ?? 0)).toBeCloseTo(
    (plain?.box.y ?? 0) + (plain?.box.height ?? 0),
  )
})
