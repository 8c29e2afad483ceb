import type { FootageFacts } from '@kadr/contract/studio/footage'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { scene } from '@kadr/contract/studio/scene/scene'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { doBoxesMeet } from '../../geometry/boxes.ts'
import { getCanvasBox } from '../../geometry/canvas-size.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { computeTimeline } from '../../time/timeline.ts'
import { createOwnVideoForm } from './new-form.ts'
import { ownVideo } from './own-video.ts'

const SAID = 'Почему чашка трескается в печи? Самая частая ошибка это спешка.'.split(' ')
const footage: FootageFacts = {
  words: SAID.map((text, at) => ({ text, from: 500 + at * 500, to: 500 + at * 500 + 400 })),
  sound: null,
  faces: {
    every: 400,
    looks: Array.from({ length: 50 }, () => ({ x: 0.6, y: 0.3, width: 0.1, height: 0.2 })),
    scenes: [],
  },
}
const facts = new Map<string, AssetFacts>([
  ['talk', { kind: 'video', seconds: 20, hasSound: true, ratio: 16 / 9, footage }],
  ['photo', { kind: 'image', seconds: null, hasSound: false, ratio: 1 }],
])
const SOURCE = { asset: 'talk', ms: 20_000, width: 1920, height: 1080, hasSound: true }

const formOf = (part: Partial<OwnVideoForm> = {}) =>
  createOwnVideoForm({ source: SOURCE, title: 'Почему чашка трескается', ...part })

const sceneFor = (part: Partial<OwnVideoForm> = {}) =>
  ownVideo.toScene({ form: formOf(part), facts })

const layerOf = (made: ReturnType<typeof sceneFor>, id: string) =>
  made.layers.find((layer) => layer.id === id)

it.each(STYLES)('makes a valid scene in style $key in every format', ({ key: style }) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const position of [null, 'top', 'center', 'bottom'] as const) {
      const made = sceneFor({
        style,
        aspect,
        captions: { style: null, preset: null, position, accent: null },
        ending: { title: 'Запишитесь на урок', act: 'Ссылка в профиле' },
        objects: [{ at: 2000, name: 'teapot' }],
        inserts: [{ id: 'a', asset: 'photo', from: 3000, to: 5000, layout: 'card' }],
      })
      expect(z.safeParse(scene, made).error).toBeUndefined()
      expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
    }
})

it('shows the person over the whole canvas, cut as the voice is', () => {
  const cuts = [{ from: 4000, to: 6000, why: 'hand' as const }]
  const made = sceneFor({ cuts })
  const [layer] = made.layers
  if (layer?.kind !== 'footage') throw new Error('no footage')
  expect(layer.box).toEqual(getCanvasBox('9:16'))
  const voice = made.audio.find(({ role }) => role === 'voice')
  expect(voice).toMatchObject({ pieces: layer.pieces, isEven: true, duration: 18 })
  expect(made.seconds).toBe(18)
  expect(layer.camera[0]?.x).toBeCloseTo(0.65, 1)
})

it('shows words when they are heard, and none that were cut', () => {
  const cuts = [{ from: 900, to: 1450, why: 'hand' as const }]
  const captions = layerOf(sceneFor({ cuts }), 'captions 0')
  if (captions?.kind !== 'captions') throw new Error('no captions')
  expect(
    captions.words.slice(0, 3).map(({ text, start }) => [text, Math.round(start * 100) / 100]),
  ).toEqual([
    ['Почему', 0.5],
    ['трескается', 0.97],
    ['в', 1.47],
  ])
})

it('moves inserts and objects with the words they belong to, and drops those whose words are gone', () => {
  const inserts = [{ id: 'a', asset: 'photo', from: 8000, to: 10_000, layout: 'full' as const }]
  const objects = [{ at: 12_000, name: 'teapot' }]
  const moved = sceneFor({ cuts: [{ from: 1000, to: 4000, why: 'hand' }], inserts, objects })
  expect(layerOf(moved, 'insert a')?.start).toBeCloseTo(5, 1)
  expect(layerOf(moved, 'object 0')?.start).toBeCloseTo(9, 1)
  const gone = sceneFor({ cuts: [{ from: 7000, to: 13_000, why: 'hand' }], inserts, objects })
  expect(layerOf(gone, 'insert a')).toBeUndefined()
  expect(layerOf(gone, 'object 0')).toBeUndefined()
})

