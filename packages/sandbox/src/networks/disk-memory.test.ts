import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMediaStore } from './_shared/media-store.ts'
import { openDiskMemory } from './disk-memory.ts'

type Thing = { at: Date; id: bigint; bytes: Uint8Array; nested: { none: null; list: number[] } }

let folder = ''
const warnings: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadr-memory-'))
  warnings.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () =>
  openDiskMemory({ folder, log: { warn: (_detail, message) => warnings.push(message) } })
const thing: Thing = {
  at: new Date('2026-11-15T09:00:00Z'),
  id: 2n ** 60n,
  bytes: new Uint8Array([1, 2, 3]),
  nested: { none: null, list: [1] },
}

it('gives back what was flushed, each value of its own kind', async () => {
  const memory = open()
  memory.table<Thing>('things').set('a', thing)
  await memory.flush()
  expect(open().table<Thing>('things').get('a')).toEqual(thing)
})

it('keeps what was changed in place once it is told', async () => {
  const memory = open()
  const things = memory.table<{ count: number }>('things')
  const one = { count: 1 }
  things.set('a', one)
  await memory.flush()
  one.count = 2
  memory.touch()
  await memory.flush()
  expect(open().table('things').get('a')).toEqual({ count: 2 })
  things.delete('a')
  await memory.flush()
  expect(open().table('things').size).toBe(0)
})

it('makes every flush wait for its own change, however many there are', async () => {
  const memory = open()
  const things = memory.table<number>('things')
  const saved = Array.from({ length: 50 }, async (_, index) => {
    things.set(String(index), index)
    await memory.flush()
    const { tables } = JSON.parse(readFileSync(join(folder, 'sandbox-state.json'), 'utf8'))
    return tables.things[index]
  })
  expect(await Promise.all(saved)).toEqual(Array.from({ length: 50 }, (_, index) => index))
})

it('leaves out what is not meant to last', async () => {
  const memory = open()
  const things = memory.table<{ isDone: boolean }>('things', ({ isDone }) => isDone)
  things.set('a', { isDone: true })
  things.set('b', { isDone: false })
  await memory.flush()
  expect([...open().table('things').keys()]).toEqual(['a'])
  expect(things.size).toBe(2)
})

it('writes nothing when nothing happened', async () => {
  const memory = open()
  memory.table('things')
  await memory.flush()
  expect(readdirSync(folder)).toEqual(['sandbox-media'])
})

it.each([
  ['broken', '{"version":1,"tab'],
  ['of another shape', '{"version":0,"tables":{"things":{"a":1}}}'],
  ['something else', '[]'],
])('starts afresh when the file is %s, and says so', (_how, text) => {
  writeFileSync(join(folder, 'sandbox-state.json'), text)
  expect(open().table('things').size).toBe(0)
  expect(warnings).toHaveLength(1)
})

it('keeps files, and lets the oldest go when there are too many', async () => {
  const memory = open()
  const shelf = createMediaStore({ memory, name: 'a', limit: 250 })
  const paths = [1, 2, 3].map((value) =>
    shelf.put({ type: 'image/png', bytes: new Uint8Array(100).fill(value) }),
  )
  await memory.flush()
  const again = createMediaStore({ memory: open(), name: 'a', limit: 250 })
  const get = (path = '') =>
    again.route.handle({
      method: 'GET',
      path,
      params: { id: path.split('/')[2] ?? '' },
      query: new URLSearchParams(),
      headers: {},
      fields: undefined,
      bytes: new Uint8Array(),
      baseUrl: '',
      behaviour: { isMediaRejected: false, processingSeconds: undefined },
    })
  expect(await get(paths[0])).toEqual({ status: 404 })
  expect(await get(paths[2])).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png' },
  })
  again.reset()
  expect(await get(paths[2])).toEqual({ status: 404 })
})
