import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { insertResources } from '../../../../test/library.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'

let app: TestShell
let anna: Uploader
let boris: Uploader
beforeAll(async () => {
  app = await createTestApp()
  anna = await createUploader(app, 1)
  boris = await createUploader(app, 2)
})
afterAll(() => app.stop())

const page = z.object({
  items: z.array(z.looseObject({ id: z.string(), name: z.string(), size: z.number() })),
  nextCursor: z.string().nullable(),
})
const list = async (who: Uploader, query: Record<string, string> = {}) => {
  const path = `/resources?${new URLSearchParams(query)}`
  const { data, error } = await call(app, { path, token: who.token })
  if (error) throw new Error(error.message)
  return page.parse(data)
}
const namesOf = async (who: Uploader, query?: Record<string, string>) =>
  (await list(who, query)).items.map(({ name }) => name)

const walk = async (who: Uploader, query: Record<string, string>) => {
  const found: z.infer<typeof page>['items'] = []
  let cursor: string | null = ''
  let pages = 0
  while (cursor !== null) {
    const { items, nextCursor } = await list(who, { ...query, ...(cursor && { cursor }) })
    found.push(...items)
    cursor = nextCursor
    pages += 1
  }
  return { found, pages }
}

describe('a library of ten thousand', () => {
  let many: Uploader
  beforeAll(async () => {
    many = await createUploader(app, 10)
    const names = Array.from({ length: 10_000 }, (_, n) => `Кадр ${(n * 7919) % 10_000}`)
    await insertResources(app, { workspaceId: many.workspaceId, names })
  })

  it.each(['newest', 'oldest', 'name', 'largest'])(
    'is walked by %s in whole, one query a page',
    async (sort) => {
      const { found, pages } = await walk(many, { sort, limit: '200' })
      expect(pages).toBe(50)
      expect(new Set(found.map(({ id }) => id)).size).toBe(10_000)
      if (sort === 'name') {
        expect(found.map(({ name }) => name)).toEqual(
          Array.from({ length: 10_000 }, (_, n) => `Кадр ${n}`),
        )
      }
      if (sort === 'largest') {
        const sizes = found.map(({ size }) => size)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      }
    },
    60_000,
  )

  it('asks the table once for a page, wherever the page is', async () => {
    const { nextCursor } = await list(many, { limit: '200' })
    const queries = vi.spyOn(app.database.pool, 'query')
    const count = async (query: Record<string, string>) => {
      queries.mockClear()
      await list(many, query)
      return queries.mock.calls.filter(([text]) =>
        JSON.stringify(text).includes('from \\"resources\\"'),
      ).length
    }
    expect(await count({ limit: '10' })).toBe(1)
    expect(await count({ limit: '200' })).toBe(1)
    expect(await count({ limit: '200', cursor: nextCursor ?? '' })).toBe(1)
    expect(await count({ search: 'кадр 99', kind: 'image' })).toBe(1)
    queries.mockRestore()
  })

  it('is read by an index, not by sorting it all', async () => {
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from resources where workspace_id = $1 and deleted_at is null
       order by created_at desc, id desc limit 60`.replace('$1', `'${many.workspaceId}'`),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('resources_by_time')
    expect(plan).not.toContain('Sort')
  })
})

describe('a list', () => {
  it('finds by any part of a name in any case, and takes signs as they are', async () => {
    const who = await createUploader(app, 11)
    await insertResources(app, { ...who, names: ['Ёлка.JPG', '100% скидка', 'a_b', 'axb'] })
    expect(await namesOf(who, { search: 'ЕЛКА' })).toEqual(['Ёлка.JPG'])
    expect(await namesOf(who, { search: '0%' })).toEqual(['100% скидка'])
    expect(await namesOf(who, { search: 'a_b' })).toEqual(['a_b'])
    expect(await namesOf(who, { search: '\\' })).toEqual([])
    expect(await namesOf(who, { search: '  ' })).toHaveLength(4)
  })

  it('shows nobody else’s, and refuses a cursor that is not its own', async () => {
    await insertResources(app, { ...anna, names: ['моё'] })
    expect(await namesOf(boris)).toEqual([])
    const header = { 'x-workspace-id': anna.workspaceId }
    const foreign = await call(app, { path: '/resources', token: boris.token, headers: header })
    expect(foreign.status).toBe(404)
    const forged = Buffer.from(JSON.stringify(['newest', "2026'; --Z", 'x'])).toString('base64url')
    const madeFor = Buffer.from(JSON.stringify(['name', 'a', anna.workspaceId])).toString(
      'base64url',
    )
    for (const cursor of ['x', forged, madeFor, Buffer.from('[]').toString('base64url')]) {
      const answer = await call(app, { path: `/resources?cursor=${cursor}`, token: anna.token })
      expect(answer).toMatchObject({ status: 400, error: { field: 'cursor' } })
    }
  })

  it('shows the starter pack apart, read only', async () => {
    const [id = ''] = await insertResources(app, { ...boris, names: ['фон'], tags: ['фоны'] })
    await app.database.pool.query(
      'update resources set workspace_id = null, is_starter = true where id = $1',
      [id],
    )
    expect(await namesOf(anna, { source: 'starter' })).toEqual(['фон'])
    expect(await namesOf(anna)).not.toContain('фон')
    expect((await call(app, { path: `/resources/${id}`, token: anna.token })).status).toBe(200)
    for (const request of [
      { method: 'PATCH' as const, path: `/resources/${id}`, body: { name: 'x' } },
      {
        method: 'POST' as const,
        path: '/resources/change',
        body: { ids: [id], action: { kind: 'delete', isForced: true } },
      },
    ]) {
      expect((await call(app, { ...request, token: anna.token })).status).toBe(404)
    }
  })
})

describe('a resource', () => {
  it('is renamed, described, tagged and then found by all of it', async () => {
    const who = await createUploader(app, 12)
    const [id = ''] = await insertResources(app, { ...who, names: ['IMG_1'] })
    const { data } = await call(app, {
      method: 'PATCH',
      path: `/resources/${id}`,
      token: who.token,
      body: { name: 'Закат', altText: 'Море и солнце', tags: ['лето', 'лето', 'море'] },
    })
    expect(data).toMatchObject({ name: 'Закат', tags: ['лето', 'море'], altText: 'Море и солнце' })
    for (const search of ['закат', 'солнце', 'лето']) {
      expect(await namesOf(who, { search })).toEqual(['Закат'])
    }
    expect(await namesOf(who, { tag: 'море' })).toEqual(['Закат'])
    expect(await namesOf(who, { tag: 'мор' })).toEqual([])
  })

  it('of another workspace is unknown to every call', async () => {
    const [id = ''] = await insertResources(app, { ...anna, names: ['чужое'] })
    const { token } = boris
    const requests = [
      { path: `/resources/${id}` },
      { path: `/resources/${id}/uses` },
      { method: 'PATCH' as const, path: `/resources/${id}`, body: { name: 'x' } },
      ...[
        { kind: 'move', folderId: null },
        { kind: 'tag', add: ['x'], remove: [] },
        { kind: 'delete' },
      ].map((action) => ({
        method: 'POST' as const,
        path: '/resources/change',
        body: { ids: [id], action },
      })),
    ]
    for (const request of requests) {
      expect(await call(app, { ...request, token })).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      })
    }
  })

  it('changes in bulk with all the others or not at all', async () => {
    const who = await createUploader(app, 13)
    const ids = await insertResources(app, { ...who, names: ['а', 'б', 'в'], tags: ['старое'] })
    const change = (action: object, given = ids) =>
      call(app, {
        method: 'POST',
        path: '/resources/change',
        token: who.token,
        body: { ids: given, action },
      })
    const tag = { kind: 'tag', add: ['новое'], remove: ['старое'] }
    const [foreign = ''] = await insertResources(app, { ...anna, names: ['x'] })
    expect((await change(tag, [...ids, foreign])).status).toBe(404)
    expect(await namesOf(who, { tag: 'новое' })).toEqual([])
    expect(await change(tag)).toMatchObject({ status: 200, data: { changed: 3 } })
    expect(await namesOf(who, { tag: 'новое', search: 'новое' })).toHaveLength(3)
    expect((await call(app, { path: '/resources/tags', token: who.token })).data).toEqual([
      { tag: 'новое', count: 3 },
    ])
    const tooMany = Array.from({ length: 30 }, (_, n) => `метка ${n}`)
    expect((await change({ kind: 'tag', add: tooMany, remove: [] })).status).toBe(400)
  })
})

const folder = z.object({ id: z.string(), name: z.string(), parentId: z.string().nullable() })

describe('folders', () => {
  const make = async (who: Uploader, name: string, parentId: string | null = null) =>
    call(app, {
      method: 'POST',
      path: '/resources/folders',
      token: who.token,
      body: { name, parentId },
    })
  const idOf = (answer: { data: unknown }) => folder.parse(answer.data).id
  const change = (who: Uploader, id: string, body: object) =>
    call(app, { method: 'PATCH', path: `/resources/folders/${id}`, token: who.token, body })

  it('hold no two of one name side by side, in any case', async () => {
    const who = await createUploader(app, 20)
    const id = idOf(await make(who, 'Лето'))
    expect(await make(who, 'ЛЕТО')).toMatchObject({ status: 409, error: { field: 'name' } })
    expect((await make(who, 'Лето', id)).status).toBe(200)
    const other = idOf(await make(who, 'Зима'))
    expect((await change(who, other, { name: 'лето' })).status).toBe(409)
    expect((await change(who, id, { name: 'ЛЕТО' })).status).toBe(200)
  })

  it('never go into themselves, however many move at once', async () => {
    const who = await createUploader(app, 21)
    const a = idOf(await make(who, 'a'))
    const b = idOf(await make(who, 'b', a))
    const c = idOf(await make(who, 'c', b))
    for (const parentId of [a, b, c]) {
      expect(await change(who, a, { parentId })).toMatchObject({
        status: 409,
        error: { field: 'parentId' },
      })
    }
    const d = idOf(await make(who, 'd'))
    const e = idOf(await make(who, 'e'))
    const answers = await Promise.all([
      change(who, d, { parentId: e }),
      change(who, e, { parentId: d }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('give what they held to their parent when they go', async () => {
    const who = await createUploader(app, 22)
    const outer = idOf(await make(who, 'Год'))
    const inner = idOf(await make(who, 'Лето', outer))
    await make(who, 'Лето', inner)
    const ids = await insertResources(app, { ...who, names: ['фото'] })
    await call(app, {
      method: 'POST',
      path: '/resources/change',
      token: who.token,
      body: { ids, action: { kind: 'move', folderId: inner } },
    })
    expect(await namesOf(who, { folderId: 'root' })).toEqual([])
    const gone = { method: 'DELETE' as const, path: `/resources/folders/${inner}` }
    expect((await call(app, { ...gone, token: boris.token })).status).toBe(404)
    expect((await call(app, { ...gone, token: who.token })).status).toBe(200)
    expect(await namesOf(who, { folderId: outer })).toEqual(['фото'])
    const { data } = await call(app, { path: '/resources/folders', token: who.token })
    expect(data).toMatchObject([
      { name: 'Год', parentId: null, count: 1 },
      { name: 'Лето', parentId: outer, count: 0 },
    ])
  })

  it('of another workspace are unknown', async () => {
    const foreign = idOf(await make(anna, 'моя'))
    expect((await make(boris, 'x', foreign)).status).toBe(404)
    expect((await change(boris, foreign, { name: 'x' })).status).toBe(404)
    const ids = await insertResources(app, { ...boris, names: ['x'] })
    const action = { kind: 'move', folderId: foreign }
    const body = { ids, action }
    const move = { method: 'POST' as const, path: '/resources/change', token: boris.token, body }
    expect((await call(app, move)).status).toBe(404)
  })
})
