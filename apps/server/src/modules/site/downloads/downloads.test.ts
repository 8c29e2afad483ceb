import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@kadr/contract/site/downloads'
import { PLAYED_VERSION, playedSources } from '@kadr/sandbox/downloads'
import { openMailbox } from '@kadr/sandbox/mail/mailbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { filledByPerson } from '../../../../test/form-guard.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createDownloadService } from './download-service.ts'
import { notifyWatchers } from './notify-watchers.ts'
import { refreshEngine } from './refresh-engine.ts'
import { runDownloadsCommand } from './run-command.ts'

const hasEngine = spawnSync('yt-dlp', ['--version']).status === 0
const clock = createFakeClock()
let app: TestShell

beforeAll(async () => {
  app = await createTestApp({
    clock,
    config: { owner: { chats: [], email: 'owner@kadr.local' } },
  })
})
afterAll(() => app.stop())

const linkTo = (source: string, end = '00') => playedSources[source]?.linkTo(end) ?? ''

/** The events of a stream, parsed. */
const ask = async ({ path, body, bearer }: { path: string; body: object; bearer?: string }) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: body,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.body
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame): unknown => JSON.parse(frame.slice(6)))
}

const find = async (url: string, source: contract.DownloadSource) => {
  const events = await ask({ path: '/downloads', body: { url, source } })
  return events.map((event) => z.parse(contract.findDownload.events, event))
}

const run = async (...args: string[]) => {
  const lines: string[] = []
  await runDownloadsCommand({ ctx: app.ctx, args, print: (line) => lines.push(line) })
  return lines
}

/** Photos need no engine, so these run everywhere. */
const findPhotos = async () => {
  const last = (await find(linkTo('tiktok', '17'), 'tiktok')).at(-1)
  if (last?.type !== 'found') throw new Error('Nothing was found')
  return last
}

const prepare = async (key: string) => {
  const events = await ask({ path: '/downloads/files', body: { key } })
  const last = z.parse(contract.prepareDownload.events, events.at(-1))
  return last.type === 'ready' ? last.url : last
}

describe('a link', () => {
  it('becomes a card, then files', async () => {
    const events = await find(linkTo('tiktok', '17'), 'tiktok')
    expect(events.map(({ type }) => type)).toEqual(['card', 'found'])
    expect(events[0]).toMatchObject({ card: { author: '@zerno.doma', durationSeconds: 3 } })
    const { items } = await findPhotos()
    expect(items).toHaveLength(3)
    expect(items[0]).toMatchObject({ kind: 'photo', extension: 'jpg', width: 720, height: 1280 })
  })

  it.each([
    ['не ссылка', 'tiktok', 'not-a-link'],
    ['https://vimeo.com/1', 'tiktok', 'not-our-source'],
    [linkTo('youtube'), 'tiktok', 'other-source'],
    [linkTo('tiktok', '01'), 'tiktok', 'private'],
    [linkTo('tiktok', '07'), 'tiktok', 'too-long'],
  ] as const)('%s on %s is refused: %s', async (url, source, code) => {
    expect((await find(url, source)).at(-1)).toMatchObject({
      type: 'refused',
      code,
      message: expect.stringMatching(/[а-я]/),
    })
  })

  it('has a picture that is drawn by us', async () => {
    const { card } = await findPhotos()
    const answer = await app.http.inject({ url: card.pictureUrl ?? '' })
    expect(answer.headers['content-type']).toBe('image/webp')
    const other = await app.http.inject({
      url: '/api/downloads/pictures?key=v1.x.xxxxxxxxxxxxxxxxxx',
    })
    expect(other.statusCode).toBe(410)
  })
})

