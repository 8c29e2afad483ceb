import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { parseJson } from '@kadr/kit/parse-json'
import type { BakedObject } from '@kadr/objects/bake-object'
import * as z from 'zod/mini'
import { RENDER_VERSION } from '../worker/job.ts'

const header = z.object({
  width: z.int(),
  height: z.int(),
  body: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
})

const HEADER_BYTES = 256
/** About half a megabyte each. */
const MOST_FILES = 400
/** Fast: a file is written once and read many times. */
const LEVEL = { level: 1 }

const compress = promisify<Uint8Array, { level: number }, Buffer>(deflate)
const expand = promisify<Uint8Array, Buffer>(inflate)

const nameOf = (key: string) =>
  `${createHash('sha256').update(`${RENDER_VERSION} ${key}`).digest('hex')}.object`

const removeOldest = async (folder: string) => {
  const names = await readdir(folder)
  if (names.length <= MOST_FILES) return
  const ages = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return { name, usedAt: found?.mtimeMs ?? 0 }
    }),
  )
  const oldest = ages.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, MOST_FILES / 4)
  for (const { name } of oldest) await rm(join(folder, name), { force: true })
}

/** An object baked before by any worker of this machine; undefined when there is none. */
export const readBaked = async (folder: string, key: string): Promise<BakedObject | undefined> => {
  const path = join(folder, nameOf(key))
  const file = await readFile(path).catch(() => undefined)
  if (!file) return undefined
  const { data: facts } = z.safeParse(header, parseJson(file.subarray(0, HEADER_BYTES).toString()))
  const pixels = await expand(file.subarray(HEADER_BYTES)).catch(() => undefined)
  if (!facts || pixels?.length !== facts.width * facts.height * 4) return undefined
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
  return { ...facts, data: new Uint8ClampedArray(pixels) }
}

/** Renamed when it is whole, so that no other worker reads half a file. */
export const writeBaked = async (
  folder: string,
  key: string,
  { data, width, height, body }: BakedObject,
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const facts = Buffer.from(JSON.stringify({ width, height, body }).padEnd(HEADER_BYTES))
  const draft = join(folder, `${randomUUID()}.draft`)
  await writeFile(draft, Buffer.concat([facts, await compress(new Uint8Array(data.buffer), LEVEL)]))
  await rename(draft, join(folder, nameOf(key)))
  await removeOldest(folder)
}
