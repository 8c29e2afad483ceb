import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { footageFacts } from '@kadr/contract/studio/footage'
import { footageStatus, transcript } from '@kadr/contract/studio/transcripts'
import { createRhvoice, encodeWav, speak } from '@kadr/speech'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startAi } from '../../../../test/ai.ts'
import { drawPicture } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, runAllJobs, type Uploader, upload } from '../../../../test/uploads.ts'
import { inTransaction } from '../../../db/connection.ts'
import { announceEnd } from './announce-end.ts'
import { insertPiece, lockTranscript } from './transcripts.repository.ts'

let ai: Awaited<ReturnType<typeof startAi>>
let app: TestShell
let person: Uploader
let stranger: Uploader
beforeAll(async () => {
  ai = await startAi({ AI_TRANSCRIPTION_MODEL: 'whisper-1' })
  app = await createTestApp({ config: { ai: ai.config } })
  person = await createUploader(app, 1)
  stranger = await createUploader(app, 2)
})
afterAll(async () => {
  await app.stop()
  ai.stop()
})
beforeEach(() => ai.sandbox.clearFaults())

const hasVoices = createRhvoice({ tempDir: '/tmp' }).listVoices().length > 0

type Heard = 'hum' | 'nothing' | 'voice'

const sayAloud = async (target: string) => {
  const engine = createRhvoice({ tempDir: tmpdir() })
  const [voice] = engine.listVoices()
  const name = voice?.key.slice(voice.key.indexOf('/') + 1) ?? ''
  const script = 'Глина сохнет неделю. Потом её обжигают, и только после этого глазуруют.'
  const order = { script, engine, reader: engine, voice: name, speed: 1 }
  const { sound } = await speak({ ...order, signal: AbortSignal.timeout(60_000) })
  writeFileSync(target, encodeWav(sound))
}

let made = 0
/** A coloured picture with a voice, with bursts of a hum, or silent. */
const makeTalk = async (seconds: number, heard: Heard): Promise<Buffer> => {
  made += 1
  const folder = mkdtempSync(join(tmpdir(), 'kadr-talk-'))
  const target = join(folder, 'talk.mp4')
  const voice = join(folder, 'voice.wav')
  if (heard === 'voice') await sayAloud(voice)
  const gate = `volume='if(lt(mod(t,4),2.5),0.5,0.0005)':eval=frame`
  const hum = `sine=frequency=${150 + made}:duration=${seconds}:sample_rate=16000,${gate}`
  const sounds = {
    hum: ['-f', 'lavfi', '-i', hum, '-c:a', 'aac'],
    nothing: [],
    voice: ['-i', voice, '-af', 'apad', '-shortest', '-c:a', 'aac'],
  }
  execFileSync('ffmpeg', [
    ...[
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `color=c=#80${40 + made}60:s=160x284:r=10:d=${seconds}`,
    ],
    ...sounds[heard],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-y', target],
  ])
  const content = readFileSync(target)
  rmSync(folder, { recursive: true, force: true })
  return content
}

const addTalk = async (heard: Heard = 'hum', seconds = 8) => {
  const content = await makeTalk(seconds, heard)
  const { resource, refusal } = await upload(app, { ...person, filename: 'talk.mp4', content })
  if (!resource) throw new Error(refusal ?? 'no talk')
  return resource.id
}

type Wish = { from: 'engine' | 'none' } | { from: 'text'; text: string }
const start = (resourceId: string, words: Wish, { token } = person) =>
  call(app, { method: 'POST', path: '/transcripts', token, body: { resourceId, words } })
const begin = async (resourceId: string, words: Wish) => {
  const { data, error } = await start(resourceId, words)
  if (error) throw new Error(error.message)
  return z.parse(transcript, data)
}
const read = async (resourceId: string) => {
  const path = `/transcripts?resourceId=${resourceId}`
  const { data } = await call(app, { path, token: person.token })
  return z.parse(z.object({ transcript }), data).transcript
}
const factsOf = async (id: string) => {
  const { data } = await call(app, { path: `/transcripts/${id}/facts`, token: person.token })
  return z.parse(z.object({ version: z.int(), facts: footageFacts }), data).facts
}
const pointsLeft = async () => {
  const { data } = await call(app, { path: '/users/me/points', token: person.token })
  return z.parse(z.object({ aiGenerations: z.number() }), data).aiGenerations
}

it('tells what recognises speech, or what to do without', async () => {
  const { data } = await call(app, { path: '/footage/status', token: person.token })
  expect(z.parse(footageStatus, data)).toMatchObject({
    engine: { name: 'whisper-1', isLocal: false },
    missing: null,
  })
})

