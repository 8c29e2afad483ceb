import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listResources, resource } from '@kadr/contract/library/resources'
import { CATALOG, starterId } from '@kadr/starter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { registerPack } from './register-pack.ts'

const KEYS = ['background/geometry', 'background/halftone']
const { signal } = new AbortController()

let app: TestShell
let folder = ''
beforeAll(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'kadr-starter-test-'))
  mkdirSync(join(folder, 'backgrounds'))
  for (const item of CATALOG.filter(({ key }) => KEYS.includes(key))) {
    await item.make({ folder, ffmpeg: null })
  }
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

const list = async (id: number): Promise<z.infer<typeof listResources.data>> => {
  const { token } = await signInAs(app, { id })
  const { data } = await call(app, { path: '/resources?source=starter', token })
  return listResources.data.parse(data)
}
const rows = async () =>
  (await app.database.pool.query('select id, file_id, created_at from resources order by id')).rows

it('registers what was made, once, for everybody', async () => {
  await registerPack({ ctx: app.ctx, folder, signal })
  const first = await rows()
  await registerPack({ ctx: app.ctx, folder, signal })
  expect(await rows()).toEqual(first)
  await app.runDueJobs()
  for (const person of [1, 2]) {
    const { items } = await list(person)
    expect(items.map(({ id }) => id).sort()).toEqual(KEYS.map(starterId).sort())
    expect(items.every((item) => item.isStarter && item.tags.includes('фон'))).toBe(true)
    expect(
      items.every(
        ({ state, width, height }) => state === 'ready' && width === 1080 && height === 1920,
      ),
    ).toBe(true)
  }
})

it('a starter file can be used by a product and not be changed', async () => {
  const { token } = await signInAs(app, { id: 1 })
  const id = starterId('background/geometry')
  const made = await call(app, {
    method: 'POST',
    path: '/products',
    token,
    body: { name: 'Чай', resourceIds: [id] },
  })
  expect(made.data).toMatchObject({ resources: [{ id, isStarter: true }] })
  const renamed = await call(app, {
    method: 'PATCH',
    path: `/resources/${id}`,
    token,
    body: { name: 'Моё' },
  })
  expect(renamed.status).toBeGreaterThanOrEqual(400)
  const deleted = await call(app, {
    method: 'POST',
    path: '/resources/change',
    token,
    body: { ids: [id], action: { kind: 'delete', isForced: true } },
  })
  expect(deleted.status).toBeGreaterThanOrEqual(400)
  const { data } = await call(app, { path: `/resources/${id}`, token })
  expect(resource.parse(data).name).toBe('Геометрия')
})
