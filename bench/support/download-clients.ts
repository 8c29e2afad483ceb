/**
 * Those who download, as a process of their own, behind everything else on the machine. Its argument is the address of
 * the server; `find` answers with the key of a work, `download` with the seconds each of so many at once took.
 */
import { findDownload, prepareDownload } from '@kadr/contract/site/downloads'
import { playedSources } from '@kadr/sandbox/downloads'
import * as z from 'zod/mini'

const [url = ''] = process.argv.slice(2)

/** Limits are per address, so each caller gets a different one. */
const addressOf = (caller: number) => ({ 'x-forwarded-for': `198.51.100.${caller % 250}` })

/** The events of a call. */
const ask = async (path: string, body: object, caller: number): Promise<unknown[]> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...addressOf(caller) },
    body: JSON.stringify(body),
  })
  const frames = (await answer.text()).split('\n\n').filter((frame) => frame.startsWith('data: '))
  return frames.map((frame): unknown => JSON.parse(frame.slice('data: '.length)))
}

const findKey = async (): Promise<string> => {
  const body = { url: playedSources.youtube?.linkTo('00') ?? '', source: 'youtube' }
  const last = z.parse(findDownload.events, (await ask(findDownload.path, body, 0)).at(-1))
  // The first row is a picture and a sound that are joined: the dearest kind of download.
  if (last.type === 'found') return last.items[0]?.key ?? ''
  throw new Error(JSON.stringify(last))
}

const download = async (key: string, caller: number): Promise<number> => {
  const startedAt = performance.now()
  const events = await ask(prepareDownload.path, { key }, caller)
  const last = z.parse(prepareDownload.events, events.at(-1))
  if (last.type !== 'ready') throw new Error(JSON.stringify(last))
  const answer = await fetch(`${url}${last.url}`, { headers: addressOf(caller) })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok || byteLength < 10_000) throw new Error(`${answer.status}, ${byteLength} bytes`)
  return (performance.now() - startedAt) / 1000
}

const order = z.union([
  z.object({ find: z.literal(true) }),
  z.object({ download: z.number(), key: z.string() }),
])

process.on('disconnect', () => process.exit())
process.on('message', async (message) => {
  const given = z.parse(order, message)
  if ('find' in given) return process.send?.(await findKey())
  const callers = Array.from({ length: given.download }, (_, caller) => caller)
  return process.send?.(await Promise.all(callers.map((caller) => download(given.key, caller))))
})
process.send?.('ready')
