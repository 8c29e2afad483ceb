import { createHash } from 'node:crypto'
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { timedWord } from '@kadr/contract/studio/spoken-script'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { decodeWav, encodeWav, type SpokenAudio } from '@kadr/speech'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'

/** Bump when the same text and voice give other sound or timing. */
const VERSION = 2
const MAX_ENTRIES = 30
/** Also bounds how long other machines keep entries of a deleted workspace. */
const MAX_AGE_MS = DAY_MS

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

type Scope = { ctx: Pick<AppContext, 'config' | 'clock'>; workspaceId: string }

const rootOf = ({ config }: Pick<AppContext, 'config'>) => join(config.dataDir, 'voices')
/** Entries contain the words of a script, so they belong to its workspace. */
const folderOf = ({ ctx, workspaceId }: Scope) => join(rootOf(ctx), workspaceId)

const removeEntry = async (folder: string, name: string) => {
  await rm(join(folder, name), { force: true })
  await rm(join(folder, name.replace('.json', '.wav')), { force: true })
}

/** Evicts entries that were not used for a day, and the least recently used of too many. */
const prune = async ({ folder, now }: { folder: string; now: Date }) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const aged = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return { name, at: found?.mtimeMs ?? 0 }
    }),
  )
  const newest = aged.toSorted((a, b) => b.at - a.at)
  for (const [index, { name, at }] of newest.entries()) {
    const isOld = now.getTime() - at > MAX_AGE_MS
    if (isOld || index >= MAX_ENTRIES) await removeEntry(folder, name)
  }
}

/** Prunes all workspaces and removes entries that an older version stored outside of them. */
export const pruneVoices = async ({ ctx }: Pick<Scope, 'ctx'>): Promise<void> => {
  const root = rootOf(ctx)
  for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    const path = join(root, entry.name)
    if (!entry.isDirectory()) await rm(path, { force: true })
    else {
      await prune({ folder: path, now: ctx.clock.now() })
      // Fails while the folder is not empty.
      await rmdir(path).catch(() => undefined)
    }
  }
}

export const forgetVoices = (place: Scope): Promise<void> =>
  rm(folderOf(place), { recursive: true, force: true })

/** A corrupted entry counts as a miss. */
export const findCachedSpeech = async ({
  key,
  ...place
}: Scope & { key: string }): Promise<SpokenAudio | undefined> => {
  const path = join(folderOf(place), key)
  try {
    const saved: unknown = JSON.parse(await readFile(`${path}.json`, 'utf8'))
    const sound = decodeWav(await readFile(`${path}.wav`))
    const now = place.ctx.clock.now()
    await utimes(`${path}.json`, now, now)
    return { ...z.parse(facts, saved), sound }
  } catch {
    return undefined
  }
}

export const cacheSpeech = async ({
  key,
  spoken: { sound, ...rest },
  ...place
}: Scope & { key: string; spoken: SpokenAudio }): Promise<void> => {
  const folder = folderOf(place)
  await mkdir(folder, { recursive: true, mode: 0o700 })
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
  await prune({ folder, now: place.ctx.clock.now() })
}
