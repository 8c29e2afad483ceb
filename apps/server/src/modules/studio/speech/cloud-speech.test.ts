import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { voiceStatus } from '@kadr/contract/studio/speech'
import { spokenScript } from '@kadr/contract/studio/spoken-script'
import { createRhvoice, encodeWav, speak } from '@kadr/speech'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { startAi } from '../../../../test/ai.ts'
import { drawPicture, makeSound } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'

const SCRIPT = 'Цена 2 490 ₽, скидка 20% до пятницы. Заходите, пока не разобрали.'
const WORDS = ['Цена', '2 490 ₽,', 'скидка', '20%', 'до', 'пятницы.']

let ai: Awaited<ReturnType<typeof startAi>>
let app: TestShell
let person: Uploader
beforeAll(async () => {
  ai = await startAi()
  app = await createTestApp({ config: { ai: ai.config } })
  person = await createUploader(app, 1)
})
afterAll(async () => {
  await app.stop()
  ai.stop()
})

const points = async () => (await call(app, { path: '/users/me/points', token: person.token })).data
const countResources = async () =>
  (await app.database.pool.query('select count(*)::int as count from resources')).rows[0].count
const tempFolders = ({ ctx } = app) => readdirSync(ctx.media.tempDir)

let before: unknown
beforeEach(async () => {
  ai.sandbox.clearFaults()
  before = await points()
})
/** Speech is free of charge, whether it succeeds or fails. */
afterEach(async () => {
  expect(await points()).toEqual(before)
  expect(tempFolders()).toEqual([])
})

const made = z.object({ voice: spokenScript, resource: z.object({ id: z.string() }) })
const order = (script = SCRIPT) => ({ script, voice: 'cloud/usual', speed: 1 })
const say = (script?: string, { on = app, token = person.token } = {}) =>
  call(on, { method: 'POST', path: '/speech', token, body: order(script) })

const expectInOrder = ({ words, seconds }: z.infer<typeof spokenScript>) => {
  let last = 0
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = start
  }
  expect(words.at(-1)?.end).toBeLessThanOrEqual(seconds)
}

it('lists the voice by what speaks and how', async () => {
  const { data } = await call(app, { path: '/speech/voices', token: person.token })
  const cloud = z.parse(voiceStatus, data).voices.filter(({ isOffline }) => !isOffline)
  expect(cloud).toEqual([
    { key: 'cloud/usual', name: 'played-voice, alloy', gender: null, isOffline: false },
  ])
})

it('sends words as they are read and keeps what comes as a resource', async () => {
  const calls = ai.sandbox.seen().length
  const { voice, resource } = z.parse(made, (await say()).data)
  expect(ai.sandbox.seen().at(-1)?.fields).toMatchObject({
    model: 'played-voice',
    voice: 'alloy',
    response_format: 'mp3',
    input: expect.stringContaining('две тысячи четыреста девяносто рублей'),
  })
  expect(voice.words.slice(0, 6).map(({ text }) => text)).toEqual(WORDS)
  expectInOrder(voice)
  expect(voice.asset).toBe(resource.id)
  expect(z.parse(made, (await say()).data)).toEqual({ voice, resource })
  // The second request is served from the cache.
  expect(ai.sandbox.seen()).toHaveLength(calls + 1)
})

const rhvoice = createRhvoice({ tempDir: '/tmp' })

/** MPEG frames from the first byte, as engines stream them. */
const toMp3 = (wav: Buffer): Buffer =>
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-f', 'wav', '-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '64k'],
      ...['-id3v2_version', '0', '-write_xing', '0', '-f', 'mp3', 'pipe:1'],
    ],
    { input: wav },
  )

