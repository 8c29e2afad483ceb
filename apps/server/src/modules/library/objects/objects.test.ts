import * as contract from '@kadr/contract/library/objects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'

let app: TestShell
let person: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
})
afterAll(() => app.stop())

const search = async (query: string) => {
  const path = `/objects?query=${encodeURIComponent(query)}`
  const { data } = await call(app, { path, token: person.token })
  return z.parse(contract.searchObjects.data, data).objects
}

it('finds objects by Russian words in any form, and as they are typed', async () => {
  expect((await search('кофе'))[0]).toEqual({ name: 'hot-beverage', label: expect.any(String) })
  const names = async (query: string) => (await search(query)).map(({ name }) => name)
  expect(await names('собаки')).toContain('dog-face')
  expect(await names('ноутбуками')).toContain('laptop')
  expect(await names('велос')).toContain('bicycle')
  expect(await names('маникюр')).toContain('nail-polish')
  expect(await names('абракадабра')).toEqual([])
})

it('shows common objects before anything is typed', async () => {
  const objects = await search('')
  expect(objects).toHaveLength(120)
  expect(objects.map(({ name }) => name)).toContain('coin')
})

it('serves the drawing of an object to anybody, to be kept', async () => {
  const get = (path: string) => app.http.inject({ url: `/api/objects/${path}` })
  const full = await get('hot-beverage/full')
  expect(full.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
  })
  expect(full.body).toMatch(/^<svg [^>]*viewBox="0 0 32 32">/)
  expect((await get('hot-beverage/flat')).body).not.toBe(full.body)
  expect((await get('no-such-object/full')).statusCode).toBe(404)
  expect((await get('constructor/full')).statusCode).toBe(404)
  expect((await get('hot-beverage/other')).statusCode).toBe(400)
})
