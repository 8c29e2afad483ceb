import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { timedWord } from '@kadr/contract/speech'
import { newId } from '@kadr/kit/new-id'
import { decodeWav, encodeWav, type Spoken } from '@kadr/speech'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'

/** Bump when the same text and voice give other sound or timing. */
const VERSION = 2
const MAX_ENTRIES = 100

const facts = z.object({ seconds: z.number(), words: z.array(timedWord), mouths: z.string() })

/** Includes the name of the voice: `cloud/usual` depends on the configuration. */
export const cacheKey = (order: {
  script: string
  voice: string
  name: string
  speed: number
}): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, order.voice, order.name, order.speed, order.script]))
    .digest('hex')

const folderOf = ({ config }: Pick<AppContext, 'config'>) => join(config.dataDir, 'voices')

/** Evicts the least recently used entries. */
const prune = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  if (names.length <= MAX_ENTRIES) return
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  for (const { name } of aged
    .toSorted((a, b) => a.at - b.at)
    .slice(0, names.length - MAX_ENTRIES)) {
    await rm(join(folder, name), { force: true })
    await rm(join(folder, name.replace('.json', '.wav')), { force: true })
  }
}

/** A corrupted entry counts as a miss. */
export const findCachedSpeech = async ({
  ctx,
  key,
}: {
  ctx: AppContext
  key: string
}): Promise<Spoken | undefined> => {
  const path = join(folderOf(ctx), key)
  try {
    const saved: unknown = JSON.parse(await readFile(`${path}.json`, 'utf8'))
    const sound = decodeWav(await readFile(`${path}.wav`))
    const now = ctx.clock.now()
    await utimes(`${path}.json`, now, now)
    return { ...z.parse(facts, saved), sound }
  } catch {
    return undefined
  }
}

export const cacheSpeech = async ({
  ctx,
  key,
  spoken: { sound, ...rest },
}: {
  ctx: AppContext
  key: string
  spoken: Spoken
}): Promise<void> => {
  const folder = folderOf(ctx)
  await mkdir(folder, { recursive: true })
  const write = async (name: string, content: Buffer | string) => {
    const draft = join(folder, `${newId()}.draft`)
    try {
      await writeFile(draft, content)
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  await write(`${key}.wav`, encodeWav(sound))
  await write(`${key}.json`, JSON.stringify(rest))
  await prune(folder)
}