const WITH_VOICE = '[needs librhvoice5 and rhvoice-russian]'

it.skipIf(!hasVoices)(`finds pauses for nothing, then words for points ${WITH_VOICE}`, async () => {
  const before = await pointsLeft()
  const resourceId = await addTalk('voice')
  const quick = await begin(resourceId, { from: 'none' })
  await runAllJobs(app)
  expect(await read(quick.resourceId)).toMatchObject({ state: 'ready', progress: 100, cost: 0 })
  const silent = await factsOf(quick.id)
  expect(silent.words).toBeNull()
  expect(silent.sound?.loudness.length).toBeGreaterThan(30)
  expect(silent.sound?.speech.length).toBeGreaterThan(0)
  expect(await pointsLeft()).toBe(before)

  const asked = await begin(resourceId, { from: 'engine' })
  expect(asked).toMatchObject({ id: quick.id, state: 'queued', cost: 1 })
  expect(await begin(resourceId, { from: 'engine' })).toMatchObject({ version: asked.version })
  await runAllJobs(app)
  expect(await read(asked.resourceId)).toMatchObject({ state: 'ready', cost: 1, failure: null })
  const { words } = await factsOf(asked.id)
  expect(words?.length).toBeGreaterThanOrEqual(3)
  for (const [index, word] of (words ?? []).entries()) {
    expect(word.to).toBeGreaterThan(word.from)
    expect(word.from).toBeGreaterThanOrEqual(words?.[index - 1]?.to ?? 0)
  }
  expect(await pointsLeft()).toBe(before - 1)
})

it.skipIf(!hasVoices)(
  `gives points back when the engine fails, and goes on ${WITH_VOICE}`,
  async () => {
    const before = await pointsLeft()
    const resourceId = await addTalk('voice')
    ai.sandbox.setFault({ kind: 'status', status: 500 })
    const begun = await begin(resourceId, { from: 'engine' })
    await runAllJobs(app)
    const failed = await read(begun.resourceId)
    expect(failed).toMatchObject({ state: 'failed', cost: 0 })
    expect(failed.failure).toContain('Сделанное сохранено')
    expect(await pointsLeft()).toBe(before)
    expect((await factsOf(begun.id)).sound).not.toBeNull()
    ai.sandbox.clearFaults()
    await begin(resourceId, { from: 'engine' })
    await runAllJobs(app)
    expect(await read(begun.resourceId)).toMatchObject({ state: 'ready', cost: 1 })
    expect(await pointsLeft()).toBe(before - 1)
  },
)

it('goes on after a process that was killed', async () => {
  const begun = await begin(await addTalk(), { from: 'none' })
  await app.database.pool.query(
    `update transcripts set state = 'working', lease_owner = gen_random_uuid(),
      lease_until = now() - interval '1 second', attempts = 1 where id = $1`,
    [begun.id],
  )
  await runAllJobs(app)
  expect((await read(begun.resourceId)).state).toBe('ready')
})

it('lays typed words over the speech, and keeps nothing of another text', async () => {
  const resourceId = await addTalk()
  const text = 'Глина сохнет неделю. Потом обжиг.'
  const { id } = await begin(resourceId, { from: 'text', text })
  await runAllJobs(app)
  const { words } = await factsOf(id)
  expect(words?.map((word) => word.text).join(' ')).toBe(text)
  await begin(resourceId, { from: 'text', text: 'Другие слова' })
  await runAllJobs(app)
  expect((await factsOf(id)).words).toHaveLength(2)
})

const LONG_TEXT = Array.from(
  { length: 5 },
  (_, at) => `Глина сохнет целую неделю на решётке в тени, и торопить её нельзя, раз ${at + 1}.`,
).join(' ')

it.skipIf(!hasVoices)(
  `goes on with typed words after the part that is stored ${WITH_VOICE}`,
  async () => {
    const { id, resourceId } = await begin(await addTalk('voice'), {
      from: 'text',
      text: LONG_TEXT,
    })
    await runAllJobs(app)
    const whole = await factsOf(id)
    const { rows } = await app.database.pool.query(
      `select from_ms, until_ms from transcript_pieces where transcript_id = $1 and kind = 'words' order by from_ms`,
      [id],
    )
    expect(rows.length).toBeGreaterThan(1)
    const [first] = z.array(z.object({ from_ms: z.int(), until_ms: z.int() })).parse(rows)
    await app.database.pool.query(
      `delete from transcript_pieces where transcript_id = $1 and kind = 'words' and from_ms > $2`,
      [id, first?.from_ms],
    )
    await app.database.pool.query(
      `update transcripts set state = 'failed', failure = 'Прервалось', words_until = $2 where id = $1`,
      [id, first?.until_ms],
    )
    await begin(resourceId, { from: 'text', text: LONG_TEXT })
    await runAllJobs(app)
    expect((await read(resourceId)).state).toBe('ready')
    expect(await factsOf(id)).toEqual(whole)
  },
  240_000,
)

