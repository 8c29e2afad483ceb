import type { GreenscreenMemeForm, MemeReaction } from '@kadr/contract/greenscreen-meme'
import { scene } from '@kadr/contract/scene'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { computeTimeline } from '../../timeline.ts'
import type { AssetFacts } from '../kind.ts'
import { greenscreenMeme } from './greenscreen-meme.ts'
import { MEME_PHRASES } from './phrases.ts'
import { MEME_TEMPLATES } from './templates.ts'

const facts = new Map<string, AssetFacts>([
  ['photo', { kind: 'image', seconds: null, hasSound: false }],
  ['film', { kind: 'video', seconds: 9, hasSound: true }],
  ['cat', { kind: 'video', seconds: 3.2, hasSound: true }],
  ['song', { kind: 'audio', seconds: 20, hasSound: true }],
])

const reactionOf = (part: Partial<MemeReaction> = {}): MemeReaction => ({
  asset: 'cat',
  key: { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 },
  x: 0.5,
  y: 0.6,
  scale: 0.8,
  isFlipped: false,
  from: 0,
  until: null,
  isLooped: true,
  ...part,
})

const formOf = (part: Partial<GreenscreenMemeForm> = {}): GreenscreenMemeForm => ({
  version: 1,
  aspect: '9:16',
  template: 'classic',
  reaction: reactionOf(),
  background: { asset: 'photo', fit: 'cover', isMoving: true, from: 0 },
  text: { top: 'Когда сказали «пять минут»', bottom: 'Три часа спустя', preset: null },
  seconds: null,
  sound: 'kept',
  music: { asset: 'song', volume: 60 },
  ...part,
})

const sceneFor = (part: Partial<GreenscreenMemeForm> = {}, known = facts) =>
  greenscreenMeme.toScene({ form: greenscreenMeme.readForm(formOf(part)), facts: known })
const keyed = (part: Partial<MemeReaction>) =>
  sceneFor({ reaction: reactionOf(part) }).layers.find(({ kind }) => kind === 'keyed')

it.each(MEME_TEMPLATES.map(({ key }) => key))('makes a valid scene by template %s', (template) => {
  for (const aspect of ['9:16', '4:5', '1:1'] as const)
    for (const asset of ['photo', 'film', null, 'song', 'gone'])
      for (const fit of ['cover', 'contain', 'blurred'] as const) {
        const made = sceneFor({
          template,
          aspect,
          background: { asset, fit, isMoving: false, from: 100 },
        })
        expect(z.safeParse(scene, made).error).toBeUndefined()
      }
})

it('has everything on the very first frame: it is the cover', () => {
  const shown = computeTimeline({ scene: sceneFor(), seconds: 0 }).map(({ layer }) => layer.id)
  expect(shown).toEqual(['background', 'reaction', 'top text', 'bottom text'])
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
  expect(roles('kept')).toEqual(['clip'])
  expect(roles('replaced')).toEqual(['music'])
  expect(roles('mixed')).toEqual(['clip', 'music'])
})

it('cuts the sound where the picture is cut', () => {
  const [track] = sceneFor({ reaction: reactionOf({ from: 1, until: 2 }) }).audio
  expect(track).toMatchObject({ from: 1, until: 2, isLooped: true })
})

it('is whole without its resources: the template gives a background, nobody stands before it', () => {
  const made = sceneFor({}, new Map())
  expect(made.layers.map(({ kind }) => kind)).toEqual(['shape', 'text', 'text'])
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
