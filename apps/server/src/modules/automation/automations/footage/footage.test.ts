import { automationVideo } from '@kadr/contract/automation/automation-footage'
import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { Automation } from '@kadr/contract/automation/automations'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { insertResources } from '../../../../../test/library.ts'
import { readFootage } from './read-footage.ts'

const world = setUpAutomating()
const { clock, signal, create, read, runsOf, planOf, work, send, postsOf } = world

// A turn reads the folders of everybody.
beforeEach(() => world.app().database.pool.query('delete from automations'))

const query = (text: string, values: unknown[] = []) =>
  world.app().database.pool.query(text, values)

const SECONDS = 240
const STARTS = ['Почему', 'Самая частая ошибка', 'Сначала', 'Я сама', 'Самое главное']
const SYLLABLES = ['ка', 'ли', 'мо', 'ну', 'пе', 'ро', 'са', 'ти', 'фу', 'хе', 'це', 'ша']

/** Other words in every sentence, so that no clip says what another one does. */
const talkOf = (topic: string) => {
  const random = createSeededRandom(topic)
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? ''
  const word = () => `${syllable()}${syllable()}${syllable()}${syllable()}`
  return Array.from({ length: 90 }, (_, at) => {
    const start = STARTS[at % STARTS.length] ?? ''
    return `${start} ${word()} ${word()} ${word()} ${word()}${at % STARTS.length === 0 ? '?' : '.'}`
  })
}

/** A word every half a second. */
const wordsOf = (sentences: readonly string[]) =>
  sentences
    .join(' ')
    .split(' ')
    .map((text, at) => ({ text, from: at * 480, to: at * 480 + 400 }))
    .filter(({ to }) => to < SECONDS * 1000)

const SPEECH = Array.from({ length: 8 }, (_, at) => ({
  from: at * 30_000 + 1000,
  to: at * 30_000 + 28_000,
}))
const soundOf = (speech: readonly object[]) =>
  JSON.stringify({ speech, quiet: [], loudness: Array.from({ length: 1200 }, () => -20) })

const addFolder = async () => {
  const id = newId()
  await query(
    'insert into resource_folders (id, workspace_id, name, sort_name) values ($1, $2, $3, $3)',
    [id, world.who().workspaceId, `Записи ${id}`],
  )
  return id
}

let added = 0
const addVideo = async (folderId: string, name: string, seconds = SECONDS) => {
  const [id = ''] = await insertResources(world.app(), { ...world.who(), names: [name] })
  added += 1
  await query(
    `update resources set kind = 'video', duration_seconds = $2, width = 1920, height = 1080, folder_id = $3,
       created_at = timestamptz '2026-01-01' + $4 * interval '1 minute' where id = $1`,
    [id, seconds, folderId, added],
  )
  return id
}

type Known = { words?: readonly string[]; speech?: readonly object[]; state?: string }

/** What the footage module has found of a video by now. */
const know = async (resourceId: string, { words, speech = SPEECH, state = 'ready' }: Known) => {
  const { rows } = await query(
    `insert into transcripts (id, workspace_id, user_id, resource_id, file_id, state, seconds, words_source, sound, failure)
     select $1, workspace_id, $2, id, file_id, $4, $5, $6, $7, $8 from resources where id = $3
     on conflict (workspace_id, resource_id) do update
       set state = excluded.state, sound = excluded.sound, failure = excluded.failure
     returning id`,
    [
      newId(),
      world.who().userId,
      resourceId,
      state,
      SECONDS,
      words ? 'text' : 'none',
      soundOf(speech),
      state === 'failed' ? 'Это видео не читается.' : null,
    ],
  )
  if (!words) return
  await query(
    `insert into transcript_pieces (transcript_id, kind, from_ms, until_ms, data) values ($1, 'words', 0, $2, $3)`,
    [rows[0].id, SECONDS * 1000, JSON.stringify(wordsOf(words))],
  )
}

