import { post } from '@kadr/contract/publishing/posts'
import { clipProposal } from '@kadr/contract/studio/footage'
import { newId } from '@kadr/kit/new-id'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startAi } from '../../../../test/ai.ts'
import { makeVideo } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import {
  giveVideoPoints,
  readGeneration,
  startRenderer,
  TINY_RENDER,
  videoPointsOf,
} from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader, upload } from '../../../../test/uploads.ts'

let app: TestShell
let person: Uploader
let renderer: ReturnType<typeof startRenderer>
beforeAll(async () => {
  app = await createTestApp({ config: { render: TINY_RENDER } })
  person = await createUploader(app, 1)
  await giveVideoPoints({ app, person })
  renderer = startRenderer(app)
})
afterAll(async () => {
  await renderer.stop()
  await app.stop()
})

const ask = (path: string, part: object = {}) => call(app, { path, token: person.token, ...part })

const SENTENCES = [
  'Почему чашка трескается в печи?',
  'Самая частая ошибка это спешка.',
  'Глина сохнет от трёх до семи дней.',
  'Я сама испортила двадцать чашек.',
  'Самое главное это воздух в глине.',
]

const ours = () => ({ app, person })

/** Four minutes of a talk, a word every half a second. */
const WORDS = Array.from({ length: 24 }, () => SENTENCES.join(' '))
  .join(' ')
  .split(' ')
  .map((text, at) => ({ text, from: at * 480, to: at * 480 + 400 }))
  .filter(({ to }) => to < 240_000)
const SOUND = { speech: [{ from: 0, to: 240_000 }], quiet: [], loudness: [-20, -18] }

const addTalk = async (seconds: number, { app, person } = ours()) => {
  const id = newId()
  // The same bytes would be the same file of the library, which is heard once.
  const extra = ['-metadata', `title=${id}`]
  const content = makeVideo({ seconds: 4, size: '160x120', extra })
  const { resource } = await upload(app, { ...person, filename: 'talk.mp4', content })
  const resourceId = resource?.id ?? ''
  const { pool } = app.database
  await pool.query(
    `insert into transcripts (id, workspace_id, user_id, resource_id, file_id, state, seconds, words_source, words_until, sound, finished_at)
     select $1, $2, $3, id, file_id, 'ready', $5, 'text', 240000, $6, now() - interval '1 minute' from resources where id = $4`,
    [id, person.workspaceId, person.userId, resourceId, seconds, JSON.stringify(SOUND)],
  )
  await pool.query(
    `insert into transcript_pieces (transcript_id, kind, from_ms, until_ms, data) values ($1, 'words', 0, 240000, $2)`,
    [id, JSON.stringify(WORDS)],
  )
  return { id, resourceId }
}

it('proposes clips of a long talk, each with a title, and none of a short one', async () => {
  const { id } = await addTalk(240)
  const { data } = await ask(`/transcripts/${id}/clips`)
  const { clips } = z.parse(z.object({ clips: z.array(clipProposal) }), data)
  expect(clips.length).toBeGreaterThanOrEqual(4)
  for (const { span, title } of clips) {
    expect(span.to).toBeGreaterThan(span.from)
    expect(title.length).toBeGreaterThan(3)
  }
})

it('makes a reel and a draft of a clip once, and gives the draft its video', async () => {
  const { id, resourceId } = await addTalk(4)
  const before = await videoPointsOf({ app, person })
  const source = { asset: resourceId, ms: 4000, width: 160, height: 120, hasSound: false }
  const form = createOwnVideoForm({ source, music: null, hasEffects: false })
  const clips = [{ span: { from: 500, to: 2000 }, title: 'Почему трескается чашка' }]
  const order = {
    method: 'POST',
    headers: { 'idempotency-key': newId() },
    body: { form, clips, connectionIds: [] },
  }
  const made = z.object({
    items: z.array(z.object({ reelId: z.string(), generation: z.object({ id: z.string() }) })),
  })
  const first = z.parse(made, (await ask(`/transcripts/${id}/reels`, order)).data)
  const again = z.parse(made, (await ask(`/transcripts/${id}/reels`, order)).data)
  expect(again.items.map(({ reelId }) => reelId)).toEqual(first.items.map(({ reelId }) => reelId))
  const generationId = first.items[0]?.generation.id ?? ''
  await vi.waitFor(
    async () =>
      expect((await readGeneration({ app, person, id: generationId })).state).toBe('ready'),
    { timeout: 60_000, interval: 300 },
  )
  await app.consumeEvents()
  const { data } = await ask('/posts')
  const { items } = z.parse(z.object({ items: z.array(post) }), data)
  expect(items).toHaveLength(1)
  expect(items[0]?.text).toContain('Почему трескается чашка')
  expect(items[0]?.media).toHaveLength(1)
  expect(await videoPointsOf({ app, person })).toBe(before - 1)
})

