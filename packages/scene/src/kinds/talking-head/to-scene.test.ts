import { type Box, type Layer, scene } from '@kadr/contract/studio/scene/scene'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { MOUTHS_PER_SECOND } from '@kadr/contract/studio/spoken-script'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { countFrames, getCanvasSize } from '../../geometry/canvas-size.ts'
import { getSafeBox } from '../../geometry/safe-zones.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { contrastOf } from '../../styles/colour/oklch.ts'
import { computeTimeline } from '../../time/timeline.ts'
import { createTalkingForm } from './new-form.ts'
import { talkingHead } from './talking-head.ts'

const PICTURE: AssetFacts = { kind: 'image', seconds: null, hasSound: false }

const facts = new Map<string, AssetFacts>([
  ['photo', PICTURE],
  ['film', { kind: 'video', seconds: 4, hasSound: true }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
])

const WORDS = [
  { text: 'Цена', start: 0.1, end: 0.5 },
  { text: '2\u00a0490\u00a0₽.', start: 0.5, end: 1.6 },
  { text: 'Заходите', start: 2.1, end: 2.6 },
  { text: 'сегодня.', start: 2.6, end: 3 },
]

const formOf = (part: Partial<TalkingHeadForm> = {}): TalkingHeadForm =>
  createTalkingForm({
    script: 'Цена 2 490 ₽. Заходите сегодня.',
    voice: {
      asset: 'voice',
      seconds: 3.2,
      words: WORDS,
      mouths: `${'aeo'.repeat(8)}${'r'.repeat(6)}${'ius'.repeat(6)}`,
      script: 'Цена 2 490 ₽. Заходите сегодня.',
    },
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

const BY_STYLE = { style: null, preset: null, position: null, accent: null }
const SPEAKER = { name: 'Анна Ким', role: 'Основатель' }
const BRAND = { ...NO_BRAND, colour: '#0e8f66' }

const layerOf = (made: ReturnType<typeof sceneFor>, id: string) =>
  made.layers.find((layer) => layer.id === id)

it.each(STYLES)('makes a valid scene in style $key in every format', ({ key: style }) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const position of [null, 'top', 'center', 'bottom'] as const)
      for (const presenter of PRESENTERS.slice(0, 5)) {
        const captions = { ...BY_STYLE, position }
        const made = sceneFor({
          style,
          speaker: SPEAKER,
          aspect,
          captions,
          presenter,
          brand: BRAND,
        })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
        const { y, height } = getSafeBox(aspect)
        const words = layerOf(made, 'captions')?.box
        expect(words && words.y + words.height).toBeLessThanOrEqual(y + height)
      }
})

const LONG_SCRIPT =
  'Почему кофе дома горчит? Дело не в зёрнах. Вода должна остыть до девяноста градусов, иначе она сжигает вкус и остаётся одна горечь. Мелите прямо перед варкой.'

const longScene = (part: Partial<TalkingHeadForm> = {}) =>
  sceneFor({ voice: null, script: LONG_SCRIPT, inserts: [], ...part })

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

it.each(['9:16', '4:5', '1:1'] as const)(
  'never covers hands or the mouth with words at %s',
  (aspect) => {
    const card = { id: 'c', asset: 'photo', start: 2, end: 5, layout: 'card' as const }
    for (const position of [null, 'top', 'center', 'bottom'] as const)
      for (const inserts of [[], [card]]) {
        const captions = { ...BY_STYLE, position }
        const made = longScene({ aspect, captions, inserts })
        const words = layerOf(made, 'captions')?.box
        if (!words) throw new Error('no captions')
        for (const layer of made.layers)
          if (layer.kind === 'presenter' && (layer.part === 'hand' || layer.part === 'mouth'))
            expect(meet(layer.box, words), `${layer.id} ${position}`).toBe(false)
      }
  },
)

it('lets the body reach the lower edge in every framing', () => {
  const card = { id: 'c', asset: 'photo', start: 2, end: 5, layout: 'card' as const }
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const position of ['top', 'center', 'bottom'] as const) {
      const captions = { ...BY_STYLE, position }
      const made = longScene({ aspect, captions, inserts: [card] })
      for (const layer of made.layers)
        if (layer.kind === 'presenter' && layer.part === 'body')
          expect(layer.box.y + layer.box.height).toBeGreaterThan(getCanvasSize(aspect).height)
    }
})

it('changes the framing at least every three seconds, and the set with each sentence', () => {
  const made = longScene()
  const heads = made.layers.filter((layer) => layer.kind === 'presenter' && layer.part === 'head')
  expect(heads.every(({ duration }) => duration <= 3)).toBe(true)
  const sizes = heads.map(({ box }) => `${box.width.toFixed(1)} ${box.x.toFixed(1)}`)
  expect(sizes.every((size, at) => size !== sizes[at + 1])).toBe(true)
  const sets = new Set(made.layers.flatMap(({ id }) => /^set (\d+) ground$/.exec(id)?.[1] ?? []))
  expect(sets.size).toBe(4)
  const total = heads.reduce((sum, { duration }) => sum + duration, 0)
  expect(total).toBeCloseTo(made.seconds, 3)
})