const ruleOf = (folderId: string, part: Partial<AutomationRule> = {}): Partial<AutomationRule> => ({
  output: 'own-video',
  source: { kind: 'footage', folderId, clips: 2 },
  schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '18:00'] },
  mode: 'draft',
  ...part,
})

const turn = async (by = MINUTE_MS) => {
  clock.advance(by)
  await readFootage({ ctx: world.app().ctx, signal })
}

const videosOf = async (made: Automation) => (await read(made)).footage ?? []

const finishRenders = async () => {
  const { rows } = await query(
    `update generations set state = 'ready', progress = 100, finished_at = now()
     where workspace_id = $1 and state = 'queued' returning id`,
    [world.who().workspaceId],
  )
  const names = rows.map(({ id }) => `${id}.jpg`)
  const files = await insertResources(world.app(), { ...world.who(), names })
  for (const [at, { id }] of rows.entries()) {
    await query(
      'insert into generation_results (generation_id, resource_id, position) values ($1, $2, 0)',
      [id, files[at]],
    )
  }
}

it('makes reels of the best clips of each video in turn, each clip once', async () => {
  const folderId = await addFolder()
  const first = await addVideo(folderId, 'Первая запись.mp4')
  await know(first, { words: talkOf('глина') })
  const made = await create(ruleOf(folderId))
  expect((await planOf(made, 1)).map(({ item }) => item)).toEqual([null, null])
  await turn()
  const planned = await planOf(made, 1)
  expect(planned.map(({ item }) => item?.key.startsWith(`clip:${first}:`))).toEqual([true, true])
  await work()
  await finishRenders()
  clock.advance(5 * MINUTE_MS)
  await work()
  const { rows: reels } = await query(
    `select kind, caption, form->'span' span from reels where workspace_id = $1`,
    [world.who().workspaceId],
  )
  expect(reels.map(({ kind }) => kind)).toEqual(['own-video', 'own-video'])
  expect(new Set(reels.map(({ span }) => JSON.stringify(span))).size).toBe(2)
  const posts = await postsOf()
  expect(posts.map(({ state }) => state)).toEqual(['draft', 'draft'])
  expect(posts.every(({ text, time }) => text.includes('\n\n') && time !== null)).toBe(true)
  expect(await videosOf(made)).toMatchObject([{ state: 'cut', clips: 2, left: 0, cost: 0 }])
  // Read again, the same video gives nothing new: the next run waits for another one.
  await turn(DAY_MS)
  await work()
  expect((await runsOf(made)).filter(({ state }) => state === 'made')).toHaveLength(2)
  const second = await addVideo(folderId, 'Вторая запись.mp4')
  await know(second, { words: talkOf('глазурь') })
  await turn()
  expect((await videosOf(made)).map(({ resourceId }) => resourceId)).toEqual([second, first])
  const next = (await planOf(made, 2)).flatMap(({ item }) => item?.key ?? [])
  expect(next.every((key) => key.startsWith(`clip:${second}:`))).toBe(true)
  expect(next).not.toHaveLength(0)
})

it('says which video failed and goes on with the others', async () => {
  const folderId = await addFolder()
  const broken = await addVideo(folderId, 'Битая.mp4')
  const silent = await addVideo(folderId, 'Тихая.mp4')
  const good = await addVideo(folderId, 'Целая.mp4')
  await addVideo(folderId, 'Короткая.mp4', 40)
  const made = await create(ruleOf(folderId))
  await turn()
  // A video that is heard is expected to give its clips: only two are begun for two clips.
  const begun = await videosOf(made)
  expect(begun.map(({ name, state }) => [name, state])).toEqual([
    ['Целая.mp4', 'waiting'],
    ['Тихая.mp4', 'reading'],
    ['Битая.mp4', 'reading'],
  ])
  await know(silent, { speech: [] })
  for (let failure = 0; failure < 4; failure += 1) {
    await know(broken, { state: 'failed' })
    await turn()
    await turn(3 * HOUR_MS)
  }
  await know(good, {})
  await turn(HOUR_MS)
  const videos = z.parse(z.array(automationVideo), await videosOf(made))
  expect(videos.map(({ name, state, failure }) => [name, state, failure])).toEqual([
    ['Целая.mp4', 'cut', null],
    ['Тихая.mp4', 'failed', 'В\u00a0видео не слышно речи'],
    ['Битая.mp4', 'failed', 'Это видео не читается.'],
  ])
  // Nothing hears words here: clips are chosen by the sound and named by the video.
  expect((await planOf(made, 1))[0]?.item?.title).toMatch(/^Целая\.mp4, \d+:\d\d$/)
})

