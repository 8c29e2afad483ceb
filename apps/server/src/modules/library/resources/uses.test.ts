import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPicture } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import {
  createUploader,
  listStoredFiles,
  runAllJobs,
  type Uploader,
  upload,
} from '../../../../test/uploads.ts'
import { inTransaction } from '../../../db/connection.ts'
import { getResources, presentResource, replaceUses, storeFile } from './index.ts'

let app: TestShell
let person: Uploader
let seed = 100
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
})
afterAll(() => app.stop())

const addPicture = async () => {
  seed += 1
  const content = await drawPicture({ seed })
  const { resource } = await upload(app, { ...person, filename: `${seed}.jpg`, content })
  return { id: resource?.id ?? '', size: content.length }
}
const use = (
  resourceIds: readonly string[],
  { usedBy, isScheduled = false }: { usedBy: string; isScheduled?: boolean },
) =>
  inTransaction(app.ctx.db, (tx) =>
    replaceUses({
      ctx: app.ctx,
      tx,
      workspaceId: person.workspaceId,
      kind: 'post',
      usedBy,
      title: 'Скидки недели',
      resourceIds,
      isScheduled,
    }),
  )
const remove = (id: string, isForced = false) =>
  call(app, {
    method: 'POST',
    path: '/resources/change',
    token: person.token,
    body: { ids: [id], action: { kind: 'delete', isForced } },
  })
const usedBytes = async () => {
  const { data } = await call(app, { path: '/resources/storage', token: person.token })
  return data
}
const filesOf = (id: string) => listStoredFiles(app).filter((path) => path.includes(id))

it('deletes what nobody uses at once, with every byte', async () => {
  const { id, size } = await addPicture()
  expect(await usedBytes()).toMatchObject({ usedBytes: size, limitBytes: 1_000_000_000 })
  expect(filesOf(id).length).toBeGreaterThan(3)
  expect((await remove(id)).status).toBe(200)
  expect(await usedBytes()).toMatchObject({ usedBytes: 0 })
  await runAllJobs(app)
  expect(listStoredFiles(app)).toEqual([])
})

