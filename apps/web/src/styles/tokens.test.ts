import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
)

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const luminance = (name: string) => {
  const hex = colors.get(name)
  if (!hex) throw new Error(`No colour ${name} in tokens.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (pair: [string, string]) => {
  const [light = 0, dark = 0] = pair.map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const SHAPE = 3
const STATUSES = ['draft', 'scheduled', 'working', 'published', 'failed']

const pairs: [string, string, number][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink): [string, string, number][] =>
    ['header', 'canvas', 'surface', 'sunken'].map((ground) => [ink, ground, TEXT]),
  ),
  ...['surface', 'canvas', 'header'].flatMap((ground): [string, string, number][] => [
    ['accent', ground, TEXT],
    ['line-strong', ground, SHAPE],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['ink-2', 'accent-soft', TEXT],
  ['published', 'sunken', TEXT],
  ...STATUSES.flatMap((status): [string, string, number][] => [
    [status, `${status}-soft`, TEXT],
    ['ink-2', `${status}-soft`, TEXT],
    [status, 'surface', TEXT],
  ]),
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string, number] => [`chart-${n}`, 'surface', SHAPE]),
]

it.each(pairs)('%s on %s is at least %f to 1', (front, ground, least) => {
  expect(contrast([front, ground])).toBeGreaterThanOrEqual(least)
})

it('paints the header and the canvas as Telegram is told to', () => {
  expect(colors.get('header')).toBe('#faf9f6')
  expect(colors.get('canvas')).toBe('#f5f5f5')
})
