import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { sealFile } from './sealed-file.ts'

const MEDIA = 'https://v.redd.it'

let app: TestShell
let origin: string
/** One connection, so that a download and the next request share it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  app = await createTestApp()
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  agent.destroy()
  await app.stop()
})

/** The URL of a file made of these tracks of the fake source. */
const addressOf = (...paths: string[]) => {
  const tracks = paths.map((path) => ({ url: `${MEDIA}${path}`, isPlaylist: false, headers: {} }))
  const t = sealFile({
    ctx: app.ctx,
    purpose: 'address',
    file: {
      source: 'reddit',
      workId: 'kadr00',
      pageUrl: '',
      title: 'Кофе',
      author: '',
      kind: 'video',
      extension: 'mp4',
      tracks,
    },
  })
  return `/api/downloads/files?${new URLSearchParams({ t })}`
}

const open = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers }, resolve).once('error', reject)
  })

const ask = async (path: string, headers?: Record<string, string>) => {
  const answer = await open(path, headers)
  const { socket }: { socket: Socket } = answer
  const { localPort } = socket
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const { statusCode: status, headers: head } = answer
  return { status, head, body: Buffer.concat(chunks), localPort }
}

/** Running children of a process. */
const listBelow = (parent: number): { pid: number; command: string }[] =>
  execFileSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', `${parent}`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , stat = 'Z', command = '']) => !stat.startsWith('Z') && !command.startsWith('ps '))
    .map(([, pid = '', , command = '']) => ({ pid: Number(pid), command }))

const findRelay = () =>
  listBelow(process.pid).find(({ command }) => command.includes('relay-process'))?.pid

/** Zombie processes stay listed until their new parent reaps them. */
const isRunning = (pid: number) => {
  try {
    const stat = execFileSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' })
    return !stat.trim().startsWith('Z')
  } catch {
    return false
  }
}

const listFfmpeg = () => {
  try {
    return listBelow(findRelay() ?? -1).filter(({ command }) => command.includes('ffmpeg'))
  } catch {
    // `ps` fails on an empty list.
    return []
  }
}

const countSlots = async () => {
  const { rows } = await app.database.pool.query('select count(*)::int as n from download_slots')
  return rows[0]?.n
}

const killRelay = () => {
  const pid = findRelay()
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  return pid
}

const ENDLESS = ['/endless/kadr00/video.mp4', '/endless/kadr00/audio.m4a'] as const

it('writes a plain file with its ranges, and the connection serves the next request', async () => {
  const path = addressOf('/file/kadr00/both.mp4')
  const whole = await ask(path)
  expect(whole.status).toBe(200)
  expect(whole.head).toMatchObject({
    'content-length': String(whole.body.length),
    'content-type': 'video/mp4',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-request-id': expect.any(String),
  })
  expect(findRelay()).toBeDefined()
  const rest = await ask(path, { range: 'bytes=1000-' })
  expect(rest.status).toBe(206)
  expect(rest.head['content-range']).toBe(
    `bytes 1000-${whole.body.length - 1}/${whole.body.length}`,
  )
  expect(rest.body.equals(whole.body.subarray(1000))).toBe(true)
  const state = await ask('/api/downloads/state')
  expect(state.status).toBe(200)
  expect(new Set([whole.localPort, rest.localPort, state.localPort]).size).toBe(1)
  expect(await countSlots()).toBe(0)
})

it('writes a joined file, whose length nobody knows', async () => {
  const path = addressOf('/file/kadr00/video.mp4', '/file/kadr00/audio.m4a')
  const { head, body } = await ask(path)
  expect(head['transfer-encoding']).toBe('chunked')
  expect(body.subarray(4, 8).toString()).toBe('ftyp')
  const played = await app.http.inject({ url: path })
  expect(played.rawPayload.equals(body)).toBe(true)
})

it('tells why a joined file is not given before its first byte', async () => {
  const { status, body } = await ask(addressOf('/file/kadr00/none.mp4', '/file/kadr00/audio.m4a'))
  expect(status).toBe(503)
  expect(JSON.parse(body.toString())).toEqual({
    success: false,
    error: {
      code: 'UNAVAILABLE',
      message: 'Работы по этой ссылке больше нет: автор удалил её или сменил адрес',
    },
  })
  expect(await countSlots()).toBe(0)
})

it('stops when the person leaves', async () => {
  const answer = await open(addressOf('/endless/kadr00/both.mp4'))
  await new Promise((resolve) => answer.once('data', resolve))
  expect(await countSlots()).toBe(1)
  answer.destroy()
  await expect.poll(countSlots).toBe(0)
  const joined = get(`${origin}${addressOf(...ENDLESS)}`).on('error', () => undefined)
  await expect.poll(listFfmpeg).toHaveLength(1)
  joined.destroy()
  await expect.poll(listFfmpeg).toEqual([])
  await expect.poll(countSlots).toBe(0)
})

it('breaks off, frees places and leaves no program when it is killed, and is started again', async () => {
  const answer = await open(addressOf('/endless/kadr00/both.mp4'))
  await new Promise((resolve) => answer.once('data', resolve))
  const joined = fetch(`${origin}${addressOf(...ENDLESS)}`).then((given) => given.text())
  joined.catch(() => undefined)
  await expect.poll(listFfmpeg).toHaveLength(1)
  const programs = listFfmpeg()
  const killed = killRelay()
  await expect(answer.toArray()).rejects.toThrow('aborted')
  await Promise.allSettled([joined])
  await expect.poll(countSlots).toBe(0)
  await expect.poll(() => programs.filter(({ pid }) => isRunning(pid))).toEqual([])
  expect((await ask(addressOf('/file/kadr00/both.mp4'))).status).toBe(200)
  expect(findRelay()).not.toBe(killed)
})

it('the relay exits with its parent', async () => {
  const program = join(import.meta.dirname, '../../../platform/outside/downloads/relay-process.ts')
  const settings = { bytesPerSecond: 1, path: '', playedAt: null }
  const child = fork(program, [JSON.stringify(settings)], { execArgv: [] })
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})
