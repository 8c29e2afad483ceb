import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { BackupError } from './backup-error.ts'
import { through } from './copies-store.ts'
import { createOpeners, createSealer } from './seal-stream.ts'

const KEY = randomBytes(32)
const CHUNK = 64 * 1024
const HEADER = 40

const inParts = function* (bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const seal = (plain: Buffer, name = 'a') =>
  buffer(through(Readable.from(inParts(plain, 10_007)), createSealer({ key: KEY, name })))

const open = (sealed: Buffer, { key = KEY, name = 'a' } = {}) =>
  buffer(through(Readable.from(inParts(sealed, 7919)), ...createOpeners({ key, name })))

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_001])(
  'opens %i bytes as they were, and shows none of them',
  async (size) => {
    const plain = randomBytes(size)
    const sealed = await seal(plain)
    expect((await open(sealed)).equals(plain)).toBe(true)
    if (size >= 64) expect(sealed.includes(plain.subarray(0, 64))).toBe(false)
  },
)

const chunkAt = (number: number) => HEADER + number * (CHUNK + 16)

it.each<[string, (sealed: Buffer) => Buffer]>([
  [
    'a changed byte',
    (sealed) => Buffer.from(sealed.map((byte, at) => (at === 90_000 ? byte ^ 1 : byte))),
  ],
  ['a lost end', (sealed) => sealed.subarray(0, -1)],
  ['a lost last chunk', (sealed) => sealed.subarray(0, chunkAt(2))],
  ['a longer end', (sealed) => Buffer.concat([sealed, Buffer.from('x')])],
  [
    'chunks in another order',
    (sealed) =>
      Buffer.concat([
        sealed.subarray(0, HEADER),
        sealed.subarray(chunkAt(1), chunkAt(2)),
        sealed.subarray(chunkAt(0), chunkAt(1)),
        sealed.subarray(chunkAt(2)),
      ]),
  ],
  ['no header', (sealed) => sealed.subarray(HEADER)],
  ['nothing', () => Buffer.alloc(0)],
])('refuses %s', async (_what, damage) => {
  const sealed = await seal(randomBytes(3 * CHUNK - 5))
  await expect(open(damage(sealed))).rejects.toBeInstanceOf(BackupError)
})

it('refuses another key, and an object in the place of another', async () => {
  const sealed = await seal(Buffer.from('words'))
  await expect(open(sealed, { key: randomBytes(32) })).rejects.toBeInstanceOf(BackupError)
  await expect(open(sealed, { name: 'b' })).rejects.toBeInstanceOf(BackupError)
})
