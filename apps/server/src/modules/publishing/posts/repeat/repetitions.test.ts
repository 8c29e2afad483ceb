import type { Post, RepeatRule } from '@kadr/contract/publishing/posts'
import { DAY_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import {
  ask,
  askPost,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../../test/posts.ts'
import { setUpWriters } from '../../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { repeatJob } from '../posts.jobs.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const rule = (change: Partial<RepeatRule> = {}): RepeatRule => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  until: null,
  ...change,
})

/** Sessions expire as the fake clock advances: signs the same user in again. */
const signInAgain = async () => {
  who = await newWriter(app, people)
}

const runJob = async () => {
  await app.ctx.jobs.enqueue(repeatJob, {})
  await app.runDueJobs()
  await signInAgain()
}

type Row = {
  wall_time: string
  due_at: Date
  state: string
  version: number
  id: string
  text: string
}
const repetitionsOf = async ({ id }: Pick<Post, 'id'>): Promise<Row[]> => {
  const { rows } = await app.database.pool.query<Row>(
    `select p.id, p.text, p.wall_time, p.due_at, p.version, t.state from posts p
     left join post_targets t on t.post_id = p.id where p.repeat_of = $1 and p.deleted_at is null order by p.due_at`,
    [id],
  )
  return rows
}
const wallTimesOf = async (post: Pick<Post, 'id'>) =>
  (await repetitionsOf(post)).map((row) => row.wall_time)

const series = async (wallTime: string, repeat: RepeatRule, timeZone = 'Europe/Moscow') =>
  plan(app, who, await createDraft(app, who, [channel]), wallTime, { timeZone, repeat })

describe('repetitions', () => {
  it('are planned five weeks ahead by wall time, and the job makes the rest once', async () => {
    const post = await series('2026-03-11T09:00', rule({ weekdays: [3, 5] }))
    const made = await wallTimesOf(post)
    expect(made[0]).toBe('2026-03-13T09:00')
    expect(made.at(-1)).toBe('2026-04-10T09:00')
    await Promise.all([runJob(), runJob()])
    expect(await wallTimesOf(post)).toEqual(made)
    clock.advance(7 * DAY_MS)
    await signInAgain()
    await runJob()
    const added = ['2026-04-15T09:00', '2026-04-17T09:00']
    expect(await wallTimesOf(post)).toEqual([...made, ...added])
    expect((await repetitionsOf(post)).every(({ state }) => state === 'scheduled')).toBe(true)
  })

  it('keep the local time when clocks change, in every zone', async () => {
    const zones = [
      'Europe/Moscow',
      'America/New_York',
      'Europe/Berlin',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
    ]
    for (const timeZone of zones) {
      const post = await series('2026-03-11T09:00', rule({ every: 'day', interval: 3 }), timeZone)
      const rows = await repetitionsOf(post)
      expect(rows.length).toBe(11)
      for (const { wall_time, due_at } of rows) {
        expect(wall_time.slice(11)).toBe('09:00')
        const shown = due_at.toLocaleString('en-GB', {
          timeZone,
          hour: '2-digit',
          minute: '2-digit',
        })
        expect(shown, timeZone).toBe('09:00')
      }
    }
  })

  it('never come for days that passed while nobody worked, and never at once', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day' }))
    const before = (await wallTimesOf(post)).length
    clock.advance(60 * DAY_MS)
    await signInAgain()
    await runJob()
    const rows = (await repetitionsOf(post)).slice(before)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.every(({ due_at }) => due_at > clock.now())).toBe(true)
    expect(new Set(rows.map(({ wall_time }) => wall_time.slice(0, 10))).size).toBe(rows.length)
  })

  it('end with the last date, which can’t come before the first post', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-14' }))
    expect(await wallTimesOf(post)).toEqual([
      '2026-03-12T09:00',
      '2026-03-13T09:00',
      '2026-03-14T09:00',
    ])
    const early = await ask(app, who, {
      method: 'POST',
      path: `/posts/${post.id}/schedule`,
      body: {
        version: post.version,
        when: { kind: 'at', wallTime: '2026-03-20T09:00', timeZone: 'Europe/Moscow' },
        repeat: rule({ until: '2026-03-14' }),
      },
    })
    expect(early).toMatchObject({ status: 400, error: { field: 'repeat' } })
  })
})

