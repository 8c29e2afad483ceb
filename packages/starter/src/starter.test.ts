import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESENTERS } from '@kadr/scene/presenters/people'
import { STARTER_EFFECTS, STARTER_MUSIC } from '@kadr/scene/sound/starter-sounds'
import { afterAll, describe, expect, it } from 'vitest'
import { BACKGROUNDS } from './backgrounds/all-backgrounds.ts'
import { drawBackground } from './backgrounds/background.ts'
import { CATALOG } from './catalog.ts'
import { CHARACTERS } from './characters/all-characters.ts'
import { createFrames, frameCount } from './characters/character.ts'
import { EFFECTS, recordEffect } from './effects/all-effects.ts'
import { starterId } from './item.ts'
import { listMissing, makePack } from './make-pack.ts'
import { MOODS } from './music/all-moods.ts'
import { rhythmic } from './music/lively-moods.ts'
import { recordLoop } from './music/studio.ts'
import { layersOf, mouthNames } from './presenters/layers.ts'
import { measureLoudness } from './sound/loudness.ts'
import { createTrack, RATE } from './sound/track.ts'

const folder = mkdtempSync(join(tmpdir(), 'kadr-pack-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

it('has keys, ids and files that are all different', () => {
  for (const list of [
    CATALOG.map(({ key }) => key),
    CATALOG.map(({ key }) => starterId(key)),
    CATALOG.map(({ file }) => file),
  ]) {
    expect(new Set(list).size).toBe(CATALOG.length)
  }
  expect(starterId('music/calm')).toBe(starterId('music/calm'))
  expect(starterId('music/calm')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})

it('has the sounds that styles play by their ids', () => {
  for (const [key, { asset, bpm }] of Object.entries(STARTER_MUSIC)) {
    expect(starterId(`music/${key}`)).toBe(asset)
    expect(MOODS.find((mood) => mood.key === key)?.bpm).toBe(bpm)
  }
  for (const [key, asset] of Object.entries(STARTER_EFFECTS)) {
    expect(starterId(`effect/${key}`)).toBe(asset)
    expect(EFFECTS.some((effect) => effect.key === key)).toBe(true)
  }
})

it('draws the same background from the same seed, and another from another', async () => {
  const [geometry, dunes] = ['geometry', 'dunes'].map((key) => {
    const found = BACKGROUNDS.find((background) => background.key === key)
    if (!found) throw new Error(`no ${key}`)
    return found
  })
  if (!geometry || !dunes) throw new Error('unreachable')
  const first = hashOf(await drawBackground(geometry))
  expect(hashOf(await drawBackground(geometry))).toBe(first)
  expect(hashOf(await drawBackground({ ...geometry, key: 'other seed' }))).not.toBe(first)
})

describe('sound', () => {
  it('is measured as the standard says: a full-scale sine of 997 Hz on both sides is near 0 LUFS', () => {
    const track = createTrack(3)
    for (let at = 0; at < track.left.length; at += 1) {
      const value = Math.sin((at / RATE) * 997 * Math.PI * 2)
      track.left[at] = value
      track.right[at] = value
    }
    expect(measureLoudness(track)).toBeCloseTo(0, 1)
  })

  it('of a loop is at -14 LUFS, never clips and has no step where it comes round', () => {
    const { left, right } = recordLoop(rhythmic)
    expect(measureLoudness({ left, right })).toBeCloseTo(-14, 0)
    let [highest, steepest] = [0, 0]
    for (let at = 1; at < left.length; at += 1) {
      highest = Math.max(highest, Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
      steepest = Math.max(steepest, Math.abs((left[at] ?? 0) - (left[at - 1] ?? 0)))
    }
    expect(highest).toBeLessThanOrEqual(0.8)
    expect(Math.abs((left[0] ?? 0) - (left.at(-1) ?? 0))).toBeLessThan(steepest)
  }, 60_000)

  it.each(EFFECTS.filter(({ key }) => key !== 'applause'))(
    'of $key is heard and ends in silence',
    (effect) => {
      const { left, right } = recordEffect(effect)
      const peak = (side: Float32Array) =>
        side.reduce((top, value) => Math.max(top, Math.abs(value)), 0)
      expect(Math.max(peak(left), peak(right))).toBeCloseTo(0.8, 3)
      expect(Math.abs(left.at(-1) ?? 1)).toBe(0)
    },
  )
})

it.each(CHARACTERS)('$key stands on pure green, inside the frame, and moves', (character) => {
  const draw = createFrames(character)
  const first = Uint32Array.from(new Uint32Array(draw(0).buffer))
  const green = 0xff00ff00
  for (const corner of [0, 1079]) expect(first[corner]).toBe(green)
  expect(first.slice(0, 1080 * 40).every((pixel) => pixel === green)).toBe(true)
  const green0 = first.filter((pixel) => pixel === green).length / first.length
  expect(green0).toBeGreaterThan(0.4)
  expect(green0).toBeLessThan(0.9)
  const later = new Uint32Array(draw(Math.round(frameCount(character) * 0.4)).buffer)
  expect(later.some((pixel, at) => pixel !== first[at])).toBe(true)
})

it('gives every presenter at least eight mouths, three pairs of eyes and a head over a body', () => {
  expect(mouthNames().length).toBeGreaterThanOrEqual(8)
  for (const { appearance } of PRESENTERS) {
    const names = layersOf(appearance).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining(['body', 'head', 'eyes-open', 'eyes-half', 'eyes-closed', 'mouth-a']),
    )
  }
})

it('makes what is missing, keeps what is there, and takes no half-made file for a whole one', async () => {
  const items = CATALOG.filter(({ key }) =>
    ['effect/pop', 'effect/click', 'character/cat'].includes(key),
  )
  const made: string[] = []
  const make = () => makePack({ folder, ffmpeg: null, items, onMade: (key) => made.push(key) })
  expect(await make()).toBe(2)
  expect(made.sort()).toEqual(['effect/click', 'effect/pop'])
  expect(existsSync(join(folder, 'effects/pop.wav'))).toBe(true)
  rmSync(join(folder, 'effects/pop.wav'))
  writeFileSync(join(folder, 'effects/pop.wav.1.part.wav'), 'half')
  expect(await make()).toBe(1)
  expect(await make()).toBe(0)
  expect(listMissing({ folder, hasFfmpeg: true, items })).toHaveLength(3)
}, 60_000)
