import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkModel, folderOf, sumOf } from './check-model.ts'
import type { ModelFile, RecognitionModel } from './models.ts'

type Fetch = typeof globalThis.fetch

export class ModelUnavailableError extends Error {
  override name = 'ModelUnavailableError'
}

const isRight = async (file: string, { sha256 }: ModelFile): Promise<boolean> =>
  (await sumOf(file).catch(() => '')) === sha256

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

/** Goes on where an earlier download stopped, when the server can. */
const download = async (
  url: string,
  { into, fetch }: { into: string; fetch: Fetch },
): Promise<boolean> => {
  const has = await sizeOf(into)
  const response = await fetch(url, has > 0 ? { headers: { range: `bytes=${has}-` } } : {})
  if (!response.ok || !response.body) return false
  const flags = response.status === 206 ? 'a' : 'w'
  await pipeline(Readable.from(response.body), createWriteStream(into, { flags }))
  return true
}

/** Whatever the file is called, its sum says which one it is. */
const findByHand = async (folder: string, file: ModelFile): Promise<string | undefined> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { isFile, size } = await stat(path).then((found) => ({
      isFile: found.isFile(),
      size: found.size,
    }))
    if (isFile && size > 0 && (await isRight(path, file))) return path
  }
  return undefined
}

const fetchFile = async (
  file: ModelFile,
  {
    target,
    sources,
    fetch,
    say,
  }: { target: string; sources: readonly string[]; fetch: Fetch; say(line: string): void },
): Promise<void> => {
  const partial = `${target}.part`
  for (const source of sources)
    for (const name of [file.name, ...file.aliases]) {
      const url = `${source.replace(/\/$/u, '')}/${name}`
      say(`${file.name}: ${url}`)
      const isHere = await download(url, { into: partial, fetch }).catch(() => false)
      if (!isHere) continue
      if (await isRight(partial, file)) return rename(partial, target)
      // What came is another file: nothing of it may be continued.
      await rm(partial, { force: true })
      say(`${file.name}: контрольная сумма не совпала`)
    }
  throw new ModelUnavailableError(file.name)
}

/** Puts a model into its folder, from files given by hand or from the first address that has them; a repeat goes on. */
export const installModel = async ({
  model,
  modelDir,
  from,
  mirrors,
  fetch,
  say,
}: {
  model: RecognitionModel
  modelDir: string
  /** A folder with files given by hand. */
  from: string | null
  /** Addresses of folders, asked before the model's own. */
  mirrors: readonly string[]
  fetch: Fetch
  say(line: string): void
}): Promise<void> => {
  const folder = folderOf(modelDir, model)
  await mkdir(folder, { recursive: true })
  const sources = [...mirrors, ...model.sources]
  for (const file of model.files) {
    const target = join(folder, file.name)
    if (await isRight(target, file)) continue
    const given = from ? await findByHand(from, file) : undefined
    if (given) await copyFile(given, target)
    else if (from) throw new ModelUnavailableError(file.name)
    else await fetchFile(file, { target, sources, fetch, say })
  }
  if ((await checkModel(modelDir, model)) !== 'ready') throw new ModelUnavailableError(model.name)
}
