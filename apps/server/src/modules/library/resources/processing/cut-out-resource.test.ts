import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resource } from '@kadr/contract/library/resources'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import { createUploader, type Uploader, upload } from '../../../../../test/uploads.ts'
import { measureComposition } from '../../../../platform/media/images.ts'

let app: TestShell
let person: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
})
afterAll(() => app.stop())

const VASE =
  '<svg width="400" height="500"><ellipse cx="200" cy="280" rx="90" ry="150" fill="#b3202e"/></svg>'
const STRIPES = `<svg width="400" height="500">${Array.from(
  { length: 20 },
  (_, index) =>
    `<rect x="${index * 20}" width="10" height="500" fill="hsl(${index * 50} 70% 50%)"/>`,
).join('')}</svg>`

const shoot = (drawing: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: '#ebe7e0' } })
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg()
    .toBuffer()

const put = async (filename: string, content: Buffer) => {
  const { resource: made } = await upload(app, { ...person, filename, content })
  if (!made) throw new Error('not uploaded')
  return made.id
}
const cut = (id: string, token = person.token) =>
  call(app, { method: 'POST', path: `/resources/${id}/cut-out`, token })

it('makes a picture of a thing without its plain ground, once, and keeps the photo', async () => {
  const id = await put('Ваза.jpg', await shoot(VASE))
  const made = z.parse(resource, (await cut(id)).data)
  expect(made).toMatchObject({ name: 'Ваза, без фона', kind: 'image', mimeType: 'image/webp' })
  expect(made.width).toBeGreaterThan(170)
  expect(made.width).toBeLessThan(200)
  expect(z.parse(resource, (await cut(id)).data).id).toBe(made.id)
  const { data } = await call(app, { path: `/resources/${id}`, token: person.token })
  expect(data).toMatchObject({ name: 'Ваза.jpg', width: 400 })

  const { rawPayload } = await app.http.inject({ method: 'GET', url: made.urls.original })
  await withTempFolder({
    tempDir: app.ctx.media.tempDir,
    async run(folder) {
      const path = join(folder, 'cut')
      await writeFile(path, rawPayload)
      expect(await measureComposition(path)).toMatchObject({ isCutOut: true })
    },
  })
})

it('says what is wrong where the ground is not plain', async () => {
  const { status, error } = await cut(await put('Полоски.jpg', await shoot(STRIPES)))
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 'VALIDATION_FAILED', field: 'id' })
  expect(error?.message).toContain('Фон неоднородный')
})

it('does not know the pictures of others', async () => {
  const id = await put('Ваза 2.jpg', await shoot(VASE.replace('#b3202e', '#20367f')))
  const stranger = await createUploader(app, 2)
  expect((await cut(id, stranger.token)).status).toBe(404)
})