it('stops when asked, and gives the points back', async () => {
  const before = await pointsLeft()
  const { id, resourceId } = await begin(await addTalk(), { from: 'engine' })
  const path = `/transcripts/${id}/cancel`
  const { data } = await call(app, { method: 'POST', path, token: person.token })
  expect(data).toMatchObject({ state: 'cancelled', cost: 0 })
  expect(await pointsLeft()).toBe(before)
  await runAllJobs(app)
  expect((await read(resourceId)).state).toBe('cancelled')
})

const lastNotice = async () => {
  await app.consumeEvents()
  const { data } = await call(app, { path: '/notifications', token: person.token })
  const { items } = z.parse(z.object({ items: z.array(z.looseObject({ kind: z.string() })) }), data)
  return items.find(({ kind }) => kind.startsWith('words_'))
}

/** As if the source had been long: looking at minutes of a picture would take minutes. */
const endLong = async (id: string, seconds: number) => {
  const { db } = app.ctx
  await app.database.pool.query('update transcripts set seconds = $2 where id = $1', [id, seconds])
  await inTransaction(db, async (tx) => {
    const row = await lockTranscript({ db: tx, id })
    if (row) await announceEnd({ ctx: app.ctx, tx, row })
  })
}

it('tells whoever asked for the words of a long video when they are there, or why not', async () => {
  const { id } = await begin(await addTalk('nothing', 2), { from: 'engine' })
  await runAllJobs(app)
  expect(await lastNotice()).toBeUndefined()
  await endLong(id, 60)
  expect(await lastNotice()).toBeUndefined()
  await endLong(id, 200)
  expect(await lastNotice()).toMatchObject({
    kind: 'words_failed',
    title: 'Расшифровка не удалась: «talk.mp4»',
    text: expect.stringContaining('не слышно речи'),
    link: '/reels/own-video',
  })
  const word = { text: 'Глина', from: 0, to: 300 }
  const piece = { transcriptId: id, kind: 'words', fromMs: 2001, untilMs: 2300 } as const
  await insertPiece({ db: app.ctx.db, values: { ...piece, data: [word] } })
  await endLong(id, 200)
  expect(await lastNotice()).toMatchObject({
    kind: 'words_ready',
    title: 'Расшифровка готова: «talk.mp4»',
  })
})

it('takes a video without sound for one without words', async () => {
  const before = await pointsLeft()
  const { id, resourceId } = await begin(await addTalk('nothing', 3), { from: 'engine' })
  await runAllJobs(app)
  expect(await read(resourceId)).toMatchObject({ state: 'ready', cost: 0 })
  expect(await pointsLeft()).toBe(before)
  expect(await factsOf(id)).toMatchObject({ words: [], sound: { speech: [], loudness: [] } })
})

it('refuses pictures and files of others, in words', async () => {
  const content = await drawPicture()
  const { resource } = await upload(app, { ...person, filename: 'photo.jpg', content })
  expect(await start(resource?.id ?? '', { from: 'none' })).toMatchObject({
    status: 400,
    error: { message: 'Выберите видео', field: 'resourceId' },
  })
  const resourceId = await addTalk('hum', 2)
  expect((await start(resourceId, { from: 'none' }, stranger)).status).toBe(404)
  const { id } = await begin(resourceId, { from: 'none' })
  const path = `/transcripts/${id}/facts`
  expect((await call(app, { path, token: stranger.token })).status).toBe(404)
})

it('keeps the list of filler words of a workspace', async () => {
  const path = '/footage/fillers'
  const { data: usual } = await call(app, { path, token: person.token })
  expect(usual).toMatchObject({ isUsual: true })
  const put = (words: string[] | null) =>
    call(app, { method: 'PUT', path, token: person.token, body: { words } })
  expect((await put(['Слушайте', 'вот', 'вот'])).data).toEqual({
    words: ['слушайте', 'вот'],
    isUsual: false,
  })
  expect((await put(null)).data).toEqual(usual)
})
