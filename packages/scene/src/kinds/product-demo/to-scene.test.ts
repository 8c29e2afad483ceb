import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { scene } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { countFrames, getCanvasSize } from '../../geometry/canvas-size.ts'
import { STARTER_EFFECTS, STARTER_MUSIC } from '../../sound/starter-sounds.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { computeTimeline } from '../../time/timeline.ts'
import { createDemoForm } from './new-form.ts'
import { productDemo } from './product-demo.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false, ratio: 1.5 }],
  ['screen', { kind: 'video', seconds: 4, hasSound: true, ratio: 0.46 }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
  ['speech', { kind: 'audio', seconds: 60, hasSound: true }],
])

const EMPTY = createDemoForm()
const formOf = (part: Partial<ProductDemoForm> = {}): ProductDemoForm =>
  createDemoForm({
    name: 'Отчётник',
    brand: { ...EMPTY.brand, colour: '#f2b705' },
    hook: { ...EMPTY.hook, asset: 'photo', text: 'Вы теряете *два часа*' },
    shots: [
      { id: 'a', asset: 'screen', fit: 'framed', from: 1, seconds: 4 },
      { id: 'b', asset: 'photo', fit: 'cover', from: 0, seconds: 2 },
    ],
    benefits: ['Быстро и точно', 'Дёшево', 'Без таблиц', ''].map((text, index) => ({
      id: `b${index}`,
      text,
      object: null,
    })),
    change: { before: 'таблицы до ночи', after: 'отчёт к утру' },
    review: { stars: 4.8, text: 'Больше не сижу вечерами', author: 'Марина' },
    callToAction: { ...EMPTY.callToAction, text: 'Попробуйте', price: '2 490 ₽', asset: 'photo' },
    music: { asset: 'song', volume: 50 },
    isClipSoundKept: true,
    ...part,
  })

const sceneFor = (part: Partial<ProductDemoForm> = {}, known = facts) =>
  productDemo.toScene({ form: productDemo.readForm(formOf(part)), facts: known })

const wordsAt = (made: ReturnType<typeof sceneFor>, id: string) =>
  made.layers.flatMap((layer) =>
    layer.kind === 'text' && layer.id.startsWith(`${id} `)
      ? [layer.text.replaceAll(/[\n\u00a0]/g, ' ').replaceAll('*', '')]
      : [],
  )

it.each(STYLES.map(({ key }) => key))(
  'makes a valid scene in style %s, with a phone and without, in every shape',
  (style) => {
    for (const aspect of ['9:16', '4:5', '1:1'] as const)
      for (const hasPhone of [true, false]) {
        const made = sceneFor({ style, aspect, hasPhone })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
      }
  },
)

it.each(STYLES.map(({ key }) => key))('leaves no frame of style %s unfilled', (style) => {
  for (const hasPhone of [true, false])
    for (const known of [facts, new Map<string, AssetFacts>()]) {
      const made = sceneFor({ style, hasPhone }, known)
      for (let frame = 0; frame < countFrames(made); frame += 20) {
        const shown = computeTimeline({ scene: made, seconds: frame / 30 })
        const filling = shown.filter(
          ({ layer: { kind, box } }) => kind !== 'text' && box.width >= getCanvasSize('9:16').width,
        )
        expect(filling.length, `${frame}`).toBeGreaterThan(0)
      }
    }
})

it('keeps a benefit within its scene and gives it time to be read', () => {
  const made = sceneFor()
  const spans = ['a 0', 'a 1', 'b 0'].map((id) => {
    const own = made.layers.filter((layer) => layer.id.startsWith(`${id} `))
    return own.map(({ start, duration }) => [start, start + duration])
  })
  for (const span of spans) {
    const end = Math.max(...span.map(([, until = 0]) => until))
    expect(end - Math.min(...span.map(([from = 0]) => from))).toBeGreaterThanOrEqual(2)
  }
  expect(wordsAt(made, 'a 0')).toEqual(['Быстро и точно'])
  expect(wordsAt(made, 'a 1')).toEqual(['Дёшево'])
  expect(wordsAt(made, 'b 0')).toEqual(['Без таблиц'])
})

it('ends with the product in full, its price and what to do, without a veil', () => {
  const made = sceneFor()
  expect(wordsAt(made, 'call').join(' ')).toContain('Отчётник 2 490 ₽')
  expect(wordsAt(made, 'call')).toContain('Попробуйте')
  const photo = made.layers.find(({ id }) => id === 'call photo')
  expect(photo && photo.box.width / photo.box.height).toBeCloseTo(1.5, 2)
  expect(photo?.opacity).toBe(1)
  const above = made.layers.slice(made.layers.findIndex(({ id }) => id === 'call photo') + 1)
  expect(above.filter(({ box }) => box.width >= 1080)).toEqual([])
})

it('says what was, what has become, and what people think', () => {
  const made = sceneFor()
  expect(wordsAt(made, 'change')).toEqual(
    expect.arrayContaining(['Было', 'таблицы до ночи', 'Стало', 'отчёт к утру']),
  )
  expect(wordsAt(made, 'review')).toContain('Марина, 4,8 из 5')
  expect(made.layers.some(({ id }) => id === 'review stars')).toBe(true)
  const without = sceneFor({ change: null, review: null })
  expect(without.layers.some(({ id }) => /^(?:change|review) /.test(id))).toBe(false)
})