describe('a file', () => {
  it('is streamed by a signed address, with ranges, and saved under its title', async () => {
    const { items } = await findPhotos()
    const url = await prepare(items[0]?.key ?? '')
    if (typeof url !== 'string') throw new Error('No address')
    const whole = await app.http.inject({ url })
    expect(whole.statusCode).toBe(200)
    expect(whole.headers['content-type']).toBe('image/jpeg')
    expect(whole.headers['content-disposition']).toContain('attachment')
    expect(whole.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    const rest = await app.http.inject({ url, headers: { range: 'bytes=100-' } })
    expect(rest.statusCode).toBe(206)
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true)
    const { rows } = await app.database.pool.query('select count(*)::int as n from download_slots')
    expect(rows[0]).toEqual({ n: 0 })
  })

  it('has an address for 90 seconds and a row for an hour', async () => {
    const { items } = await findPhotos()
    const key = items[0]?.key ?? ''
    const url = await prepare(key)
    clock.advance(91_000)
    expect((await app.http.inject({ url: `${url}` })).statusCode).toBe(410)
    expect(await prepare(key)).toContain('/api/downloads/files?t=')
    clock.advance(3_600_000)
    expect(await prepare(key)).toMatchObject({ code: 'address-expired' })
    expect((await app.http.inject({ url: `/api/downloads/files?t=${key}` })).statusCode).toBe(410)
  })

  it('waits in the queue behind those who run', async () => {
    const { items } = await findPhotos()
    await app.database.pool.query(
      `insert into download_slots (id, kind, address, is_running, expires_at)
       select gen_random_uuid(), 'stream', 'other ' || n, true, now() + interval '1 minute'
       from generate_series(1, 24) n`,
    )
    const waiting = ask({ path: '/downloads/files', body: { key: items[0]?.key ?? '' } })
    // A queue entry that was polled expires later than a new one.
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          `select count(*)::int as n from download_slots
           where not is_running and expires_at > created_at + interval '30 seconds'`,
        )
        return rows[0]?.n
      })
      .toBe(1)
    await app.database.pool.query(
      `update download_slots set expires_at = now() - interval '1 second' where is_running`,
    )
    const events = await waiting
    expect(events[0]).toEqual({ type: 'waiting', place: 1 })
    expect(events.at(-1)).toMatchObject({ type: 'ready' })
    await app.database.pool.query('delete from download_slots')
  })
})

describe('for those signed in', () => {
  it('a file becomes a resource with its author, by a consent', async () => {
    const { token } = await signInAs(app, { id: 1 })
    const { items } = await findPhotos()
    const key = items[0]?.key ?? ''
    const events = await ask({
      path: '/downloads/resources',
      body: { key, isOwn: true },
      bearer: token,
    })
    expect(events.at(-1)).toMatchObject({
      type: 'stored',
      resource: { kind: 'image', attribution: { author: '@zerno.doma', library: 'TikTok' } },
    })
    const body = { key, isOwn: false }
    const refused = await call(app, { method: 'POST', path: '/downloads/resources', token, body })
    expect(refused.status).toBe(400)
  })
})

