import { expect, it } from 'vitest'
import type { Bridge } from './bridge.ts'
import { downloadFile } from './download-file.ts'

const createBridge = () => {
  const posted: unknown[] = []
  const listeners = new Set<(data: unknown) => void>()
  const bridge: Bridge = {
    supports: () => true,
    post: (...call) => posted.push(call),
    on: (_event, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const answer = (data: unknown) => {
    for (const listener of [...listeners]) listener(data)
  }
  return { bridge, posted, answer, listeners }
}

it.each([
  [{ status: 'downloading' }, true],
  [{ status: 'cancelled' }, false],
  [undefined, false],
])('calls the client and parses %j', async (data, isAgreed) => {
  const { bridge, posted, answer, listeners } = createBridge()
  const agreed = downloadFile({ bridge, url: 'https://kadr.app/api/exports/t', fileName: 'a.json' })
  answer(data)
  expect(await agreed).toBe(isAgreed)
  expect(posted).toEqual([
    [
      'web_app_request_file_download',
      { url: 'https://kadr.app/api/exports/t', file_name: 'a.json' },
    ],
  ])
  expect(listeners.size).toBe(0)
})
