import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { scene } from '@kadr/contract/scene'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countFrames, getCanvasSize } from '../../canvas-size.ts'
import { computeTimeline } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
import { productDemo } from './product-demo.ts'
import { PRODUCT_DEMO_TEMPLATES } from './templates.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['screen', { kind: 'video', seconds: 4, hasSound: true }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
  ['speech', { kind: 'audio', seconds: 30, hasSound: true }],
])

const formOf = (part: Partial<ProductDemoForm> = {}): ProductDemoForm => ({
  version: 1,
  aspect: '9:16',
  template: 'bright',
  productId: null,
  colour: '#f2b705',
  hook: { asset: 'photo', from: 0, text: 'Вы теряете два часа', position: null, seconds: 3 },
  shots: [
    { id: 'a', asset: 'screen', fit: 'cover', from: 1, seconds: 4 },
    { id: 'b', asset: 'photo', fit: 'contain', from: 0, seconds: 2 },
  ],
  hasPhone: true,
  benefits: ['Быстро', 'Дёшево', ''].map((text, index) => ({ id: `b${index}`, text })),
  callToAction: { text: 'Попробуйте', note: '2 490 ₽', asset: 'photo', seconds: 3 },
  music: { asset: 'song', volume: 50 },
  voice: null,
  isClipSoundKept: true,
  ...part,
})

const sceneFor = (part: Partial<ProductDemoForm> = {}, known = facts) =>
  productDemo.toScene({ form: productDemo.readForm(formOf(part)), facts: known })

const OVERLAYS = new Set(['bezel', 'hook shade', 'demo shade', 'phone'])

it.each(PRODUCT_DEMO_TEMPLATES.map(({ key }) => key))(
  'makes a valid scene by template %s, with a phone and without, in every shape',
  (template) => {
    for (const aspect of ['9:16', '4:5', '1:1'] as const)
      for (const hasPhone of [true, false]) {
        const made = sceneFor({ template, aspect, hasPhone })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
        expect(made.seconds).toBe(12)
      }
  },
)

it('leaves no frame without something that fills the canvas', () => {
  for (const hasPhone of [true, false])
    for (const template of PRODUCT_DEMO_TEMPLATES.map(({ key }) => key))
      for (const known of [facts, new Map<string, AssetFacts>()]) {
        const made = sceneFor({ template, hasPhone }, known)
        for (let frame = 0; frame < countFrames(made); frame += 3) {
          const shown = computeTimeline({ scene: made, seconds: frame / 30 })
          const filling = shown.filter(
            ({ layer: { id, kind, box } }) =>
              kind !== 'text' && !OVERLAYS.has(id) && box.width >= getCanvasSize('9:16').width,
          )
          expect(filling.length, `${template} ${frame}`).toBeGreaterThan(0)
        }
      }
})

it('has the words of the hook on the very first frame, and only then those of the demo', () => {
  const texts = (seconds: number) =>
    computeTimeline({ scene: sceneFor(), seconds }).flatMap(({ layer }) =>
      layer.kind === 'text' ? [layer.text] : [],
    )
  expect(texts(0)).toEqual(['Вы теряете два часа'])
  expect(texts(4.5)).toEqual(['Быстро'])
  expect(texts(7)).toEqual(['Дёшево'])
  expect(texts(11)).toEqual(['Попробуйте', '2 490 ₽'])
})

it('keeps what is on the screen of the phone inside it, moving as the phone does', () => {
  const made = sceneFor()
  const shown = computeTimeline({ scene: made, seconds: 3 })
  const at = (id: string) => shown.find(({ layer }) => layer.id === id)
  expect(at('a screen')?.shift).toEqual(at('bezel')?.shift)
  const [phone, screen] = [at('phone')?.layer.box, at('a screen')?.layer.box]
  if (!phone || !screen) throw new Error('no phone')
  expect(screen.x).toBeGreaterThan(phone.x)
  expect(screen.x + screen.width).toBeLessThan(phone.x + phone.width)
})

it('draws the demo out until the voice has spoken, and lets music step back', () => {
  const made = sceneFor({ voice: { asset: 'speech', volume: 100 } })
  expect(made.seconds).toBeCloseTo(30.4, 1)
  expect(made.audio.map(({ role }) => role)).toEqual(['music', 'voice', 'clip'])
  expect(made.audio[0]?.isDucked).toBe(true)
})

it('begins a recording no later than it ends', () => {
  const shots = [{ id: 'a', asset: 'screen', fit: 'cover' as const, from: 900, seconds: 4 }]
  const clips = sceneFor({ shots }).layers.filter(({ kind }) => kind === 'clip')
  expect(clips).toMatchObject([{ from: 3.5 }])
})

it('is whole without resources, without shots and without a call', () => {
  const callToAction = { text: ' ', note: '', asset: null, seconds: 3 }
  const made = sceneFor({ shots: [], callToAction, benefits: [] }, new Map())
  expect(z.safeParse(scene, made).error).toBeUndefined()
  expect(made.seconds).toBe(5)
  expect(made.audio).toEqual([])
})

it.each([
  [
    'a demo longer than the scene may be',
    {
      shots: Array(9)
        .fill(formOf().shots[0])
        .map((shot, id) => ({ ...shot, id: `${id}`, seconds: 30 })),
    },
  ],
  ['a shot of no length', { shots: [{ ...formOf().shots[0], seconds: 0 }] }],
  ['a colour that is none', { colour: 'url(x)' }],
  ['a hook without end', { hook: { ...formOf().hook, text: 'я'.repeat(161) } }],
  ['a form of tomorrow', { version: 2 }],
])('refuses %s', (_, part) => {
  expect(() => productDemo.readForm({ ...formOf(), ...part })).toThrow()
})

it('names each resource once', () => {
  expect(productDemo.listAssets(formOf())).toEqual(['photo', 'screen', 'song'])
})
