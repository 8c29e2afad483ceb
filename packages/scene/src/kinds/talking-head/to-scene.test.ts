import { scene } from '@kadr/contract/scene'
import { MOUTHS_PER_SECOND } from '@kadr/contract/speech'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frameCount } from '../../canvas-size.ts'
import { timelineAt } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
import { talkingHead } from './talking-head.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['film', { kind: 'video', seconds: 4, hasSound: true }],
])

const WORDS = [
  { text: 'Цена', start: 0.1, end: 0.5 },
  { text: '2\u00a0490\u00a0₽.', start: 0.5, end: 1.6 },
  { text: 'Заходите', start: 2.1, end: 2.6 },
  { text: 'сегодня.', start: 2.6, end: 3 },
]

const formOf = (part: Partial<TalkingHeadForm> = {}): TalkingHeadForm => ({
  version: 1,
  aspect: '9:16',
  script: 'Цена 2 490 ₽. Заходите сегодня.',
  voice: {
    asset: 'voice',
    seconds: 3.2,
    words: WORDS,
    mouths: `${'aeo'.repeat(8)}${'r'.repeat(6)}${'ius'.repeat(6)}`,
    script: 'Цена 2 490 ₽. Заходите сегодня.',
  },
  presenter: { kind: 'drawn', key: 'anna', backdrop: null },
  captions: { style: 'karaoke', preset: 'outline', position: 'bottom', accent: '#ffd84d' },
  inserts: [{ id: 'i', asset: 'photo', start: 1, end: 2, layout: 'card' }],
  music: { asset: 'song', volume: 40 },
  ...part,
})

const sceneFor = (part: Partial<TalkingHeadForm> = {}) =>
  talkingHead.toScene({ form: formOf(part), facts })

const PRESENTERS: TalkingHeadForm['presenter'][] = [
  { kind: 'drawn', key: 'lina', backdrop: null },
  { kind: 'drawn', key: 'peter', backdrop: 'photo' },
  { kind: 'drawn', key: 'mark', backdrop: 'film' },
  { kind: 'photo', asset: 'photo' },
  { kind: 'clip', asset: 'film', from: 1, isLooped: true },
  { kind: 'clip', asset: 'gone', from: 0, isLooped: false },
  { kind: 'photo', asset: 'film' },
]

it.each(PRESENTERS)('makes a valid scene of presenter %o in every format', (presenter) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const) {
    const made = sceneFor({ presenter, aspect })
    expect(z.safeParse(scene, made).error).toBeUndefined()
    expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
    for (let frame = 0; frame < frameCount(made); frame += 7) {
      const shown = timelineAt({ scene: made, seconds: frame / 30 })
      expect(shown.some(({ layer }) => layer.kind !== 'captions')).toBe(true)
    }
  }
})

it('lasts as long as the voice and a moment more', () => {
  const made = sceneFor()
  expect(made.seconds).toBeCloseTo(3.7, 5)
  expect(made.audio.map(({ role, isDucked }) => [role, isDucked])).toEqual([
    ['music', true],
    ['voice', false],
  ])
})

it('shows words as they are written, each when it is heard', () => {
  const variantAt = (style: 'karaoke' | 'words', seconds: number) =>
    timelineAt({
      scene: sceneFor({ captions: { ...formOf().captions, style } }),
      seconds,
    }).find(({ layer }) => layer.kind === 'captions')?.variant
  expect(variantAt('karaoke', 0.3)).toBe('0:0')
  expect(variantAt('karaoke', 1)).toBe('0:1')
  expect(variantAt('karaoke', 2.7)).toBe('1:1')
  expect(variantAt('words', 0.3)).toBe('0:-1')
  expect(variantAt('words', 2.7)).toBe('3:-1')
})

const partAt = (part: string, seconds: number) =>
  timelineAt({ scene: sceneFor(), seconds }).find(
    ({ layer }) => layer.kind === 'presenter' && layer.part === part,
  )

it('moves the mouth of a drawn presenter with the voice and closes it after', () => {
  expect(partAt('mouth', 0)?.variant).toBe('a')
  expect(partAt('mouth', 1.5 / MOUTHS_PER_SECOND)?.variant).toBe('e')
  expect(partAt('mouth', 25 / MOUTHS_PER_SECOND)?.variant).toBe('rest')
  expect(partAt('mouth', 3.6)?.variant).toBe('rest')
})

it('blinks, lifts the brows and shows a hand where sentences begin', () => {
  const moments = Array.from({ length: 111 }, (_, frame) => frame / 30)
  const tops = new Set(moments.map((seconds) => partAt('top', seconds)?.variant))
  expect([...tops].some((variant) => variant?.startsWith('closed'))).toBe(true)
  expect([...tops].some((variant) => variant?.startsWith('open'))).toBe(true)
  expect(partAt('hand', 0.02)).toBeUndefined()
  expect(partAt('hand', 1)).toBeDefined()
  expect(partAt('hand', 3)).toBeUndefined()
})

it('guesses times until there is a voice', () => {
  const made = sceneFor({ voice: null })
  expect(made.audio.map(({ role }) => role)).toEqual(['music'])
  expect(made.seconds).toBeGreaterThan(2)
  expect(made.layers.some(({ kind }) => kind === 'captions')).toBe(true)
  expect(sceneFor({ voice: null, script: '' }).seconds).toBe(2)
})

it('names every resource once', () => {
  const presenter = { kind: 'photo', asset: 'photo' } as const
  expect(talkingHead.assetsOf(formOf({ presenter }))).toEqual(['photo', 'voice', 'song'])
})

it('refuses a form that is none', () => {
  for (const saved of [null, {}, { version: 2 }, { ...formOf(), script: 'а'.repeat(9000) }])
    expect(() => talkingHead.readForm(saved)).toThrow()
  expect(talkingHead.readForm(JSON.parse(JSON.stringify(formOf())))).toEqual(formOf())
})

it('makes a valid scene of whatever the form allows', () => {
  const moment = fc.double({ min: 0, max: 180, noNaN: true })
  const insert = fc.record({
    id: fc.uuid(),
    asset: fc.constantFrom('photo', 'film', 'gone'),
    start: moment,
    end: moment,
    layout: fc.constantFrom('full' as const, 'card' as const),
  })
  const word = fc.record({ text: fc.constantFrom('слово', '🔥', '*'), start: moment, end: moment })
  const voice = fc.record({
    asset: fc.constant('voice'),
    seconds: fc.double({ min: 0.1, max: 180, noNaN: true }),
    words: fc.array(word, { maxLength: 30 }),
    mouths: fc.constantFrom('', 'raceioufls', 'a'.repeat(2700)),
    script: fc.constant('слово'),
  })
  fc.assert(
    fc.property(
      fc.array(insert, { maxLength: 12 }),
      fc.option(voice),
      moment,
      (inserts, spoken, at) => {
        const unique = inserts.map((one, index) => ({ ...one, id: `${index}` }))
        const made = sceneFor({ inserts: unique, voice: spoken })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(() => timelineAt({ scene: made, seconds: at })).not.toThrow()
      },
    ),
    { numRuns: 60, seed: 5 },
  )
})
