import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from '@tma.js/init-data-node'
import { Upload, type UploadOptions } from 'tus-js-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { TEST_FOLDER_PREFIX } from '../../../../../test/leftovers.ts'
import { makeVideo } from '../../../../../test/media.ts'
import { type ChildProgram, startProgram } from '../../../../../test/processes/child-program.ts'
import { findFreePort } from '../../../../platform/postgres/free-port.ts'

const BOT_TOKEN = '123456:AAabcdefghijklmnopqrstuvwxyz'
/** Larger than all buffers on the way, so that the upload can be interrupted in the middle. */
const FILLER_BYTES = 24 * 1024 * 1024

let dataDir = ''
let program: ChildProgram
let base = ''

const start = async (port: number) => {
  program = startProgram({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'off',
    STARTER: 'off',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: 'test_bot',
  })
  await program.printed('Кадр запущен')
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  program.process.kill('SIGTERM')
  await program.ended
  rmSync(dataDir, { recursive: true, force: true })
})

const api = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${base}/api${path}`, init)
  return z.object({ data: z.unknown() }).parse(await answer.json()).data
}

const signIn = async () => {
  const initData = sign(
    { user: { id: 7, first_name: 'Анна' }, query_id: 'q' },
    BOT_TOKEN,
    new Date(),
  )
  const signedIn = await api('/auth/validate', {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData },
  })
  const { token } = z.object({ token: z.string() }).parse(signedIn)
  const headers = { authorization: `Bearer ${token}` }
  const [workspace] = z
    .array(z.object({ id: z.string() }))
    .parse(await api('/workspaces', { headers }))
  return { headers, workspaceId: workspace?.id ?? '' }
}

/** A real video with a large box that players skip. */
const largeVideo = () => {
  const box = Buffer.alloc(8)
  box.writeUInt32BE(FILLER_BYTES + 8, 0)
  box.write('free', 4, 'latin1')
  return Buffer.concat([makeVideo({ seconds: 1 }), box, randomBytes(FILLER_BYTES)])
}

const PIECE_BYTES = 4 * 1024 * 1024

const send = (content: Buffer, options: UploadOptions) => {
  let sent = 0
  const done = Promise.withResolvers<void>()
  const upload = new Upload(content, {
    retryDelays: null,
    ...options,
    onProgress: (bytes) => {
      sent = bytes
      options.onProgress?.(bytes, content.length)
    },
    onSuccess: () => done.resolve(),
    onError: (error) => done.reject(error),
  })
  upload.start()
  return { upload, done: done.promise, sent: () => sent }
}

const finished = z.object({
  state: z.string(),
  refusal: z.string().nullable(),
  resource: z
    .object({ state: z.string(), size: z.number(), urls: z.object({ original: z.string() }) })
    .nullable(),
})

it('goes on with a large upload after the server was killed in its middle', async () => {
  const port = await findFreePort()
  base = `http://127.0.0.1:${port}`
  await start(port)
  const { headers, workspaceId } = await signIn()
  const content = largeVideo()
  const metadata = { filename: 'Большое видео.mp4', workspaceId }
  const options = { endpoint: `${base}/api/uploads`, headers, metadata }
  const first = send(content, {
    ...options,
    // In acknowledged chunks, so that the server can't have everything before it is killed.
    chunkSize: PIECE_BYTES,
    onProgress: (bytes) => {
      if (bytes > content.length * 0.4) program.process.kill('SIGKILL')
    },
  })
  await expect(first.done).rejects.toThrow()
  await program.ended
  expect(first.sent()).toBeLessThan(content.length)

  await start(port)
  const uploadUrl = first.upload.url ?? ''
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { ...headers, 'tus-resumable': '1.0.0' },
  })
  const offset = Number(head.headers.get('upload-offset'))
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(content.length)
  let firstSeen = content.length
  const second = send(content, {
    ...options,
    uploadUrl,
    onProgress: (bytes) => {
      firstSeen = Math.min(firstSeen, bytes)
    },
  })
  await second.done
  expect(firstSeen).toBeGreaterThanOrEqual(offset)

  const id = uploadUrl.split('/').at(-1)
  const look = async () => finished.parse(await api(`/resources/uploads/${id}`, { headers }))
  let outcome = await look()
  while (
    !['accepted', 'refused'].includes(outcome.state) ||
    outcome.resource?.state === 'processing'
  ) {
    await sleep(100)
    outcome = await look()
  }
  expect(outcome).toMatchObject({
    state: 'accepted',
    resource: { state: 'ready', size: content.length },
  })
  const stored = await fetch(`${base}${outcome.resource?.urls.original}`)
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(await stored.bytes())).toBe(hash(content))
}, 180_000)
