import { scene } from '@kadr/contract/scene'
import { MOUTHS_PER_SECOND } from '@kadr/contract/speech'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countFrames } from '../../canvas-size.ts'
import { measureBrightness } from '../../colour.ts'
import { getSafeBox } from '../../safe-zones.ts'
import { computeTimeline } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
import { talkingHead } from './talking-head.ts'
import { TALKING_HEAD_TEMPLATES } from './templates.ts'

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
  template: 'classic',
  colour: null,
  speaker: { name: '', role: '' },
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
    for (let frame = 0; frame < countFrames(made); frame += 7) {
      const shown = computeTimeline({ scene: made, seconds: frame / 30 })
      expect(shown.some(({ layer }) => layer.kind !== 'captions')).toBe(true)
    }
  }
})

const BY_TEMPLATE = { style: null, preset: null, position: null, accent: null }
const SPEAKER = { name: 'Анна Ким', role: 'Основатель' }

const layerOf = (made: ReturnType<typeof sceneFor>, id: string) =>
  made.layers.find((layer) => layer.id === id)

it.each(TALKING_HEAD_TEMPLATES)('makes a valid scene in the look $key in every format', (look) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const position of [null, 'top', 'center', 'bottom'] as const)
      for (const presenter of PRESENTERS) {
        const captions = { ...BY_TEMPLATE, position }
        const common = { template: look.key, speaker: SPEAKER, aspect, captions, presenter }
        const made = sceneFor({ ...common, colour: '#0e8f66' })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
        const { y, height } = getSafeBox(aspect)
        const words = layerOf(made, 'captions')?.box
        expect(words && words.y + words.height).toBeLessThanOrEqual(y + height)
      }
})

it('opens what was saved before there were looks as it was', () => {
  const { template: _, colour: __, speaker: ___, ...saved } = formOf()
  expect(talkingHead.readForm(saved)).toEqual(formOf())
  const made = sceneFor()
  expect(made).toEqual(sceneFor({ template: 'gone', captions: BY_TEMPLATE }))
  expect(layerOf(made, 'speaker name')).toBeUndefined()
})

it('keeps what a person chose for captions in any look', () => {
  const captions = { style: 'words', preset: 'note', position: 'top', accent: '#ff8fb1' } as const
  const inLook = (template: string) => layerOf(sceneFor({ template, captions }), 'captions')
  expect(inLook('journal')).toEqual(inLook('classic'))
})

it('puts words under the window and gives it their room when they stand elsewhere', () => {
  const windowOf = (position: 'top' | null) => {
    const made = sceneFor({ template: 'journal', captions: { ...BY_TEMPLATE, position } })
    return { window: layerOf(made, 'corners')?.box, words: layerOf(made, 'captions')?.box }
  }
  const { window, words } = windowOf(null)
  if (!window || !words) throw new Error('no window')
  expect(words.y).toBeGreaterThanOrEqual(window.y + window.height)
  expect(windowOf('top').window?.height).toBeGreaterThan(window.height)
})

it('introduces the speaker when no card stands in the way', () => {
  const spoken = formOf().voice
  const voice = spoken && { ...spoken, seconds: 12 }
  const shown = (inserts: TalkingHeadForm['inserts']) =>
    layerOf(sceneFor({ voice, speaker: SPEAKER, inserts }), 'speaker name')
  const card = { id: 'c', asset: 'photo', layout: 'card' as const }
  expect(shown([])).toMatchObject({ start: 0.3, duration: 5 })
  expect(shown([{ ...card, start: 1, end: 3 }])).toMatchObject({ start: 3, duration: 5 })
  expect(shown([{ ...card, start: 4, end: 6 }])).toMatchObject({ start: 0.3, duration: 3.7 })
})

it('dresses a look in the colour of the brand, and words stay readable', () => {
  const accent = (template: string) => {
    const made = sceneFor({ template, colour: '#101a80', captions: BY_TEMPLATE })
    const words = layerOf(made, 'captions')
    return words?.kind === 'captions' ? measureBrightness(words.style.accent) : undefined
  }
  expect(accent('podcast')).toBeGreaterThan(0.5)
  expect(accent('journal')).toBeLessThan(0.3)
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
    computeTimeline({
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
  computeTimeline({ scene: sceneFor(), seconds }).find(
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
  expect(talkingHead.listAssets(formOf({ presenter }))).toEqual(['photo', 'voice', 'song'])
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
        expect(() => computeTimeline({ scene: made, seconds: at })).not.toThrow()
      },
    ),
    { numRuns: 60, seed: 5 },
  )
})
