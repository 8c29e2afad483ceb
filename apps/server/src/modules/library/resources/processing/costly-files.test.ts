import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeVideo } from '../../../../../test/media.ts'
import { call } from '../../../../../test/people.ts'
import { createTestApp } from '../../../../../test/test-app.ts'
import type { TestShell } from '../../../../../test/test-shell.ts'
import {
  beginUpload,
  continueUpload,
  createUploader,
  outcomeOf,
  runAllJobs,
  type Uploader,
  upload,
} from '../../../../../test/uploads.ts'
import { readImage } from '../../../../platform/media/images.ts'
import { processingQueueOf, queueGroupOf } from './processing-queues.ts'

let folder: string
let app: TestShell
let person: Uploader

const writeProgram = (name: string, script: string) => {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

const reportOf = ({ rate = '30/1', seconds = 1 }) =>
  JSON.stringify({
    format: { duration: String(seconds) },
    streams: [
      { codec_type: 'video', codec_name: 'h264', width: 3840, height: 2160, avg_frame_rate: rate },
    ],
  })

const sayProbe = (report: string) => writeProgram('ffprobe', `echo '${report}'`)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadr-tools-'))
  // Never ends, like ffmpeg on an endless video.
  writeProgram('ffmpeg', `echo $$ > ${folder}/pid; exec sleep 600`)
  sayProbe(reportOf({}))
  app = await createTestApp({ config: { programPath: `${folder}:/usr/bin:/bin` } })
  person = await createUploader(app, 1)
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

const content = makeVideo({ seconds: 1, size: '160x120' })

it.each([
  ['4K at 120 frames a second for half an hour', { rate: '120/1', seconds: 1800 }],
  ['4K with an unknown rate for half an hour', { rate: '0/0', seconds: 1800 }],
])('refuses by the cost of decoding, whatever the size of the file: %s', async (_name, report) => {
  sayProbe(reportOf(report))
  const { state, refusal } = await upload(app, { ...person, filename: 'a.mp4', content })
  expect(state).toBe('refused')
  expect(refusal).toContain('слишком тяжёлое')
})

/** The shell makes the file before it writes the number into it. */
const readProgramPid = () => {
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
  expect(pid).toBeGreaterThan(1)
  return pid
}

it('ends the program that works on a file when the file is deleted', async () => {
  sayProbe(reportOf({ seconds: 10 }))
  const { id } = await beginUpload(app, { ...person, filename: 'b.mp4', size: content.length })
  await continueUpload(app, { ...person, id, body: content })
  const jobs = runAllJobs(app)
  const pid = await vi.waitFor(readProgramPid)
  expect(isProcessAlive(pid)).toBe(true)
  const { resource } = await outcomeOf(app, { ...person, id })
  const body = { ids: [resource?.id], action: { kind: 'delete' } }
  const path = '/resources/change'
  const deleted = await call(app, { method: 'POST', path, token: person.token, body })
  expect(deleted.status).toBe(200)
  await jobs
  expect(isProcessAlive(pid)).toBe(false)
})

it('queues long videos apart, by workspace', () => {
  const picture = { kind: 'image', width: 300, height: 300, durationSeconds: null } as const
  const film = { kind: 'video', width: 3840, height: 2160, durationSeconds: 400 } as const
  const at = { workspaceId: person.workspaceId }
  expect(processingQueueOf({ ...picture, ...at })).not.toBe(processingQueueOf({ ...film, ...at }))
  expect(queueGroupOf(at)).not.toBe(queueGroupOf({ workspaceId: null }))
})

/** Made in another process, so that this one has neither encoded nor decoded it. */
const makeLargeAvif = () => {
  const path = join(folder, 'large.avif')
  const script = `const sharp = require('sharp')
    sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#123' } })
      .avif({ effort: 0 }).toFile(process.argv[1])`
  execFileSync(process.execPath, ['-e', script, path], { cwd: import.meta.dirname })
  return path
}

it('decodes a large picture of a kilobyte outside of the server process', async () => {
  const path = makeLargeAvif()
  expect(statSync(path).size).toBeLessThan(10_000)
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  expect(await readImage(path)).toEqual({ width: 5000, height: 5000 })
  clearInterval(watch)
  expect(peak - before).toBeLessThan(100 * 1024 * 1024)
}, 120_000)
