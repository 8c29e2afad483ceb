import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PAPERS } from '../platform/page/theme.ts'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = ''] = css.split('[data-theme="dark"]')

const readColors = (rules: string) =>
  new Map(
    [...rules.matchAll(/--((?:background-)?color-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(
      ([, name, hex]) => [name, hex],
    ),
  )

type Theme = keyof typeof PAPERS
const ofLight = readColors(light)
const themes: Record<Theme, Map<string | undefined, string | undefined>> = {
  light: ofLight,
  dark: new Map([...ofLight, ...readColors(dark)]),
}

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const luminance = (theme: Theme, name: string) => {
  const colors = themes[theme]
  // A fill of its own, where the theme has one.
  const fill = name.startsWith('bg:') ? name.slice(3) : undefined
  const hex = fill
    ? (colors.get(`background-color-${fill}`) ?? colors.get(`color-${fill}`))
    : colors.get(`color-${name}`)
  if (!hex) throw new Error(`No colour ${name} in tokens.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (theme: Theme, pair: [string, string]) => {
  const [bright = 0, dim = 0] = pair.map((name) => luminance(theme, name)).sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
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
  ['on-accent', 'bg:accent', TEXT],
  ['on-accent', 'bg:accent-hover', TEXT],
  ['on-night', 'night', TEXT],
  ['on-night-2', 'night', TEXT],
  ['ink', 'raised', TEXT],
  ['ink', 'heat-0', TEXT],
  ['ink', 'heat-1', TEXT],
  ['ink', 'heat-2', TEXT],
  ['ink', 'heat-3', TEXT],
  ['on-accent', 'heat-4', TEXT],
  ['chart-before', 'surface', SHAPE],
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

const named: Theme[] = ['light', 'dark']

it.each(
  named.flatMap((theme) =>
    pairs.map(([front, ground, least]) => ({ theme, front, ground, least })),
  ),
)('in the $theme theme $front on $ground is at least $least to 1', ({ theme, ...pair }) => {
  expect(contrast(theme, [pair.front, pair.ground])).toBeGreaterThanOrEqual(pair.least)
})

it.each(named)(
  'paints the header and the canvas of the %s theme as messengers are told to',
  (theme) => {
    expect(themes[theme].get('color-header')).toBe(PAPERS[theme].header.toLowerCase())
    expect(themes[theme].get('color-canvas')).toBe(PAPERS[theme].canvas.toLowerCase())
  },
)
