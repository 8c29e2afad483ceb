import { expect, it } from 'vitest'
import { createFakeBrush } from '../../../test/fake-brush.ts'
import { createTextLayer } from '../../../test/scenes.ts'
import { paintText } from '../paint/paint-text.ts'
import { TEXT_PRESETS } from '../presets.ts'
import { layoutText } from './layout-text.ts'
import type { TextBlock } from './text-layout.ts'

const STYLE = {
  ...TEXT_PRESETS.outline.style,
  size: 100,
  minSize: 40,
  lineHeight: 1,
  outline: null,
}

const blockOf = (part: Partial<TextBlock>): TextBlock => ({
  ...createTextLayer(),
  style: STYLE,
  isGlued: true,
  ...part,
})
const layout = (part: Partial<TextBlock>) => layoutText(createFakeBrush(), blockOf(part))
const linesOf = (part: Partial<TextBlock>) =>
  layout(part).lines.map(({ words }) => words.map(({ text }) => text).join(' '))

it('wraps at the width of the box and balances the lines', () => {
  // 16 characters of 50 points fit into 800; greedy wrapping would leave one word alone.
  expect(linesOf({ text: 'раз два три четыре пять' })).toEqual(['раз два три', 'четыре пять'])
})

it('keeps line breaks of the writer, empty lines too', () => {
  expect(linesOf({ text: 'раз\n\nдва' })).toEqual(['раз', '', 'два'])
})

it('does not leave a short word at the end of a line, nor a number without its unit', () => {
  const [first] = linesOf({ text: 'поездка на море летом' })
  expect(first).not.toMatch(/на$/)
  expect(linesOf({ text: 'целых десять 20 %' }).join('|')).toContain('20\u00a0%')
})

it('keeps words of captions apart, and short ones on the line of the next', () => {
  const captions = { isGlued: false, style: { ...STYLE, size: 90 } }
  const { lines } = layout({ ...captions, text: 'дрожжи растут в тёплой воде' })
  expect(lines.flatMap(({ words }) => words.map(({ index }) => index))).toEqual([0, 1, 2, 3, 4])
  for (const { words } of lines) expect(words.at(-1)?.text).not.toBe('в')
})

it('shrinks until the text stands in its box, and no further than it has to', () => {
  const text = 'слово '.repeat(40)
  const { size, lines } = layout({ text })
  expect(size).toBeLessThan(100)
  expect(lines.length * size).toBeLessThanOrEqual(500)
  expect(layout({ text, style: { ...STYLE, size: size + 2 } }).size).toBeLessThan(size + 2)
})

it('never goes under the smallest size', () => {
  expect(layout({ text: 'слово '.repeat(400) }).size).toBe(40)
})

it('breaks a word that is wider than the box between whole signs', () => {
  const family = '👨‍👩‍👧'
  const style = { ...STYLE, minSize: 100 }
  const box = { x: 0, y: 0, width: 260, height: 2000 }
  const lines = linesOf({ text: family.repeat(3), style, box })
  expect(lines.join('')).toBe(family.repeat(3))
  expect(lines.every((line) => line.length % family.length === 0)).toBe(true)
})

it.each([
  ['left', 140],
  ['center', 390],
  ['right', 640],
] as const)('aligns to the %s', (align, x) => {
  expect(layout({ text: 'шестью', align }).lines[0]?.words[0]?.x).toBe(x)
})

it('stands at the top, in the middle or at the bottom of its box', () => {
  const top = (anchor: TextBlock['anchor']) => layout({ anchor }).block.y
  expect([top('top'), top('center'), top('bottom')]).toEqual([700, 900, 1100])
})

it('paints words between asterisks in the accent colour and hides the asterisks', () => {
  const brush = createFakeBrush()
  const block = blockOf({ text: 'это *важно знать* всем, 2*2' })
  paintText({ brush, layout: layoutText(brush, block), style: block.style, scale: 1 })
  expect(brush.written).toEqual([
    'это #ffffff',
    'важно #ffd84d',
    'знать #ffd84d',
    'всем, #ffffff',
    '2*2 #ffffff',
  ])
})

it('says how far letters, outline and shadow reach', () => {
  const { block, bounds } = layout({ style: TEXT_PRESETS.outline.style })
  expect(bounds.x).toBeLessThan(block.x - 9)
  expect(bounds.height).toBeGreaterThan(block.height + 40)
})
