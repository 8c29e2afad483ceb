import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { CATALOG } from './catalog.ts'
import type { Item } from './item.ts'

const FOLDERS = ['backgrounds', 'characters', 'effects', 'fonts', 'music', 'presenters']
const MAX_WORKERS = 2

/** Path of an item, or undefined when it is not made yet. */
export const findMade = (folder: string, { file }: Pick<Item, 'file'>): string | undefined =>
  [file, file.replace(/\.flac$/, '.wav')]
    .map((name) => join(folder, name))
    .find((path) => existsSync(path))

/** Missing items that can be made here. */
export const listMissing = ({
  folder,
  hasFfmpeg,
  items = CATALOG,
}: {
  folder: string
  hasFfmpeg: boolean
  items?: readonly Item[]
}): Item[] =>
  items.filter((item) => {
    if (item.needsFfmpeg && !hasFfmpeg) return false
    const made = findMade(folder, item)
    // Audio made without ffmpeg is made again once it is installed.
    return made === undefined || (hasFfmpeg && made.endsWith('.wav'))
  })

const work = ({
  folder,
  ffmpeg,
  queue,
  onMade,
}: {
  folder: string
  ffmpeg: string | null
  queue: string[]
  onMade(key: string): void
}): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./make-worker.ts', import.meta.url), {
      workerData: { folder, ffmpeg },
    })
    worker.on('message', (done: string | null) => {
      if (done) onMade(done)
      worker.postMessage(queue.shift() ?? null)
    })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`worker ended with ${code}`)),
    )
  })

const STALE_MS = 600_000

/** Removes drafts of killed runs. Recent ones may belong to another running process. */
const removeStaleDrafts = async (folder: string) => {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!/\.part\.\w+$/.test(name)) continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > STALE_MS) await rm(path, { force: true })
  }
}

/** Makes missing items. Items finished by a killed run are kept. */
export const makePack = async ({
  folder,
  ffmpeg,
  items = CATALOG,
  onMade = () => undefined,
}: {
  folder: string
  /** Null without ffmpeg: clips are skipped and audio stays uncompressed. */
  ffmpeg: string | null
  items?: readonly Item[]
  onMade?(key: string): void
}): Promise<number> => {
  for (const name of FOLDERS) await mkdir(join(folder, name), { recursive: true })
  await removeStaleDrafts(folder)
  const missing = listMissing({ folder, hasFfmpeg: ffmpeg !== null, items })
  const queue = missing.map(({ key }) => key)
  const workers = Math.min(MAX_WORKERS, availableParallelism(), missing.length)
  await Promise.all(Array.from({ length: workers }, () => work({ folder, ffmpeg, queue, onMade })))
  for (const { file } of ffmpeg ? missing : []) {
    if (file.endsWith('.flac'))
      await rm(join(folder, file.replace(/flac$/, 'wav')), { force: true })
  }
  return missing.length
}