it('shows an object beside the head while it is spoken of', () => {
  const made = longScene({ objects: [{ word: 8, name: 'thermometer' }] })
  const [object] = made.layers.filter(({ kind }) => kind === 'object')
  expect(object).toMatchObject({ name: 'thermometer' })
  if (!object) throw new Error('no object')
  const shown = computeTimeline({ scene: made, seconds: object.start + 0.6 })
  const head = shown.find(({ layer }) => layer.kind === 'presenter' && layer.part === 'head')
  expect(head && meet(head.layer.box, object.box)).toBe(false)
  const captions = layerOf(made, 'captions')
  expect(captions && meet(captions.box, object.box)).toBe(false)
})

it('reads what was saved before there were styles', () => {
  const { style: _, seed: __, brand: ___, objects: ____, hasEffects: _____, ...rest } = formOf()
  const saved = { ...rest, version: 1, template: 'journal', colour: '#0e8f66' }
  expect(talkingHead.readForm(saved)).toEqual(
    formOf({ style: 'journal', brand: BRAND, hasEffects: false }),
  )
  const { template: _t, colour: _c, speaker: _s, ...oldest } = saved
  expect(talkingHead.readForm(oldest)).toMatchObject({ style: 'cuts', speaker: { name: '' } })
})

it('keeps what a person chose for captions in any style', () => {
  const captions = { style: 'words', preset: 'note', position: 'top', accent: '#ff8fb1' } as const
  const inStyle = (style: string) => layerOf(sceneFor({ style, captions }), 'captions')
  expect(inStyle('journal')).toEqual(inStyle('cuts'))
})

it('introduces the speaker on plates of the style, away from the captions', () => {
  const made = longScene({ speaker: SPEAKER })
  expect(layerOf(made, 'speaker name')?.start).toBe(0.3)
  expect(layerOf(made, 'speaker name')?.duration).toBeGreaterThan(1.5)
  for (const position of ['top', 'center', 'bottom'] as const) {
    const placed = longScene({ speaker: SPEAKER, captions: { ...BY_STYLE, position } })
    const [name, words] = [layerOf(placed, 'speaker name'), layerOf(placed, 'captions')]
    expect(name && words && meet(name.box, words.box)).toBe(false)
  }
})

const PLACES = (['9:16', '4:5', '1:1'] as const).flatMap((aspect) =>
  (['top', 'center', 'bottom'] as const).flatMap((position) =>
    [1, 3, 5].map((start) => ({ aspect, position, start })),
  ),
)

/** Mouths on screen when the name comes and when it goes. */
const listMouths = (made: ReturnType<typeof sceneFor>, { start, duration }: Layer): Box[] =>
  [start + 0.01, start + duration - 0.01].flatMap((seconds) =>
    computeTimeline({ scene: made, seconds }).flatMap(({ layer }) =>
      layer.kind === 'presenter' && layer.part === 'mouth' ? [layer.box] : [],
    ),
  )

it.each(STYLES)('keeps the name off the face in style $key', ({ key: style }) => {
  for (const { aspect, position, start } of PLACES) {
    const card = { id: 'c', asset: 'photo', start, end: start + 3, layout: 'card' as const }
    const captions = { ...BY_STYLE, position }
    const made = longScene({ style, aspect, captions, speaker: SPEAKER, inserts: [card] })
    const name = layerOf(made, 'speaker name')
    if (!name) throw new Error('no name')
    const covered = listMouths(made, name).filter((mouth) => meet(mouth, name.box))
    expect([aspect, position, start, covered]).toEqual([aspect, position, start, []])
  }
})

it('shows a card whole: a headline in it is not cut', () => {
  const card = { id: 'c', asset: 'post', start: 1, end: 3, layout: 'card' as const }
  const shown = (ratio: number, layout: 'card' | 'full' = 'card') => {
    const known = new Map([...facts, ['post', { ...PICTURE, ratio }] as const])
    const form = formOf({ inserts: [{ ...card, layout }] })
    const made = talkingHead.toScene({ form, facts: known })
    const layer = layerOf(made, 'insert c')
    if (layer?.kind !== 'picture') throw new Error('no insert')
    return layer
  }
  const wide = shown(16 / 9).box
  expect(wide.width / wide.height).toBeCloseTo(16 / 9, 1)
  const feed = shown(4 / 5).box
  expect(feed.width / feed.height).toBeCloseTo(4 / 5, 1)
  expect(feed.height).toBe(wide.height)
  expect(shown(3).box.width).toBe(wide.width)
  expect(shown(4 / 5, 'full').fit).toBe('blurred')
  expect(shown(9 / 16, 'full').fit).toBe('cover')
})

it.each(STYLES)('keeps words readable on their plates in style $key', ({ key: style }) => {
  for (const colour of [null, '#101a80', '#f2e205', '#d11b5c']) {
    const words = layerOf(longScene({ style, brand: { ...BRAND, colour } }), 'captions')
    if (words?.kind !== 'captions') throw new Error('no captions')
    const plate = words.style.plate?.colour.slice(0, 7) ?? ''
    expect(contrastOf(words.style.colour, plate)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(words.style.accent, plate)).toBeGreaterThanOrEqual(4.5)
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
  for (const saved of [null, {}, { version: 9 }, { ...formOf(), script: 'а'.repeat(9000) }])
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
