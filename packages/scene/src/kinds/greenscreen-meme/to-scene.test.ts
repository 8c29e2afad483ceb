import type { GreenscreenMemeForm, MemeReaction } from '@kadr/contract/studio/greenscreen-meme'
import { scene } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { PART_BOUNDS } from '../../presenters/parts.ts'
import { STARTER_EFFECTS } from '../../sound/starter-sounds.ts'
import { STYLES } from '../../styles/all-styles.ts'
import { computeTimeline } from '../../time/timeline.ts'
import { greenscreenMeme } from './greenscreen-meme.ts'
import { createMemeForm, createReaction } from './new-form.ts'
import { MEME_PHRASES } from './phrases.ts'
import { DRAWN_REACTIONS } from './reactions.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['film', { kind: 'video', seconds: 9, hasSound: true }],
  ['cat', { kind: 'video', seconds: 3.2, hasSound: true }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
])

const reactionOf = (part: Partial<MemeReaction> = {}): MemeReaction =>
  createReaction({ asset: 'cat', x: 0.5, y: 0.6, scale: 0.8, ...part })

const formOf = (part: Partial<GreenscreenMemeForm> = {}): GreenscreenMemeForm =>
  createMemeForm({
    reaction: reactionOf(),
    background: { asset: 'photo', object: null, fit: 'cover', isMoving: true, from: 0 },
    text: { top: 'Когда сказали «пять минут»', bottom: 'Три часа спустя', preset: null },
    sound: 'kept',
    music: { asset: 'song', volume: 60 },
    hasEffects: false,
    ...part,
  })

const sceneFor = (part: Partial<GreenscreenMemeForm> = {}, known = facts) =>
  greenscreenMeme.toScene({ form: greenscreenMeme.readForm(formOf(part)), facts: known })
const keyed = (part: Partial<MemeReaction>) =>
  sceneFor({ reaction: reactionOf(part) }).layers.find(({ kind }) => kind === 'keyed')

it.each(STYLES.map(({ key }) => key))('makes a valid scene in style %s', (style) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const asset of ['photo', 'film', null, 'song', 'gone'])
      for (const fit of ['cover', 'contain', 'blurred'] as const) {
        const made = sceneFor({
          style,
          aspect,
          background: { asset, object: 'memo', fit, isMoving: false, from: 100 },
        })
        expect(z.safeParse(scene, made).error).toBeUndefined()
        expect(new Set(made.layers.map(({ id }) => id)).size).toBe(made.layers.length)
      }
})

it('asks on the first frame and answers on the punch line, nearer, with another ground', () => {
  const made = sceneFor({ background: { ...formOf().background, asset: null } })
  const shownAt = (seconds: number) =>
    computeTimeline({ scene: made, seconds }).map(({ layer }) => layer)
  const first = shownAt(0)
  expect(first.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['set ground', 'reaction', 'top text']),
  )
  expect(first.some(({ id }) => id === 'bottom text')).toBe(false)
  const last = shownAt(made.seconds - 0.1)
  expect(last.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['set punch ground', 'reaction punch', 'bottom text']),
  )
  const widthOf = (layers: typeof first) => layers.find(({ kind }) => kind === 'keyed')?.box.width
  expect(widthOf(last)).toBeGreaterThan((widthOf(first) ?? 0) * 1.2)
})

it('gives the first words time to be read before the punch line', () => {
  const punchOf = (top: string) =>
    sceneFor({ text: { top, bottom: 'Вот', preset: null }, seconds: 20 }).layers.find(
      ({ id }) => id === 'bottom text',
    )?.start ?? 0
  expect(punchOf('Ой')).toBeCloseTo(1.4)
  expect(punchOf('я'.repeat(100))).toBeCloseTo(4.8)
})

it('has at least 24 drawn reactions, each with a face of its own', () => {
  expect(DRAWN_REACTIONS.length).toBeGreaterThanOrEqual(24)
  const faces = DRAWN_REACTIONS.map((drawn) => {
    const made = sceneFor({ reaction: reactionOf({ asset: null, drawn }) })
    expect(z.safeParse(scene, made).error).toBeUndefined()
    return computeTimeline({ scene: made, seconds: 0.3 })
      .flatMap(({ layer, variant }) =>
        layer.kind === 'presenter' ? [`${layer.key} ${layer.part} ${variant}`] : [],
      )
      .join()
  })
  expect(new Set(faces).size).toBe(DRAWN_REACTIONS.length)
})

it('never covers the face with words on the punch line', () => {
  for (const style of STYLES.map(({ key }) => key)) {
    const drawn = { key: 'anna', emotion: 'shock' } as const
    const made = sceneFor({ style, reaction: createReaction({ drawn }) })
    const mouth = made.layers.find(({ id }) => id === 'reaction punch mouth')
    const text = made.layers.find(({ id }) => id === 'bottom text')
    if (!mouth || text?.kind !== 'text') throw new Error('no punch line')
    const twoLines = text.style.size * text.style.lineHeight * 2 + 120
    expect(mouth.box.y + mouth.box.height).toBeLessThan(text.box.y + text.box.height - twoLines)
    expect(mouth.box.width).toBeGreaterThan(PART_BOUNDS.mouth.width)
  }
})