it.skipIf(rhvoice.listVoices().length === 0)(
  'finds the words in a voice that tells no times [needs librhvoice5 and rhvoice-russian]',
  async () => {
    const script = 'Почему ваши ролики не набирают просмотры? Зритель решает за две секунды.'
    const signal = AbortSignal.timeout(60_000)
    const spoken = await speak({
      script,
      engine: rhvoice,
      reader: rhvoice,
      voice: 'elena',
      speed: 1,
      signal,
    })
    const bytes = toMp3(encodeWav(spoken.sound))
    ai.sandbox.setFault({ kind: 'body', type: 'audio/mpeg', bytes, times: 1 })
    const { voice } = z.parse(made, (await say(script)).data)
    expect(voice.words.map(({ text }) => text)).toEqual(spoken.words.map(({ text }) => text))
    for (const [index, { start }] of voice.words.entries())
      expect(Math.abs(start - (spoken.words[index]?.start ?? 0))).toBeLessThan(0.08)
  },
)

it('asks again when the engine says when, and not when it would take too long', async () => {
  const asked = async () => ai.sandbox.seen().length
  const first = await asked()
  ai.sandbox.setFault({ kind: 'status', status: 429, retryAfter: 1, times: 1 })
  expect(await say('Раз.')).toMatchObject({ status: 200 })
  expect(await asked()).toBe(first + 2)
  ai.sandbox.setFault({ kind: 'status', status: 429, retryAfter: 30 })
  expect(await say('Два.')).toMatchObject({
    status: 503,
    error: {
      code: 'UNAVAILABLE',
      message: 'Сервис озвучки перегружен. Попробуйте через минуту или выберите другой голос.',
    },
  })
  expect(await asked()).toBe(first + 3)
})

const GARBAGE = Buffer.concat([Buffer.from([0xff, 0xf3]), Buffer.alloc(4000, 0xa5)])
const SILENCE = encodeWav({ samples: new Int16Array(24_000), rate: 24_000 })
const NOT_SOUND = /^Сервис озвучки прислал не звук/
const html = Buffer.from('<!doctype html><title>Вход</title>'.repeat(10))

it.each([
  ['does not take our key', { kind: 'status', status: 401 }, /не принял ключ/],
  ['does not let us in', { kind: 'status', status: 403 }, /не принял ключ/],
  ['is broken', { kind: 'status', status: 500, retryAfter: 0.01 }, /не отвечает/],
  ['sends frames without sound', { kind: 'body', type: 'audio/mpeg', bytes: GARBAGE }, NOT_SOUND],
  ['sends silence', { kind: 'body', type: 'audio/wav', bytes: SILENCE }, NOT_SOUND],
  ['sends nothing', { kind: 'body', type: 'audio/mpeg', bytes: Buffer.alloc(0) }, NOT_SOUND],
  ['sends a page', { kind: 'body', type: 'text/html', bytes: html }, NOT_SOUND],
  [
    'hangs up in the middle',
    { kind: 'body', type: 'audio/mpeg', bytes: GARBAGE, isCut: true },
    /не отвечает/,
  ],
] as const)(
  'tells what to do when the engine %s, and keeps nothing',
  async (_what, fault, text) => {
    const resources = await countResources()
    ai.sandbox.setFault(fault)
    const { status, error } = await say('Этого никто не услышит.')
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
    expect(error?.message).toMatch(text)
    expect(await countResources()).toBe(resources)
  },
)

it('takes a picture and a file that ends too early for no voice', async () => {
  const picture = await drawPicture()
  ai.sandbox.setFault({ kind: 'body', type: 'audio/mpeg', bytes: picture, times: 1 })
  expect((await say('Картинка.')).error?.message).toMatch(NOT_SOUND)
  const bytes = makeSound('half.m4a', 2).subarray(0, 400)
  ai.sandbox.setFault({ kind: 'body', type: 'audio/mp4', bytes, times: 1 })
  expect((await say('Половина.')).error?.message).toMatch(NOT_SOUND)
})

it('does not wait for ever', async () => {
  const { engine } = ai.config
  if (!engine) throw new Error('no engine')
  const hasty = await createTestApp({
    config: { ai: { ...ai.config, engine: { ...engine, timeoutMs: 300 } } },
  })
  try {
    const { token } = await createUploader(hasty, 2)
    ai.sandbox.setFault({ kind: 'hang' })
    const { status, error } = await say('Долго.', { on: hasty, token })
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'UNAVAILABLE' })
    expect(error?.message).toMatch(/слишком много времени/)
    expect(tempFolders(hasty)).toEqual([])
  } finally {
    await hasty.stop()
  }
})
