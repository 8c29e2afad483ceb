import type { TextLayer } from '@kadr/contract/studio/scene/scene'
import type { TextMark } from '@kadr/contract/studio/scene/text'
import { expect, it } from 'vitest'
import { createFakeBrush } from '../../test/fake-brush.ts'
import { createScene, createTextLayer } from '../../test/scenes.ts'
import { computeTimeline } from '../time/timeline.ts'
import { expandText } from './expand-text.ts'
import { TEXT_PRESETS } from './presets.ts'

const style = { ...TEXT_PRESETS.outline.style, size: 100, minSize: 100, colour: '#111111' }
const enter = { kind: 'slide', toward: 'up', seconds: 0.3, travel: 60 } as const
const wipe = { kind: 'reveal', toward: 'right', seconds: 0.2, delay: 0.1 } as const
const strip: TextMark = { kind: 'strip', colour: '#0000ff', ink: '#ffffff' }

const expand = (part: Partial<TextLayer>) =>
  expandText(createFakeBrush(), createTextLayer({ style, duration: 3, ...part }))

const wordsOf = (piece: ReturnType<typeof expand>[number]) =>
  piece.layout.lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')

/** What is on screen at a second, by words. */
const shownAt = (part: Partial<TextLayer>, seconds: number) =>
  computeTimeline({
    scene: { ...createScene(), layers: expand(part) },
    seconds,
  }).map(({ layer }) => `${layer.part}: ${wordsOf(layer)}`)

it('keeps a plain text in one piece', () => {
  expect(expand({ text: 'раз\nдва *три*', mark: strip }).map(wordsOf)).toEqual(['раз два три'])
})

it('lets lines enter one after another', () => {
  const pieces = expand({ text: 'раз\nдва\nтри', enter, stagger: { by: 'line', each: 0.1 } })
  expect(pieces.map((piece) => [wordsOf(piece), piece.enter?.delay ?? 0])).toEqual([
    ['раз', 0],
    ['два', 0.1],
    ['три', 0.2],
  ])
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(3)
})

it('lets words enter one after another, without an entrance of their own too', () => {
  const part = { text: 'раз два\nтри', stagger: { by: 'word', each: 0.5 } } as const
  expect(shownAt(part, 0.1)).toEqual(['all: раз'])
  expect(shownAt(part, 0.7)).toHaveLength(2)
  expect(shownAt(part, 1.2)).toHaveLength(3)
})

it('shows words in the colour of the text until their mark has covered them', () => {
  const part = { text: 'раз *два*\nтри', mark: { ...strip, enter: wipe } }
  expect(shownAt(part, 0.05)).toEqual(['plain: раз', 'plain: два', 'plain: три'])
  expect(shownAt(part, 0.2)).toEqual(['plain: раз', 'plain: два', 'plain: три', 'all: два'])
  expect(shownAt(part, 0.4)).toEqual(['plain: раз', 'plain: три', 'all: два'])
})

it('puts a marker under words that keep their colour, and a ring over them', () => {
  const inked = { ...strip, ink: style.colour, enter: wipe }
  const order = (kind: TextMark['kind']) =>
    expand({ text: 'раз *два*', mark: { ...inked, kind } }).map(({ part }) => part)
  expect(order('marker')).toEqual(['shapes', 'plain'])
  expect(order('circle')).toEqual(['plain', 'shapes'])
})

it('waits with a mark for its own line', () => {
  const pieces = expand({
    text: 'раз\n*два*',
    enter: { ...enter, delay: 1 },
    stagger: { by: 'line', each: 0.5 },
    mark: { ...strip, enter: wipe },
  })
  expect(pieces.at(-1)?.enter?.delay).toBeCloseTo(1 + 0.5 + 0.1)
})

it('marks a phrase on two lines with a shape on each', () => {
  const marks = expand({ text: '*раз\nдва*', mark: { ...strip, enter: wipe } })
  expect(marks.filter(({ id }) => id.includes('mark'))).toHaveLength(2)
})

it('draws the plate of a block once', () => {
  const plate = { colour: '#ffffff', per: 'block', padding: 20, radius: 4 } as const
  const pieces = expand({
    text: 'раз\nдва',
    style: { ...style, plate },
    stagger: { by: 'line', each: 0.1 },
  })
  expect(pieces.map((piece) => piece.style.plate !== null)).toEqual([true, false, false])
})

it('counts up to the number of the text in steps of one size', () => {
  const part = { text: '1 500 ₽', count: { from: 0, steps: 4, seconds: 1, delay: 0.2 } }
  const at = (seconds: number) => shownAt(part, seconds)[0]?.replaceAll('\u00a0', ' ')
  expect(at(0.1)).toBe('all: 0 ₽')
  expect(at(0.5)).toBe('all: 833 ₽')
  expect(at(2)).toBe('all: 1 500 ₽')
  expect(new Set(expand(part).map(({ layout }) => layout.size)).size).toBe(1)
  for (let frame = 0; frame < 90; frame += 1) expect(shownAt(part, frame / 30)).toHaveLength(1)
})

it('counts decimals with the comma of the text, and leaves a text without a number', () => {
  const count = { from: 0, steps: 2, seconds: 1 }
  expect(shownAt({ text: '4,8 из 5', count }, 0)[0]).toContain('0,0')
  expect(shownAt({ text: 'много', count }, 0)).toEqual(['all: много'])
})
