import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, signInAs } from '../../../../test/people.ts'
import { addAccount, addMember, ask, createDraft, newWriter } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { housekeepingJob } from '../../../platform/jobs/housekeeping.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { copyPicturesJob } from '../../library/products/import-products.ts'
import { processJob } from '../../library/resources/declared-jobs.ts'
import { reservePoints } from '../../money/points/index.ts'
import { exportPersonalData } from './export-personal-data.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const exported = z.object({
  exportedAt: z.string(),
  sections: z.record(z.string(), z.array(z.looseObject({}))),
})
const exportOf = async (token: string) =>
  exported.parse((await call(app, { path: '/users/me/export', token })).data)

const remove = (token: string, confirmation = 'УДАЛИТЬ') =>
  call(app, { method: 'DELETE', path: '/users/me', token, body: { confirmation } })

/** Tables that reference a user, directly or through other tables. */
const personalTables = async () => {
  const { rows } = await app.database.pool.query<{ table: string }>(`
    with recursive personal(oid) as (
      select 'users'::regclass::oid
      union select conrelid from pg_constraint join personal on confrelid = personal.oid
        where contype = 'f'
    ) select oid::regclass::text as table from personal`)
  return rows.map(({ table }) => table)
}

const camel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('an export', () => {
  it('has a section for every table about a person', async () => {
    const { token } = await signInAs(app, { id: 1 })
    const { sections } = await exportOf(token)
    const untold = [
      // Exported with their workspaces, resources and users.
      ...['workspace_members', 'workspace_storage', 'resource_renditions', 'resource_uses'],
      // Only progress of the demo; its rows are exported with their modules.
      ...['demo_steps'],
      // Flows in progress contain only one-time secrets.
      ...['sign_in_flows', 'sign_in_moves', 'oauth_states', 'handover_tickets'],
      // Contents of feeds; the rule with the feed's URL is exported.
      ...['automation_feeds', 'automation_items'],
      // Only how far the clips of a video are found; videos, transcripts and rules are exported.
      ...['automation_videos'],
      // Messages to Telegram groups; members have the same among their notifications.
      ...['group_notices'],
      // Where the reading of an account stands, and lists of the items that are exported.
      ...['conversation_accounts', 'conversation_places', 'conversation_roots', 'conversations'],
      // Exported with their answers and rules.
      ...['answer_attempts', 'conversation_rule_hits'],
      // Hashes of one-time codes and of tokens; the grants they belong to are exported.
      ...['program_tokens'],
      // Passkeys: challenges taken once, counters of wrong answers, proofs of a few minutes.
      ...['passkey_challenges', 'passkey_guards', 'proofs'],
      // Rows of a sheet as they were read; its address and the posts made of them are exported.
      ...['plan_sheet_rows'],
      // Second factor: secrets of a session, and hashes of codes used once.
      ...['operator_entries', 'operator_recovery_codes'],
      // Answers repeated to the same request, kept for a day.
      ...['idempotent_answers'],
      // Exported with their transcripts.
      ...['transcript_pieces'],
      // Only which draft waits for the video of a reel; both are exported.
      ...['clip_reels'],
      // Hashes of other people, kept for a day.
      ...['affiliate_visitors'],
    ]
    const expected = (await personalTables()).filter((table) => !untold.includes(table)).map(camel)
    expect(Object.keys(sections).sort()).toEqual(expected.sort())
  })

  it('tells about this person and nobody else, and gives no secret away', async () => {
    const stranger = await signInAs(app, { id: 2, firstName: 'Чужой' })
    const person = await signInAs(app, { id: 3, firstName: 'Своя' })
    await call(app, {
      method: 'POST',
      path: '/users/me/sign-ins/google/link',
      token: person.token,
    })
    await call(app, { method: 'POST', path: '/users/me/export/link', token: person.token })
    const text = JSON.stringify(await exportOf(person.token))
    expect(text).toContain('Своя')
    expect(text).not.toContain('Чужой')
    expect(text).not.toContain(stranger.user.id)
    const { rows } = await app.database.pool.query<{ hash: string }>(
      `select hash from refresh_tokens union select hash from sign_in_links
        union select hash from export_links`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { hash } of rows) expect(text).not.toContain(hash)
    expect(text).not.toContain(person.refreshToken)
  })
})

it('exports no section of two modules', async () => {
  const { user } = await signInAs(app, { id: 7 })
  const twin = { name: 'twin', exportPersonalData: () => ({ users: readAtOnce(async () => []) }) }
  const ctx = { ...app.ctx, modules: [...app.ctx.modules, twin] }
  await expect(exportPersonalData({ ctx, userId: user.id })).rejects.toThrow('Section users')
})