it('brings the words of the hook from the first frame on, all by the poster', () => {
  const made = sceneFor()
  const words = made.layers.find((layer) => layer.kind === 'text' && layer.text.includes('два'))
  expect(words?.start).toBe(0)
  const texts = computeTimeline({ scene: made, seconds: made.posterAt }).flatMap(({ layer }) =>
    layer.kind === 'text' ? [layer.text] : [],
  )
  expect(texts.join(' ')).toContain('два часа')
})

it('keeps what is on the screen of the phone inside it, moving as the phone does', () => {
  const made = sceneFor({ hasPhone: true })
  const phone = made.layers.find(({ id }) => id === 'a 0 phone')
  if (!phone) throw new Error('no phone')
  const shown = computeTimeline({ scene: made, seconds: phone.start + 0.2 })
  const at = (id: string) => shown.find(({ layer }) => layer.id === id)
  expect(at('a 0 screen')?.shift).toEqual(at('a 0 bezel')?.shift)
  const screen = at('a 0 screen')?.layer.box
  expect(screen?.x).toBeGreaterThan(phone.box.x)
  expect((screen?.x ?? 0) + (screen?.width ?? 0)).toBeLessThan(phone.box.x + phone.box.width)
})

it('draws the demo out until the voice has spoken, and lets music step back', () => {
  const made = sceneFor({ voice: { asset: 'speech', volume: 100 } })
  expect(made.seconds).toBeCloseTo(60.4, 1)
  expect(made.audio.map(({ role }) => role)).toEqual(['music', 'voice', 'clip', 'clip'])
  expect(made.audio[0]?.isDucked).toBe(true)
})

it('plays the music and the sounds of its style where the starter pack is made', () => {
  const form = formOf({ music: { asset: null, volume: 60 } })
  const sounds = productDemo.listSounds(form)
  expect(sounds).toEqual(expect.arrayContaining([STARTER_MUSIC.upbeat.asset, STARTER_EFFECTS.pop]))
  const audio = { kind: 'audio', seconds: 16, hasSound: true } as const
  const known = new Map<string, AssetFacts>([...facts, ...sounds.map((id) => [id, audio] as const)])
  expect(productDemo.toScene({ form, facts: known }).audio.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['music', 'effect']),
  )
  expect(productDemo.toScene({ form, facts }).audio.map(({ role }) => role)).toEqual([
    'clip',
    'clip',
  ])
})

it('begins a recording no later than it ends', () => {
  const shots = [{ id: 'a', asset: 'screen', fit: 'framed' as const, from: 900, seconds: 4 }]
  const clips = sceneFor({ shots }).layers.filter((layer) => layer.kind === 'clip')
  expect(clips.length).toBeGreaterThan(0)
  for (const { from } of clips) expect(from).toBeLessThanOrEqual(3.5)
})

it('is whole without resources, without shots and without a call', () => {
  const made = sceneFor(
    { shots: [], callToAction: EMPTY.callToAction, benefits: [], change: null, review: null },
    new Map(),
  )
  expect(z.safeParse(scene, made).error).toBeUndefined()
  expect(made.audio).toEqual([])
})

it('never lasts longer than a scene may', () => {
  const shots = Array.from({ length: 5 }, (_, at) => ({
    id: `${at}`,
    asset: 'screen',
    fit: 'cover' as const,
    from: 0,
    seconds: 30,
  }))
  const hook = { ...formOf().hook, seconds: 8 }
  const callToAction = { ...formOf().callToAction, seconds: 8 }
  const made = sceneFor({ shots, hook, callToAction })
  expect(z.safeParse(scene, made).error).toBeUndefined()
})

const SAVED_BEFORE_STYLES = {
  version: 1,
  aspect: '9:16',
  template: 'premium',
  productId: null,
  colour: '#f2b705',
  hook: { asset: 'photo', from: 0, text: 'Вы теряете часы', position: 'center', seconds: 3 },
  shots: [{ id: 'a', asset: 'photo', fit: 'contain', from: 0, seconds: 2 }],
  hasPhone: false,
  benefits: [{ id: 'b0', text: 'Быстро' }],
  callToAction: { text: 'Попробуйте', note: '2 490 ₽', asset: 'photo', seconds: 3 },
  music: { asset: 'song', volume: 50 },
  voice: null,
  isClipSoundKept: false,
}

it('reads a demo saved before there were styles', () => {
  const form = productDemo.readForm(SAVED_BEFORE_STYLES)
  expect(form).toMatchObject({
    style: 'night',
    brand: { colour: '#f2b705' },
    hook: { position: null, fit: 'cover' },
    shots: [{ fit: 'blurred' }],
    callToAction: { price: '2 490 ₽', note: '' },
    music: { asset: 'song', volume: 50 },
  })
  const made = productDemo.toScene({ form, facts })
  expect(z.safeParse(scene, made).error).toBeUndefined()
})

it.each([
  [
    'a demo longer than the scene may be',
    {
      shots: Array.from({ length: 9 }, (_, id) => ({
        ...formOf().shots[0],
        id: `${id}`,
        seconds: 30,
      })),
    },
  ],
  ['a shot of no length', { shots: [{ ...formOf().shots[0], seconds: 0 }] }],
  ['a colour that is none', { brand: { ...EMPTY.brand, colour: 'url(x)' } }],
  ['a hook without end', { hook: { ...formOf().hook, text: 'я'.repeat(161) } }],
  ['a form of tomorrow', { version: 3 }],
])('refuses %s', (_, part) => {
  expect(() => productDemo.readForm({ ...formOf(), ...part })).toThrow()
})

it('names each resource once', () => {
  expect(productDemo.listAssets(formOf())).toEqual(['photo', 'screen', 'song'])
})
