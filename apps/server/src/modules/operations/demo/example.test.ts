import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let token: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await signInAs(app, { id: 7001 }))
})
afterAll(() => app.stop())

const ask = async (method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  (await call(app, { method, path: '/demo/example', token })).data
const itemsAt = async (path: string) => (await call(app, { path, token })).data

it('is offered to an empty workspace, added once and taken away', async () => {
  expect(await ask()).toEqual({ state: 'offered', reelId: null })
  const added = await ask('POST')
  expect(added).toMatchObject({ state: 'added', reelId: expect.any(String) })
  expect(await ask('POST')).toEqual(added)
  expect(await itemsAt('/reels')).toMatchObject({
    items: [{ kind: 'slideshow', title: expect.stringContaining('Пример') }],
  })
  expect(await itemsAt('/posts')).toMatchObject({ items: [{ state: 'draft' }] })
  expect(await ask('DELETE')).toEqual({ state: 'offered', reelId: null })
  expect(await itemsAt('/reels')).toMatchObject({ items: [] })
  expect(await itemsAt('/posts')).toMatchObject({ items: [] })
  expect(await ask('POST')).toMatchObject({ state: 'added' })
  await ask('DELETE')
})

it('is not offered where somebody has begun', async () => {
  const body = { text: 'Свой пост', mediaIds: [], utm: null, erid: '', targets: [] }
  await call(app, { method: 'POST', path: '/posts', token, body })
  expect(await ask()).toEqual({ state: 'none', reelId: null })
})