it('warns before something scheduled loses its file, and keeps the bytes until the last use goes', async () => {
  const { id, size } = await addPicture()
  const [first, second] = [randomUUID(), randomUUID()]
  await use([id], { usedBy: first, isScheduled: true })
  await use([id], { usedBy: second })
  const uses = await call(app, { path: `/resources/${id}/uses`, token: person.token })
  expect(uses.data).toHaveLength(2)
  expect(uses.data).toContainEqual({
    kind: 'post',
    id: first,
    title: 'Скидки недели',
    isScheduled: true,
  })
  expect(await remove(id)).toMatchObject({ status: 409, error: { code: 'RESOURCE_IN_USE' } })
  expect((await remove(id, true)).status).toBe(200)
  await runAllJobs(app)
  expect((await call(app, { path: `/resources/${id}`, token: person.token })).status).toBe(404)
  expect(filesOf(id).length).toBeGreaterThan(3)
  expect(await usedBytes()).toMatchObject({ usedBytes: size })
  const ask = { ctx: app.ctx, workspaceId: person.workspaceId, ids: [id] }
  expect(await getResources(ask)).toHaveLength(1)

  await use([], { usedBy: first })
  await runAllJobs(app)
  expect(filesOf(id).length).toBeGreaterThan(3)
  await use([], { usedBy: second })
  await runAllJobs(app)
  expect(filesOf(id)).toEqual([])
  expect(await usedBytes()).toMatchObject({ usedBytes: 0 })
  await expect(getResources(ask)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('lets nobody use a resource of another workspace', async () => {
  const { id } = await addPicture()
  const stranger = await createUploader(app, 2)
  const { workspaceId } = stranger
  await expect(getResources({ ctx: app.ctx, workspaceId, ids: [id] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const steal = inTransaction(app.ctx.db, (tx) =>
    replaceUses({
      ctx: app.ctx,
      tx,
      workspaceId,
      kind: 'product',
      usedBy: randomUUID(),
      title: 'x',
      resourceIds: [id],
    }),
  )
  await expect(steal).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('survives a deletion and a use of the same resource at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await addPicture()
    const usedBy = randomUUID()
    const [removed, used] = await Promise.allSettled([remove(id), use([id], { usedBy })])
    expect(removed).toMatchObject({ value: { status: 200 } })
    const { rows } = await app.database.pool.query('select id from resources where id = $1', [id])
    expect(rows).toHaveLength(used.status === 'fulfilled' ? 1 : 0)
    if (used.status === 'fulfilled') await use([], { usedBy })
  }
})

it('replaces a file and keeps the id, the uses and the account right', async () => {
  const before = await addPicture()
  const usedBy = randomUUID()
  await use([before.id], { usedBy })
  const old = filesOf(before.id)
  const content = await drawPicture({ seed: 999, width: 300 })
  const replace = { ...person, filename: 'новое.jpg', metadata: { replaces: before.id } }
  expect(await upload(app, { ...replace, content })).toMatchObject({
    state: 'accepted',
    resource: { id: before.id, width: 300, size: content.length, state: 'ready' },
  })
  expect(filesOf(before.id).filter((path) => old.includes(path))).toEqual([])
  const uses = await call(app, { path: `/resources/${before.id}/uses`, token: person.token })
  expect(uses.data).toHaveLength(1)
  const sound = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(99)])
  expect(await upload(app, { ...replace, content: sound })).toMatchObject({ state: 'refused' })
  const { rows } = await app.database.pool.query(
    `select (select sum(size)::int from resources where workspace_id = $1) as rows,
      (select used_bytes::int from workspace_storage where workspace_id = $1) as account`,
    [person.workspaceId],
  )
  expect(rows[0].account).toBe(rows[0].rows)
  await remove(before.id)
  await use([], { usedBy })
})

it('stores a file that came another way, once, and as part of the starter pack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-store-'))
  const path = join(folder, 'a.jpg')
  const content = await drawPicture({ seed: 2000 })
  writeFileSync(path, content)
  const { ctx } = app
  const { workspaceId } = person
  const own = { ctx, workspaceId, name: '../фото.jpg', tags: ['с сайта'] }
  const first = await storeFile({ ...own, source: { path } })
  expect(first).toMatchObject({ isDuplicate: false, row: { name: 'фото.jpg', tags: ['с сайта'] } })
  const again = await storeFile({ ...own, source: { stream: createReadStream(path) } })
  expect(again).toMatchObject({ isDuplicate: true, row: { id: first.row.id } })

  const starterId = randomUUID()
  const starter = { ctx, workspaceId: null, starterId, source: { path } }
  const made = await storeFile({ ...starter, name: 'Фон' })
  expect(presentResource({ ctx, row: made.row })).toMatchObject({ id: starterId, isStarter: true })
  const named = await storeFile({ ...starter, name: 'Фон 2', tags: ['фоны'] })
  expect(named).toMatchObject({ isDuplicate: true, row: { name: 'Фон 2', tags: ['фоны'] } })
  writeFileSync(path, await drawPicture({ seed: 2001 }))
  const other = await storeFile({ ...starter, name: 'Фон 2' })
  expect(other).toMatchObject({ isDuplicate: false, row: { id: starterId } })
  await runAllJobs(app)
  expect(filesOf(starterId).filter((file) => file.includes(made.row.fileId))).toEqual([])

  writeFileSync(path, '<html>')
  await expect(storeFile({ ...own, source: { path } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    userMessage: expect.stringMatching(/^Тип файла/),
  })
  rmSync(folder, { recursive: true })
})

it('leaves no byte of a person who deletes themselves', async () => {
  const leaver = await createUploader(app, 3)
  const content = await drawPicture({ seed: 3000 })
  const { resource } = await upload(app, { ...leaver, filename: 'a.jpg', content })
  const before = listStoredFiles(app)
  expect(before.some((path) => path.includes(resource?.id ?? '?'))).toBe(true)
  const exported = await call(app, { path: '/users/me/export', token: leaver.token })
  expect(JSON.stringify(exported.data)).toContain(resource?.id)
  const body = { confirmation: 'УДАЛИТЬ' }
  const gone = { method: 'DELETE' as const, path: '/users/me', token: leaver.token, body }
  expect((await call(app, gone)).status).toBe(200)
  await runAllJobs(app)
  expect(listStoredFiles(app).filter((path) => path.includes(leaver.workspaceId))).toEqual([])
})