it('refuses clips of another video and beyond the end', async () => {
  const { id, resourceId } = await addTalk(4)
  const headers = { 'idempotency-key': newId() }
  const send = (asset: string, to: number, connectionIds: string[] = []) => {
    const source = { asset, ms: 4000, width: 160, height: 120, hasSound: false }
    const clips = [{ span: { from: 0, to }, title: 'Клип' }]
    const body = { form: createOwnVideoForm({ source }), clips, connectionIds }
    return ask(`/transcripts/${id}/reels`, { method: 'POST', headers, body })
  }
  expect(await send(resourceId, 9000)).toMatchObject({ status: 400, error: { field: 'clips' } })
  expect(await send(newId(), 2000)).toMatchObject({ status: 404, error: { field: 'form' } })
  const { rows: before } = await app.database.pool.query('select count(*) from reels')
  expect(await send(resourceId, 2000, [newId()])).toMatchObject({ status: 404 })
  const { rows: after } = await app.database.pool.query('select count(*) from reels')
  expect(after).toEqual(before)
})

describe('with an engine', () => {
  let ai: Awaited<ReturnType<typeof startAi>>
  let engine: TestShell
  let said: object[] = []
  beforeAll(async () => {
    ai = await startAi({}, () => JSON.stringify({ clips: said }))
    engine = await createTestApp({ config: { ai: ai.config } })
  })
  afterAll(async () => {
    await engine.stop()
    ai.stop()
  })

  const choiceOf = z.object({ clips: z.array(clipProposal), isByAi: z.boolean() })
  const open = async (number: number) => {
    const who = await createUploader(engine, number)
    const { id } = await addTalk(240, { app: engine, person: who })
    const path = `/transcripts/${id}/clips`
    const send = (part: object = {}) => call(engine, { path, token: who.token, ...part })
    const pointsLeft = async () => {
      const { data } = await call(engine, { path: '/users/me/points', token: who.token })
      return z.parse(z.object({ aiGenerations: z.number() }), data).aiGenerations
    }
    return { send, pointsLeft }
  }
  const press = () => ({ method: 'POST', headers: { 'idempotency-key': newId() } })

  it('keeps what it chose for a request, and fills up with what the rules chose', async () => {
    const { send, pointsLeft } = await open(31)
    const byRules = z.parse(choiceOf, (await send()).data)
    expect(byRules.isByAi).toBe(false)
    said = [{ first: 6, last: 14, title: 'Почему чашка', why: 'Вопрос' }]
    const order = press()
    const chosen = z.parse(choiceOf, (await send(order)).data)
    expect(chosen.isByAi).toBe(true)
    expect(chosen.clips.length).toBeGreaterThanOrEqual(4)
    expect(chosen.clips.filter(({ why }) => why === 'Вопрос')).toHaveLength(1)
    expect(await pointsLeft()).toBe(4)
    said = []
    expect(z.parse(choiceOf, (await send(order)).data)).toEqual(chosen)
    expect(z.parse(choiceOf, (await send()).data)).toEqual(chosen)
    expect(await pointsLeft()).toBe(4)
  })

  it('leaves the clips of the rules and the point where nothing usable came', async () => {
    const { send, pointsLeft } = await open(32)
    const before = (await send()).data
    said = [{ first: 900, last: 901, title: 'Клип', why: '' }]
    expect(await send(press())).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } })
    expect((await send()).data).toEqual(before)
    expect(await pointsLeft()).toBe(5)
  })
})

it('says that there is no engine to choose', async () => {
  const { id } = await addTalk(240)
  const headers = { 'idempotency-key': newId() }
  expect(await ask(`/transcripts/${id}/clips`, { method: 'POST', headers })).toMatchObject({
    status: 503,
    error: { code: 'UNAVAILABLE' },
  })
})