it('ends with a page of the style, and has the title from the first frame', () => {
  const made = sceneFor({ ending: { title: 'Запишитесь', act: 'Ссылка в профиле' } })
  expect(made.seconds).toBeCloseTo(22.6)
  const last = computeTimeline({ scene: made, seconds: 22.3 }).map(({ layer }) => layer.id)
  expect(last.some((id) => id.startsWith('ending'))).toBe(true)
  expect(last).not.toContain('footage')
  expect(layerOf(made, 'title')?.start).toBe(0)
})

it('is a black second without a file, and reads what it has written', () => {
  const empty = sceneFor({ source: null })
  expect(empty.seconds).toBe(1)
  expect(empty.layers.some(({ kind }) => kind === 'footage')).toBe(false)
  expect(ownVideo.readForm(JSON.parse(JSON.stringify(formOf())))).toEqual(formOf())
  for (const saved of [
    null,
    {},
    { ...formOf(), version: 9 },
    { ...formOf(), cuts: [{ from: -1, to: 2, why: 'hand' }] },
  ])
    expect(() => ownVideo.readForm(saved)).toThrow()
})

it('names every file once', () => {
  const inserts = [1, 2].map((id) => ({
    id: `${id}`,
    asset: 'photo',
    from: 0,
    to: 1000,
    layout: 'full' as const,
  }))
  expect(ownVideo.listAssets(formOf({ inserts }))).toEqual(['talk', 'photo'])
})

it('makes a valid scene of whatever the form allows', () => {
  const ms = fc.integer({ min: 0, max: 20_000 })
  const span = fc.record({ from: ms, to: ms })
  const cut = fc.record({
    from: ms,
    to: ms,
    why: fc.constantFrom('hand' as const, 'pause' as const),
  })
  const pin = fc.record({
    at: ms,
    view: fc.option(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
        zoom: fc.double({ min: 1, max: 3, noNaN: true }),
      }),
    ),
  })
  fc.assert(
    fc.property(
      fc.array(cut, { maxLength: 30 }),
      fc.option(span),
      fc.array(pin, { maxLength: 6 }),
      fc.array(ms, { maxLength: 5 }),
      (cuts, part, pins, at) => {
        const made = sceneFor({
          cuts,
          span: part,
          framing: { mode: 'face', pins },
          objects: at.map((moment) => ({ at: moment, name: 'teapot' })),
          inserts: at.map((from, id) => ({
            id: `${id}`,
            asset: 'photo',
            from,
            to: from + 900,
            layout: 'full',
          })),
        })
        expect(z.safeParse(scene, made).error).toBeUndefined()
      },
    ),
    { numRuns: 60, seed: 5 },
  )
})

it('keeps objects off the face, on whichever side it is', () => {
  for (const x of [0.1, 0.45, 0.8]) {
    const looks = Array.from({ length: 50 }, () => ({ x, y: 0.25, width: 0.08, height: 0.16 }))
    const seen = { ...footage, faces: { every: 400, looks, scenes: [] } }
    const talk: AssetFacts = {
      kind: 'video',
      seconds: 20,
      hasSound: true,
      ratio: 16 / 9,
      footage: seen,
    }
    const known = new Map(facts).set('talk', talk)
    const framing = { mode: 'middle' as const, pins: [] }
    const made = ownVideo.toScene({
      form: formOf({ framing, title: '', objects: [{ at: 3000, name: 'teapot' }] }),
      facts: known,
    })
    const object = layerOf(made, 'object 0')
    const face = {
      x: (x * 1920 - 656) * (1920 / 1080),
      width: 0.08 * 1920 * (1920 / 1080),
      y: 0.25 * 1920,
      height: 0.16 * 1920,
    }
    expect(object && doBoxesMeet(object.box, face)).toBe(false)
  }
})

it('keeps the title off the hair above a face', () => {
  for (const y of [0.3, 0.34]) {
    const looks = Array.from({ length: 50 }, () => ({ x: 0.46, y, width: 0.08, height: 0.16 }))
    const seen = { ...footage, faces: { every: 400, looks, scenes: [] } }
    const talk: AssetFacts = { kind: 'video', seconds: 20, hasSound: true, footage: seen }
    const known = new Map(facts).set('talk', talk)
    const framing = { mode: 'middle' as const, pins: [] }
    const made = ownVideo.toScene({ form: formOf({ framing }), facts: known })
    const { box } = layerOf(made, 'title') ?? {}
    const hair = (y - 0.16 * 0.4) * 1920
    expect(box && box.y + box.height).toBeLessThanOrEqual(hair)
  }
})