describe('the rules', () => {
  it('a complaint closes the work at once, found or not', async () => {
    const { items } = await findPhotos()
    const work = {
      url: linkTo('tiktok', '17'),
      replyEmail: 'anna@example.com',
      claim: 'Это моя съёмка',
    }
    const complain = (guard: { ticket: string; website: string }) =>
      call(app, { method: 'POST', path: '/downloads/complaints', body: { ...work, ...guard } })
    const person = filledByPerson(app)
    const trapped = await complain({ ...person, website: 'https://spam.example' })
    expect(trapped.data).toEqual({ isClosed: true })
    expect(await complain({ ...person, ticket: 'forged.ticket' })).toMatchObject({ status: 400 })
    expect(await prepare(items[0]?.key ?? '')).not.toMatchObject({ code: 'work-refused' })
    const answer = await complain(person)
    expect(answer.data).toEqual({ isClosed: true })
    expect((await find(linkTo('tiktok', '17'), 'tiktok')).at(-1)).toMatchObject({
      code: 'work-refused',
    })
    expect(await prepare(items[0]?.key ?? '')).toMatchObject({ code: 'work-refused' })
  })

  it('the owner is told of a complaint, reads it by a command and opens the work again', async () => {
    await app.runDueJobs()
    const mailbox = openMailbox({ folder: join(app.ctx.config.dataDir, 'sandbox-mail') })
    const [letter] = await mailbox.list()
    expect(letter).toMatchObject({
      to: 'owner@kadr.local',
      subject: 'Жалоба на скачивание: TikTok',
      text: expect.stringContaining('Это моя съёмка'),
    })
    const workId = '7438902100000000017'
    expect(letter?.text).toContain(`npm run downloads -- open tiktok ${workId}`)
    expect((await run('complaints')).join('\n')).toMatch(/anna@example\.com\n\s+Это моя съёмка/)
    expect(await run('refused')).toEqual([expect.stringContaining(`tiktok  ${workId}`)])
    expect(await run('open', 'tiktok', workId)).toEqual([`Открыта: tiktok ${workId}`])
    await findPhotos()
    await run('refuse', linkTo('tiktok', '17'))
    expect(await run('refused')).toHaveLength(1)
    await run('open', 'tiktok', workId)
    expect(await run('refused')).toEqual(['Закрытых работ нет'])
    await expect(run('refuse', 'не ссылка')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(run('erase')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('counts how often a source let us, without those who mistyped', async () => {
    await app.database.pool.query('delete from download_outcomes')
    await find(linkTo('reddit', '17'), 'reddit')
    await find('https://www.reddit.com/r/coffee/s/Share18', 'reddit')
    await find(linkTo('reddit', '02'), 'reddit')
    await find('https://www.reddit.com/user/anna', 'reddit')
    await find('не ссылка', 'reddit')
    const { data } = await call(app, { method: 'GET', path: '/downloads/state' })
    const { sources } = z.parse(contract.getDownloadState.data, data)
    expect(sources.find(({ source }) => source === 'reddit')).toMatchObject({
      isOn: true,
      health: 'works',
      success: { found: 1, asked: 2 },
      ...(hasEngine && {
        healthText: 'Работает. За\u00a0сутки удалось 1\u00a0из\u00a02 (50\u00a0%).',
      }),
    })
    expect(sources.find(({ source }) => source === 'twitter')?.success).toBeNull()
  })
})

describe('the photos of a post', () => {
  it('come in one archive by an address of their own', async () => {
    const { items } = await findPhotos()
    const body = { key: items[0]?.key ?? '', isWhole: true }
    const last = z.parse(
      contract.prepareDownload.events,
      (await ask({ path: '/downloads/files', body })).at(-1),
    )
    if (last.type !== 'ready') throw new Error(JSON.stringify(last))
    expect(last.url.length).toBeLessThan(2000)
    const answer = await app.http.inject({ url: last.url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toContain('.zip')
    const names = answer.rawPayload.toString('utf8').match(/дома \d\.jpg/g)
    // Each is named before its content and in the list at the end.
    expect(names?.toSorted()).toEqual(
      ['1', '1', '2', '2', '3', '3'].map((number) => `дома ${number}.jpg`),
    )
  })
})

describe('a carousel of photos and a video', () => {
  it('is given whole, by file and in one archive', async () => {
    const last = (await find(linkTo('instagram', '17'), 'instagram')).at(-1)
    if (last?.type !== 'found') throw new Error('Nothing was found')
    expect(last.items.map(({ kind, part }) => [kind, part])).toEqual([
      ['photo', 1],
      ['photo', 2],
      ['photo', 3],
      ['video', 4],
    ])
    const body = { key: last.items[0]?.key ?? '', isWhole: true }
    const ready = (await ask({ path: '/downloads/files', body })).at(-1)
    const { url } = z.object({ url: z.string() }).parse(ready)
    const archive = (await app.http.inject({ url })).rawPayload.toString('utf8')
    expect(new Set(archive.match(/ \d\.(?:jpg|mp4)/g))).toEqual(
      new Set([' 1.jpg', ' 2.jpg', ' 3.jpg', ' 4.mp4']),
    )
  })
})

describe('a link of another network', () => {
  it('is led to its page', async () => {
    expect((await find(linkTo('youtube'), 'tiktok')).at(-1)).toMatchObject({
      code: 'other-source',
      source: 'youtube',
      message: expect.stringContaining('YouTube'),
    })
    const recognize = (url: string) =>
      call(app, { method: 'POST', path: '/downloads/source', body: { url } })
    expect((await recognize(`Смотри ${linkTo('reddit')}`)).data).toEqual({ source: 'reddit' })
    expect(await recognize('https://vimeo.com/1')).toMatchObject({ status: 400 })
  })
})

describe('a source that fails for most', () => {
  it('says so, and those who asked are told once when it works again', async () => {
    const { token } = await signInAs(app, { id: 77 })
    const count = (asked: number, found: number) =>
      app.database.pool.query(
        `insert into download_outcomes (source, hour, asked, found)
         values ('pinterest', date_trunc('hour', now()), $1, $2)
         on conflict (source, hour) do update set asked = $1, found = $2`,
        [asked, found],
      )
    const told = async () => {
      await notifyWatchers({ ctx: app.ctx })
      await app.consumeEvents()
      const { data } = await call(app, { method: 'GET', path: '/notifications', token })
      return JSON.stringify(data).match(/Скачивание из Pinterest снова работает/g)?.length ?? 0
    }
    await count(9, 1)
    const { data } = await call(app, { method: 'GET', path: '/downloads/state' })
    const { sources } = z.parse(contract.getDownloadState.data, data)
    expect(sources.find(({ source }) => source === 'pinterest')?.health).toBe('failing')
    const body = { source: 'pinterest' }
    const watch = { method: 'POST', path: '/downloads/watchers', body } as const
    expect((await call(app, watch)).status).toBe(401)
    for (const _ of [1, 2]) expect((await call(app, { ...watch, token })).status).toBe(200)
    expect(await told()).toBe(0)
    await count(12, 8)
    expect(await told()).toBe(1)
    expect(await told()).toBe(1)
  })
})

describe('the engine', () => {
  it('is fetched by a command, and once a week by itself where that is allowed', async () => {
    expect(await run('update')).toEqual([`yt-dlp обновлён: ${PLAYED_VERSION}`])
    expect(await run('update')).toEqual([`yt-dlp новейший: ${PLAYED_VERSION}`])
    const file = join(app.ctx.config.dataDir, 'downloads/yt-dlp')
    rmSync(file)
    const service = createDownloadService(app.ctx)
    const refresh = async (isUpdatedWeekly: boolean) => {
      const { config } = app.ctx
      const downloads = { ...config.downloads, isUpdatedWeekly }
      await refreshEngine({ ctx: { ...app.ctx, config: { ...config, downloads } }, service })
      const isThere = existsSync(file)
      rmSync(file, { force: true })
      return isThere
    }
    try {
      expect(await refresh(false)).toBe(false)
      expect(await refresh(true)).toBe(true)
      expect(await refresh(true)).toBe(false)
      clock.advance(7 * 24 * 3_600_000)
      expect(await refresh(true)).toBe(true)
    } finally {
      await service.close()
    }
  })
})

it.skipIf(!hasEngine)('gives a video by the engine [needs yt-dlp]', async () => {
  const last = (await find(linkTo('youtube'), 'youtube')).at(-1)
  if (last?.type !== 'found') throw new Error(JSON.stringify(last))
  expect(last.items.map(({ kind }) => kind)).toEqual([
    'video',
    'video',
    'audio',
    'subtitles',
    'photo',
  ])
  const url = await prepare(last.items[0]?.key ?? '')
  const answer = await app.http.inject({ url: `${url}` })
  expect(answer.headers['content-type']).toBe('video/mp4')
  expect(answer.rawPayload.subarray(4, 8).toString()).toBe('ftyp')
})