it('sounds on the punch line, and never leaves a mute meme silent', () => {
  const audio = { kind: 'audio', seconds: 1, hasSound: true } as const
  const known = new Map<string, AssetFacts>([...facts, [STARTER_EFFECTS.impact, audio]])
  const drawn = { key: 'anna', emotion: 'joy' } as const
  const made = sceneFor({ hasEffects: true, reaction: createReaction({ drawn }) }, known)
  expect(made.audio.map(({ role }) => role)).toEqual(['music', 'effect'])
  const bottom = made.layers.find(({ id }) => id === 'bottom text')
  expect(made.audio[1]?.start).toBe(bottom?.start)
  expect(greenscreenMeme.listSounds(formOf({ hasEffects: true }))).toContain(STARTER_EFFECTS.impact)
})

it('reads a meme saved before there were styles', () => {
  const { style: _, seed: __, brand: ___, hasEffects: ____, ...rest } = formOf()
  const { drawn: _d, ...reaction } = reactionOf()
  const { object: _o, ...background } = formOf().background
  const saved = { ...rest, version: 1, template: 'drama', reaction, background }
  expect(greenscreenMeme.readForm(saved)).toEqual(
    formOf({ style: 'night', text: { ...formOf().text, preset: 'headline' } }),
  )
})

it('lasts whole rounds of a loop, or one piece of a clip', () => {
  expect(sceneFor().seconds).toBeCloseTo(6.4)
  expect(sceneFor({ reaction: reactionOf({ from: 1, until: 2 }) }).seconds).toBeCloseTo(5)
  expect(sceneFor({ reaction: reactionOf({ isLooped: false }) }).seconds).toBeCloseTo(3.2)
  expect(sceneFor({ seconds: 8 }).seconds).toBe(8)
  expect(sceneFor({ reaction: null }).seconds).toBe(5)
})

it('places, mirrors and cuts the reaction as it was told', () => {
  expect(keyed({ x: 0.25, y: 0.75, scale: 0.5, isFlipped: true, from: 1, until: 2 })).toMatchObject(
    {
      box: { x: 0, y: 960, width: 540, height: 960 },
      isFlipped: true,
      from: 1,
      until: 2,
    },
  )
})

it('stays inside the clip when the cut does not', () => {
  expect(keyed({ from: 50, until: 60 })).toMatchObject({ from: 2.7, until: null })
  expect(keyed({ from: 1, until: 60 })).toMatchObject({ from: 1, until: null })
})

it('keeps, replaces or mixes the sound', () => {
  const roles = (sound: GreenscreenMemeForm['sound']) =>
    sceneFor({ sound }).audio.map(({ role }) => role)
  expect(roles('kept')).toEqual(['clip', 'clip', 'music'])
  expect(sceneFor({ sound: 'kept' }).audio.map(({ isFallback = false }) => isFallback)).toEqual([
    false,
    false,
    true,
  ])
  expect(roles('replaced')).toEqual(['music'])
  expect(roles('mixed')).toEqual(['clip', 'clip', 'music'])
})

it('has the music of its style ready for a clip that turns out to be silent', () => {
  const form = formOf({ sound: 'kept', music: null })
  const [music = ''] = greenscreenMeme.listSounds(form)
  const known = new Map([...facts, [music, { kind: 'audio', seconds: 8, hasSound: true }] as const])
  const made = greenscreenMeme.toScene({ form, facts: known })
  expect(made.audio.at(-1)).toMatchObject({ asset: music, isFallback: true })
  expect(greenscreenMeme.listSounds(formOf({ sound: 'mixed', music: null }))).toEqual([])
})

it('cuts the sound where the picture is cut', () => {
  const [track] = sceneFor({ reaction: reactionOf({ from: 1, until: 2 }) }).audio
  expect(track).toMatchObject({ from: 1, until: 2, isLooped: true })
})

it('is whole without its resources: the style gives a set, nobody stands before it', () => {
  const made = sceneFor({}, new Map())
  expect(new Set(made.layers.map(({ kind }) => kind))).toEqual(new Set(['shape', 'text']))
  expect(made.audio).toEqual([])
})

it('does not take a picture for a reaction', () => {
  expect(keyed({ asset: 'photo' })).toBeUndefined()
})

it.each([
  ['a cut of no length', { reaction: reactionOf({ from: 2, until: 2 }) }],
  ['a cut that ends before it begins', { reaction: reactionOf({ from: 2, until: 1 }) }],
  ['a reaction as large as a house', { reaction: reactionOf({ scale: 40 }) }],
  [
    'a colour that is none',
    { reaction: reactionOf({ key: { ...reactionOf().key, colour: 'green' } }) },
  ],
  ['an hour', { seconds: 3600 }],
])('refuses %s', (_, part) => {
  expect(() => greenscreenMeme.readForm({ ...formOf(), ...part })).toThrow()
})

it('has phrases that fit the form', () => {
  for (const { top, bottom } of MEME_PHRASES)
    expect(() =>
      greenscreenMeme.readForm(formOf({ text: { top, bottom, preset: null } })),
    ).not.toThrow()
})

it('names each resource once', () => {
  expect(greenscreenMeme.listAssets(formOf())).toEqual(['cat', 'photo', 'song'])
})
