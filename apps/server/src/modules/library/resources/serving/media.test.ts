import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { drawPicture } from '../../../../../test/media.ts'
import { call } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { createUploader, upload } from '../../../../../test/uploads.ts'
import { publicMediaUrl } from '../../../../platform/storage/media-urls.ts'
import { getResources, presentResource, type ResourceRow } from '../index.ts'

const clock = createFakeClock()
let app: TestShell
let row: ResourceRow
let url = ''
let content: Buffer
beforeAll(async () => {
  app = await createTestApp({ clock })
  const person = await createUploader(app, 1)
  content = await drawPicture({ seed: 7 })
  const { resource } = await upload(app, { ...person, filename: 'Лето "2026".jpg', content })
  const [found] = await getResources({ ctx: app.ctx, ...person, ids: [resource?.id ?? ''] })
  if (!found) throw new Error('no row')
  row = found
  url = presentResource({ ctx: app.ctx, row }).urls.original
})
afterAll(() => app.stop())

const get = (headers: Record<string, string> = {}, path = url, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ method, url: path, headers })

it('gives the file whole, with its type, and as nothing but a file', async () => {
  const answer = await get()
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(content)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(content.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="[\w. -]+"; filename\*=/)
  const download = await get({}, `${url}&download=1`)
  expect(download.headers['content-disposition']).toMatch(/^attachment/)
})

it('gives parts of it, and says when there is no such part', async () => {
  const part = await get({ range: 'bytes=10-19' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 10-19/${content.length}`)
  expect(part.rawPayload.equals(content.subarray(10, 20))).toBe(true)
  const tail = await get({ range: 'bytes=-5' })
  expect(tail.rawPayload.equals(content.subarray(-5))).toBe(true)
  const beyond = await get({ range: `bytes=${content.length}-` })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`)
  expect((await get({ range: 'bytes=1-2,4-5' })).statusCode).toBe(200)
  const stale = await get({ range: 'bytes=0-3', 'if-range': '"another"' })
  expect(stale.statusCode).toBe(200)
})

it('answers a browser that has it, and one that only asks', async () => {
  const { headers } = await get()
  const etag = String(headers.etag)
  const fresh = await get({ 'if-none-match': `"x", ${etag}` })
  expect(fresh.statusCode).toBe(304)
  expect(fresh.body).toBe('')
  const head = await get({}, url, 'HEAD')
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-length']).toBe(String(content.length))
  expect(head.rawPayload).toHaveLength(0)
})

it('a media URL is stable for hours, so that a redrawn page reloads nothing', () => {
  expect(presentResource({ ctx: app.ctx, row }).urls.original).toBe(url)
  expect(url).not.toContain('http')
  const expires = new Date(clock.now().getTime() + 60_000)
  const whole = publicMediaUrl({ ctx: app.ctx, row, variant: 'webp-320', expires })
  expect(whole).toMatch(/^http:\/\/localhost:3000\/api\/media\//)
})

it('opens to nothing that we did not sign', async () => {
  const swap = (from: RegExp, to: string) => url.replace(from, to)
  const exp = Number(new URL(url, 'http://x').searchParams.get('exp'))
  for (const path of [
    swap(/\/original/, '/webp-320'),
    swap(/exp=\d+/, `exp=${exp + 1}`),
    swap(/sig=[\w-]+/, 'sig=x'),
    swap(/sig=[\w-]+/, `sig=${'A'.repeat(43)}`),
    swap(/v=[\w-]+/, 'v=x'),
    swap(/&sig=.*/, ''),
    swap(/media\/[\w-]+/, 'media/019a7d54-0000-7000-8000-000000000000'),
    swap(/\/original/, '/..%2f..%2fsecret.key'),
    swap(/exp=\d+/, 'exp=1&exp=2'),
    '/api/media/x/y',
  ]) {
    const answer = await get({}, path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.json(), path).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } })
  }
})

it('closes when its time is over', async () => {
  const expires = new Date(clock.now().getTime() + 60_000)
  const { pathname, search } = new URL(
    publicMediaUrl({ ctx: app.ctx, row, variant: 'original', expires }),
  )
  expect((await get({}, pathname + search)).statusCode).toBe(200)
  clock.advance(61_000)
  expect((await get({}, pathname + search)).statusCode).toBe(404)
})

it('a file is in the export of its owner by a URL that is valid for a day', async () => {
  const owner = await createUploader(app, 2)
  const picture = await drawPicture({ seed: 8 })
  await upload(app, { ...owner, filename: 'Осень.jpg', content: picture })
  const { data } = await call(app, { path: '/users/me/export', token: owner.token })
  const { sections } = z
    .object({ sections: z.object({ resources: z.array(z.object({ fileUrl: z.string() })) }) })
    .parse(data)
  const [{ fileUrl } = { fileUrl: '' }] = sections.resources
  expect(fileUrl).toMatch(/^http:\/\/localhost:3000\/api\/media\//)
  const path = fileUrl.replace('http://localhost:3000', '')
  clock.advance(DAY_MS - 60_000)
  const file = await get({}, path)
  expect(file.rawPayload.equals(picture)).toBe(true)
  expect(file.headers['content-disposition']).toMatch(/^attachment/)
  clock.advance(60_000)
  expect((await get({}, path)).statusCode).not.toBe(200)
})