it('tells what its videos take before it is saved', async () => {
  const folderId = await addFolder()
  await addVideo(folderId, 'Час.mp4', 3600)
  await addVideo(folderId, 'Минута.mp4', 60)
  expect(await send(`/footage?folderId=${folderId}`)).toEqual({
    videos: 1,
    others: 1,
    seconds: 3600,
    points: 0,
    mostPoints: 0,
    engineName: null,
  })
  await expect(send(`/footage?folderId=${newId()}`)).rejects.toThrow('NOT_FOUND')
})

it('waits for points at the video that needs them, and says so', async () => {
  const folderId = await addFolder()
  await addVideo(folderId, 'Два часа.mp4', 7200)
  const made = await create(ruleOf(folderId))
  const { ctx } = world.app()
  const transcribe = () => Promise.reject(new Error('not reached'))
  const hearing = { ...ctx, ai: { ...ctx.ai, transcribe } }
  await readFootage({ ctx: hearing, signal })
  const [video] = await videosOf(made)
  expect(video).toMatchObject({ state: 'waiting' })
  expect(video?.failure).toMatch(/ИИ/)
  await query('update points_balances set granted = 1000 where user_id = $1', [world.who().userId])
  clock.advance(2 * HOUR_MS)
  await readFootage({ ctx: hearing, signal })
  expect(await videosOf(made)).toMatchObject([{ state: 'reading', failure: null }])
})

it('refuses another output and words of a person', async () => {
  const folderId = await addFolder()
  await expect(create(ruleOf(folderId, { output: 'slideshow' }))).rejects.toThrow(
    'Из длинных видео получаются только рилсы',
  )
  await expect(create(ruleOf(newId()))).rejects.toThrow('NOT_FOUND')
  const { id } = await create(ruleOf(folderId))
  const body = { topic: 'Кофе дома' }
  await expect(send(`/${id}/runs`, { method: 'POST', body })).rejects.toThrow('режутся из видео')
})

it('takes the clips an engine chose, asked once, and those of the rules without a reply', async () => {
  const folderId = await addFolder()
  const first = await addVideo(folderId, 'Первая запись.mp4')
  await know(first, { words: talkOf('глина') })
  const made = await create(ruleOf(folderId, { source: { kind: 'footage', folderId, clips: 4 } }))
  const clip = { first: 6, last: 12, title: 'Выбрано', why: 'Вопрос' }
  let said = JSON.stringify({ clips: [clip] })
  const { ctx: offline } = world.app()
  async function* text() {
    yield { text: said }
  }
  const ctx = { ...offline, ai: { ...offline.ai, isOffline: false, text } }
  const look = async () => {
    clock.advance(MINUTE_MS)
    await readFootage({ ctx, signal })
  }
  await look()
  await look()
  expect(await videosOf(made)).toMatchObject([{ state: 'cut', clips: 4, cost: 1 }])
  const titles = (await planOf(made, 5)).flatMap(({ item }) => item?.title ?? [])
  expect(titles).toHaveLength(4)
  expect(titles).toContain('Выбрано')
  said = 'не JSON'
  const second = await addVideo(folderId, 'Вторая запись.mp4')
  await know(second, { words: talkOf('глазурь') })
  await query(`update automation_items set is_old = true where automation_id = $1`, [made.id])
  await look()
  expect(await videosOf(made)).toMatchObject([
    { resourceId: second, state: 'cut', clips: 4, cost: 0 },
    { resourceId: first },
  ])
})
