import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { PLAYED_VERSION, playedSources } from '@kadr/sandbox/downloads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PATH, type Played, playSources, engine as system } from '../test/played.ts'
import { canRunScripts, findEngine, lookForEngine } from './_shared/engine/find-engine.ts'
import { releaseHosts, updateEngine } from './_shared/engine/update-engine.ts'
import { findLink } from './find-link.ts'
import { readDetails, readWork } from './read-work.ts'

const RELEASES_URL = 'https://github.com/yt-dlp/yt-dlp/releases/latest/download'
const now = new Date('2026-11-18')
let played: Played
let folder: string
let file: string
beforeAll(async () => {
  played = await playSources()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadr-engine-'))
  file = join(folder, 'yt-dlp')
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(() => played.close())

const update = (fetch: SafeFetch = played.outside.fetchFrom(releaseHosts(RELEASES_URL))) =>
  updateEngine({ fetch, url: RELEASES_URL, file, path: PATH, now })

/** The release with something wrong in it. */
const tampered =
  (change: (name: string, text: string) => string): SafeFetch =>
  async (url, request) => {
    const response = await played.outside.fetchFrom(releaseHosts(RELEASES_URL))(url, request)
    const text = change(String(url).split('/').at(-1) ?? '', await response.text())
    const { Response } = await import('undici')
    return new Response(text, { status: response.status })
  }

const old = '#!/bin/sh\necho 2023.03.04\n'
const placeOld = () => {
  writeFileSync(file, old)
  chmodSync(file, 0o755)
}

describe('the newest engine', () => {
  it('is fetched, checked, and used instead of an older one of the system', async () => {
    expect(await update()).toMatchObject({ isNew: true, engine: { version: PLAYED_VERSION } })
    const found = await findEngine({ path: PATH, given: null, fetched: file, now })
    expect(found).toMatchObject({ program: file, isOld: false, runtime: process.execPath })
    expect(await update()).toMatchObject({ isNew: false })
    expect(readdirSync(folder)).toEqual(['yt-dlp'])
  })

  it.each<[string, string, Parameters<typeof tampered>[0]]>([
    ['has another sum', 'wrong-sum', (name, text) => (name === 'yt-dlp' ? `${text}#` : text)],
    ['has no sum', 'no-sum', (name, text) => (name === 'yt-dlp' ? text : '')],
  ])('stays away when it %s: the one before is kept', async (_, fault, change) => {
    placeOld()
    await expect(update(tampered(change))).rejects.toMatchObject({ fault })
    expect(readFileSync(file, 'utf8')).toBe(old)
    expect(readdirSync(folder)).toEqual(['yt-dlp'])
  })

  it('stays away when the server is silent or it does not start here', async () => {
    placeOld()
    const silent: SafeFetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(update(silent)).rejects.toMatchObject({ fault: 'unreachable' })
    const fetch = played.outside.fetchFrom(releaseHosts(RELEASES_URL))
    const bare = updateEngine({ fetch, url: RELEASES_URL, file, path: '/nowhere', now })
    await expect(bare).rejects.toMatchObject({ fault: 'no-python' })
    expect(readFileSync(file, 'utf8')).toBe(old)
    expect(readdirSync(folder)).toEqual(['yt-dlp'])
  })

  it.skipIf(!system)('solves scripts by our Node, within its limits [needs yt-dlp]', async () => {
    const { engine } = await update()
    const { outside } = played
    const found = await findLink({ text: playedSources.youtube?.linkTo('00') ?? '', outside })
    const details = await readDetails({ outside, found })
    const work = { outside, found, details, path: PATH, tempDir: folder }
    expect((await readWork({ ...work, engine })).items.length).toBeGreaterThan(2)
    const lame = { ...engine, runtime: '/nowhere/node' }
    await expect(readWork({ ...work, engine: lame })).rejects.toMatchObject({ code: 'source-down' })
    expect(await canRunScripts({ runtime: process.execPath, path: PATH })).toBe(true)
    expect(await canRunScripts({ runtime: '/nowhere/node', path: PATH })).toBe(false)
  })
})

describe('an engine that is not there', () => {
  const look = (place: { path?: string; given?: string | null }) =>
    lookForEngine({ path: '/nowhere', given: null, fetched: file, now, ...place })

  it('is told from one that Python is missing for, and one that fails', async () => {
    expect(await look({})).toEqual({ engine: null, fault: 'absent' })
    writeFileSync(file, '#!/usr/bin/env python3\nprint(1)\n')
    chmodSync(file, 0o755)
    expect(await look({})).toEqual({ engine: null, fault: 'no-python' })
    writeFileSync(file, '#!/bin/sh\nexit 3\n')
    expect(await look({ path: PATH, given: file })).toEqual({ engine: null, fault: 'broken' })
  })

  it('starts though it unpacks itself first, as one-file builds do', async () => {
    const unpacking = `#!/bin/sh\nhead -c 40000000 /dev/zero > "${folder}/unpacked" && echo 2026.10.01\n`
    writeFileSync(file, unpacking)
    chmodSync(file, 0o755)
    expect(await look({ path: PATH, given: file })).toMatchObject({
      engine: { version: '2026.10.01' },
    })
  })
})
