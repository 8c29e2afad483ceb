import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { Response } from 'undici'
import { expect, it } from 'vitest'
import { DownloadRefusedError } from '../refusal.ts'
import { openFile } from './open-track.ts'

const track = { url: 'https://v.redd.it/a.mp4', isPlaylist: false, headers: {} }

/** A source that first fails with these errors. */
const open = (failures: readonly Error[], signal = new AbortController().signal) => {
  let calls = 0
  const fetch: SafeFetch = async () => {
    const failure = failures[calls]
    calls += 1
    if (failure) throw failure
    return new Response('bytes')
  }
  return { opened: openFile({ fetch, track, signal, maxBytes: 100 }), countCalls: () => calls }
}

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) })

it('asks again when the source closed a kept connection', async () => {
  const { opened, countCalls } = open([failed('UND_ERR_SOCKET')])
  expect((await opened).status).toBe(200)
  expect(countCalls()).toBe(2)
})

it('says that the source is down when it is not reached', async () => {
  const { opened, countCalls } = open([failed('UND_ERR_CONNECT_TIMEOUT')])
  await expect(opened).rejects.toThrow(DownloadRefusedError)
  expect(countCalls()).toBe(1)
})

it('leaves the reason of one who stopped', async () => {
  const reason = new Error('stopped')
  const { opened } = open([reason], AbortSignal.abort(reason))
  await expect(opened).rejects.toBe(reason)
})
