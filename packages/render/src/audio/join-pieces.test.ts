import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { listPieces } from '@kadr/scene/footage/pieces'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestFolder, PROGRAM_PATH } from '../../test/test-media.ts'
import { HALF_FADE_SECONDS, joinPieces } from './join-pieces.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const workshop = createTestFolder()
const SECONDS = 400
const RATE = 48_000
const talk = workshop.file('talk.wav')
let original = new Float32Array()

const readFloats = (bytes: Buffer, from: number): Float32Array<ArrayBuffer> => {
  const copy = new Uint8Array(bytes.subarray(from))
  return new Float32Array(copy.buffer, 0, Math.floor(copy.length / 4))
}

/** Noise whose loudness and colour change all the time: each moment sounds like itself alone. */
beforeAll(() => {
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi'],
    ...['-i', `anoisesrc=d=${SECONDS}:c=pink:a=0.4:seed=7:r=${RATE},tremolo=f=3:d=0.7`],
    ...['-ac', '2', '-c:a', 'pcm_f32le', talk],
  ])
  const args = ['-v', 'error', '-i', talk, '-f', 'f32le', '-ac', '2', 'pipe:1']
  const maxBuffer = SECONDS * RATE * 10
  original = readFloats(execFileSync('ffmpeg', args, { maxBuffer }), 0)
})
afterAll(workshop.remove)

const join = async (pieces: readonly { from: number; until: number }[]) => {
  const file = workshop.file('joined.wav')
  const input = ['-f', 'wav', '-i', `file:${talk}`]
  await joinPieces({ pieces, input, file, path: PROGRAM_PATH })
  return readFloats(readFileSync(file), 44)
}

/** 300 cuts of random places and lengths. */
const cutAtRandom = () => {
  const random = createSeededRandom('cuts')
  const cuts = Array.from({ length: 300 }, () => {
    const from = Math.floor(random() * SECONDS * 1000)
    const length = random() < 0.03 ? 9000 : 60 + random() * 400
    return { from, to: Math.floor(from + length), why: 'hand' as const }
  })
  const source = { asset: 'a', ms: SECONDS * 1000, width: 2, height: 2, hasSound: true }
  return listPieces({ source, span: null, cuts }, 900)
}

it('keeps every sample of what is kept: 300 cuts change nothing beyond their few milliseconds', async () => {
  const pieces = cutAtRandom()
  expect(pieces.length).toBeGreaterThan(100)
  const joined = await join(pieces)
  const fade = Math.ceil(HALF_FADE_SECONDS * RATE) + 1
  let start = 0
  let worst = 0
  for (const { from, until } of pieces) {
    const [first, last] = [Math.round(from * RATE), Math.round(until * RATE)]
    for (let at = first + fade; at < last - fade; at += 1)
      for (const channel of [0, 1]) {
        const heard = joined[(start + at - first) * 2 + channel] ?? 9
        worst = Math.max(worst, Math.abs(heard - (original[at * 2 + channel] ?? 0)))
      }
    start += last - first
  }
  expect(joined.length).toBe(start * 2)
  expect(worst).toBeLessThan(1e-4)
})

it('joins without a click: no step is larger than those of the sound itself', async () => {
  const file = workshop.file('tone.wav')
  const tone = workshop.file('tone-source.wav')
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `sine=f=200:d=4:r=${RATE}`],
    ...['-ac', '2', tone],
  ])
  const pieces = [
    { from: 0.3, until: 1.0333 },
    { from: 1.7, until: 2.4017 },
    { from: 3.1, until: 3.5 },
  ]
  const input = ['-f', 'wav', '-i', `file:${tone}`]
  await joinPieces({ pieces, input, file, path: PROGRAM_PATH })
  const joined = readFloats(readFileSync(file), 44)
  let largest = 0
  for (let at = 2; at < joined.length; at += 2)
    largest = Math.max(largest, Math.abs((joined[at] ?? 0) - (joined[at - 2] ?? 0)))
  const own = 0.125 * 2 * Math.PI * (200 / RATE)
  expect(largest).toBeLessThan(own * 2.2)
})

it('is silent where a file ends before its pieces do', async () => {
  const joined = await join([{ from: SECONDS - 0.5, until: SECONDS + 0.5 }])
  expect(joined.length).toBe(RATE * 2)
  expect(joined.slice(-1000).every((sample) => sample === 0)).toBe(true)
})