describe('a change of the first post', () => {
  it('of its content reaches what nobody touched and has not begun', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-15' }))
    const [touched, begun, ...others] = await repetitionsOf(post)
    await askPost(app, who, {
      method: 'PATCH',
      path: `/posts/${touched?.id}`,
      body: { version: 1, text: 'Правлено руками' },
    })
    const [target] = (await askPost(app, who, { path: `/posts/${begun?.id}` })).targets
    await forceState(app, target?.id ?? '', 'preparing')
    await askPost(app, who, {
      method: 'PATCH',
      path: `/posts/${post.id}`,
      body: { version: post.version, text: 'Новый текст серии' },
    })
    const texts = (await repetitionsOf(post)).map(({ text }) => text)
    expect(texts).toEqual([
      'Правлено руками',
      'Открыли запись на май',
      ...others.map(() => 'Новый текст серии'),
    ])
    const states = (await repetitionsOf(post)).map(({ state }) => state)
    expect(states).toEqual(['scheduled', 'preparing', ...others.map(() => 'scheduled')])
  })

  it('of its time makes them anew, never for the past', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-14' }))
    const moved = await plan(app, who, post, '2026-03-12T18:30')
    expect(await wallTimesOf(moved)).toEqual(['2026-03-13T18:30', '2026-03-14T18:30'])
  })

  it('does not bring back a repetition that was deleted by hand', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-14' }))
    const [first] = await repetitionsOf(post)
    await ask(app, who, { method: 'DELETE', path: `/posts/${first?.id}` })
    await askPost(app, who, {
      method: 'PATCH',
      path: `/posts/${post.id}`,
      body: { version: post.version, text: 'Новый текст' },
    })
    await runJob()
    expect(await wallTimesOf(post)).toEqual(['2026-03-13T09:00', '2026-03-14T09:00'])
  })

  it('that is out already can still end the series', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day' }))
    await forceState(app, post.targets[0]?.id ?? '', 'published')
    const ended = await askPost(app, who, {
      method: 'POST',
      path: `/posts/${post.id}/unschedule`,
      body: { version: post.version },
    })
    expect(ended).toMatchObject({
      repeat: null,
      state: 'published',
      time: { wallTime: '2026-03-11T09:00' },
    })
    expect(await repetitionsOf(post)).toEqual([])
  })

  it('that is deleted takes its untouched repetitions along', async () => {
    const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-14' }))
    const [touched] = await repetitionsOf(post)
    const body = { version: 1, text: 'Правлено руками' }
    await askPost(app, who, { method: 'PATCH', path: `/posts/${touched?.id}`, body })
    await ask(app, who, { method: 'DELETE', path: `/posts/${post.id}` })
    const { data } = await ask(app, who, { path: '/posts' })
    expect(data).toMatchObject({ items: [{ id: touched?.id, state: 'scheduled' }] })
  })
})

it('moves a whole series of repetitions by hand without one of them standing in another’s way', async () => {
  const post = await series('2026-03-11T09:00', rule({ every: 'day', until: '2026-03-16' }))
  const ids = (await repetitionsOf(post)).map(({ id }) => id)
  const answer = await ask(app, who, {
    method: 'POST',
    path: '/posts/change',
    body: { ids, action: { kind: 'move', days: 1 } },
  })
  expect(answer).toMatchObject({ status: 200, data: { changed: ids.length } })
  const { data } = await ask(app, who, { path: '/posts?sort=time&state=scheduled' })
  expect(JSON.stringify(data).match(/"wallTime":"2026-03-17T09:00"/g)).toHaveLength(1)
})
