import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, startAi } from '../../../../test/ai.ts'
import { insertResources } from '../../../../test/library.ts'
import { newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let played: Awaited<ReturnType<typeof startAi>>
let who: Writer

beforeAll(async () => {
  played = await startAi()
  const { engine } = played.config
  if (!engine) throw new Error('no engine')
  const ai = { ...played.config, engine: { ...engine, hasVision: true } }
  app = await createTestApp({ config: { ai } })
  who = await newWriter(app, 1)
})
afterAll(async () => {
  await app.stop()
  played.stop()
})

const describePicture = (resourceId: string | undefined) =>
  ask(app, { token: who.token, task: { kind: 'alt_text', resourceId: resourceId ?? '' } })

it('sends the small form of the picture, and needs no words about it', async () => {
  const [id] = await insertResources(app, { ...who, names: ['IMG_0001.jpg'] })
  const { rows } = await app.database.pool.query<{ file_id: string }>(
    'select file_id from resources where id = $1',
    [id],
  )
  const key = `workspaces/${who.workspaceId}/${id}/${rows[0]?.file_id}/webp-320`
  await app.ctx.blobs.put({ key, body: Readable.from([Buffer.from('picture')]) })
  await app.database.pool.query(
    `insert into resource_renditions (resource_id, file_id, need, state, mime_type, size)
     values ($1, $2, 'webp-320', 'ready', 'image/webp', 7)`,
    [id, rows[0]?.file_id],
  )
  const { last } = await describePicture(id)
  expect(last?.type).toBe('done')
  const sent = JSON.stringify(played.sandbox.seen().at(-1)?.fields.messages)
  expect(sent).toContain(`data:image/webp;base64,${Buffer.from('picture').toString('base64')}`)
})

it('asks for words when there is nothing to see yet', async () => {
  const [id] = await insertResources(app, { ...who, names: ['IMG_0002.jpg'] })
  expect(await describePicture(id)).toMatchObject({
    status: 400,
    error: { field: 'task.description' },
  })
})