describe('a long export', () => {
  const COUNT = 450
  const insertNotifications = async (userId: string, workspaceId: string) => {
    await app.database.pool.query(
      `insert into notifications (id, user_id, workspace_id, kind, title, text, key)
       select gen_random_uuid(), $1, $2, 'published', 'Вышел', 'Пост ' || n, 'long:' || n
       from generate_series(1, $3) n`,
      [userId, workspaceId, COUNT],
    )
  }
  const beginFile = async (token: string) => {
    const { data } = await call(app, { method: 'POST', path: '/users/me/export/link', token })
    return new URL(z.object({ url: z.string() }).parse(data).url).pathname
  }
  const EXPORT_PATH = '/api/users/me/export'
  const textsOf = (document: unknown) =>
    exported.parse(document).sections.notifications?.map(({ text }) => text)

  it('has every row once, as an answer and as a file', async () => {
    const { token, user } = await signInAs(app, { id: 4 })
    await insertNotifications(user.id, await workspaceOf(app, token))
    const file = await app.http.inject(await beginFile(token))
    const { data } = await call(app, { path: '/users/me/export', token })
    for (const document of [file.json(), data]) {
      const texts = textsOf(document)
      expect(texts).toHaveLength(COUNT)
      expect(new Set(texts).size).toBe(COUNT)
    }
  })

  it('that fails on its way is cut off, and can not be taken for a whole one', async () => {
    const { token } = await signInAs(app, { id: 5 })
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
    const file = await beginFile(token)
    await app.database.pool.query('alter table brand_voices rename to brand_voices_away')
    try {
      for (const path of [EXPORT_PATH, file]) {
        const answer = await fetch(`${address}${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.status).toBe(200)
        await expect(answer.text()).rejects.toThrow('terminated')
      }
    } finally {
      await app.database.pool.query('alter table brand_voices_away rename to brand_voices')
    }
  })

  it('that can not begin is a failure of the call', async () => {
    const { token } = await signInAs(app, { id: 6 })
    await app.database.pool.query('alter table workspace_members rename to members_away')
    try {
      expect((await call(app, { path: '/users/me/export', token })).status).toBe(500)
    } finally {
      await app.database.pool.query('alter table members_away rename to workspace_members')
    }
  })
})

describe('a deletion', () => {
  const rowsOf = async (userId: string) => {
    const counts = await Promise.all(
      (await personalTables()).map(async (table) => {
        const { rows } = await app.database.pool.query<{ n: number }>(
          `select count(*)::int as n from ${table} t where t::text like $1`,
          [`%${userId}%`],
        )
        return [table, rows[0]?.n ?? 0] as const
      }),
    )
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  }

  it('takes waiting and failed jobs along, and leaves those of others and of the files', async () => {
    const person = await signInAs(app, { id: 17 })
    const other = await signInAs(app, { id: 18 })
    const send = async (token: string) => {
      const workspaceId = await workspaceOf(app, token)
      const items = [{ id: newId(), urls: ['https://shop.example/secret.jpg'] }]
      await app.ctx.jobs.enqueue(copyPicturesJob, { workspaceId, items })
      await app.ctx.jobs.enqueue(
        processJob,
        { resourceId: newId(), fileId: newId() },
        { group: workspaceId },
      )
    }
    await send(person.token)
    await send(other.token)
    expect((await remove(person.token)).status).toBe(200)
    const { rows } = await app.database.pool.query(
      `select name, count(*)::int from pgboss.job
       where name in ($1, $2, 'resources.delete-blobs') group by name order by name`,
      [copyPicturesJob.name, processJob.name],
    )
    expect(rows).toEqual([
      { name: copyPicturesJob.name, count: 1 },
      { name: 'resources.delete-blobs', count: 1 },
      { name: processJob.name, count: 1 },
    ])
    await app.database.pool.query('delete from pgboss.job')
  })

  it('asks for the word', async () => {
    const { token } = await signInAs(app, { id: 10 })
    expect(await remove(token, 'удалить')).toMatchObject({
      status: 400,
      error: { field: 'confirmation' },
    })
    expect((await call(app, { path: '/users/me', token })).status).toBe(200)
  })

  it('leaves no row of the person, ends their sessions and lets them come anew', async () => {
    const person = await signInAs(app, { id: 11 })
    const other = await signInAs(app, { id: 11 })
    const workspaceId = await workspaceOf(app, person.token)
    await reservePoints({
      ctx: app.ctx,
      workspaceId,
      kind: 'aiGenerations',
      amount: 1,
      key: 'a',
    })
    expect(Object.keys(await rowsOf(person.user.id)).length).toBeGreaterThan(5)
    expect((await remove(person.token)).status).toBe(200)
    expect(await rowsOf(person.user.id)).toEqual({})
    expect(await rowsOf(workspaceId)).toEqual({})
    for (const token of [person.token, other.token]) {
      expect((await call(app, { path: '/users/me', token })).status).toBe(401)
    }
    const answer = await call(app, {
      method: 'POST',
      path: '/auth/refresh',
      body: { refreshToken: other.refreshToken },
    })
    expect(answer.error?.code).toBe('REFRESH_FAILED')
    expect((await signInAs(app, { id: 11 })).user.id).not.toBe(person.user.id)
  })

  it('of a member of three workspaces leaves the work of the others, without the name', async () => {
    const first = await newWriter(app, 920)
    const second = await newWriter(app, 921)
    const person = await addMember(app, first, { id: 922, role: 'editor' })
    await app.database.pool.query(
      "insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'admin')",
      [second.workspaceId, person.userId],
    )
    const draft = await createDraft(app, person, [await addAccount(app, first)])
    const path = `/posts/${draft.id}/comments`
    const body = { text: 'Готово', parentId: null, mentions: [], mediaIds: [], isForGuests: false }
    expect(await ask(app, person, { method: 'POST', path, body })).toMatchObject({ status: 200 })
    const { sections } = await exportOf(person.token)
    expect(sections.workspaces).toHaveLength(3)
    expect(sections.postComments).toEqual([expect.objectContaining({ text: 'Готово' })])
    expect((await remove(person.token)).status).toBe(200)
    expect(await ask(app, first, { path: `/posts/${draft.id}` })).toMatchObject({ status: 200 })
    const { data } = await ask(app, first, { path })
    expect(data).toEqual([expect.objectContaining({ text: 'Готово', author: null })])
    for (const who of [first, second]) {
      const team = await ask(app, who, { path: '/team' })
      expect(team.data).toMatchObject({ members: [{ userId: who.userId }] })
    }
  })

  it('meets sign-ins and calls of the same person at the same moment', async () => {
    for (const id of [20, 21, 22, 23, 24]) {
      const { token } = await signInAs(app, { id })
      const paths = ['/users/me', '/users/me/points', '/users/me/subscription', '/workspaces']
      const [removed, people, ...reads] = await Promise.all([
        remove(token),
        Promise.all([1, 2, 3].map((n) => signInAs(app, { id, firstName: `Имя ${n}` }))),
        ...paths.map((path) => call(app, { path, token })),
      ])
      expect(removed.status).toBe(200)
      expect(people).toHaveLength(3)
      for (const { status } of reads) expect([200, 401]).toContain(status)
    }
  })

  it('waits until a workspace with other people is handed over', async () => {
    const owner = await signInAs(app, { id: 12 })
    const guest = await signInAs(app, { id: 13 })
    const { rows } = await app.database.pool.query<{ id: string }>(
      "insert into workspaces (id, name, time_zone) values (gen_random_uuid(), 'Агентство', 'Europe/Moscow') returning id",
    )
    const shared = rows[0]?.id
    const join = (userId: string, role: string) =>
      app.database.pool.query('insert into workspace_members values ($1, $2, $3)', [
        shared,
        userId,
        role,
      ])
    await join(owner.user.id, 'owner')
    await join(guest.user.id, 'editor')
    const refused = await remove(owner.token)
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect(refused.error?.message).toContain('«Агентство»')
    expect((await remove(guest.token)).status).toBe(200)
    expect((await remove(owner.token)).status).toBe(200)
    const left = await app.database.pool.query('select from workspaces where id = $1', [shared])
    expect(left.rowCount).toBe(0)
  })
})

it('leaves nothing of a deleted person in jobs and caches', async () => {
  const person = await signInAs(app, { id: 77 })
  const workspaceId = await workspaceOf(app, person.token)
  const secret = 'https://10.0.0.1/secret-picture.jpg'
  const text = `name;pictures\nЧай;${secret}`
  await call(app, {
    method: 'POST',
    path: '/products/import',
    token: person.token,
    body: { source: { kind: 'text', text }, isDryRun: false },
  })
  const voices = join(app.ctx.config.dataDir, 'voices', workspaceId)
  mkdirSync(voices, { recursive: true })
  writeFileSync(join(voices, 'a.json'), '{"words":["тайна"]}')
  const countJobs = async () => {
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from pgboss.job where data::text like '%secret-picture%'",
    )
    return rows[0].count
  }
  expect(await countJobs()).toBe(1)
  expect((await remove(person.token)).status).toBe(200)
  await app.runDueJobs()
  await app.runDueJobs()
  await app.ctx.jobs.enqueue(housekeepingJob, {})
  await app.runDueJobs()
  expect(await countJobs()).toBe(0)
  expect(existsSync(voices)).toBe(false)
})
