import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ModelFile, RecognitionModel } from './models.ts'

/** Written beside a model once all its files have been read and found right. */
const CHECKED = 'checked.json'

export type ModelState = 'ready' | 'missing' | 'damaged'

export const folderOf = (modelDir: string, { key }: Pick<RecognitionModel, 'key'>): string =>
  join(modelDir, key)

export const sumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Sizes and times of the files: a file that was changed is read again. */
const describeFiles = async (folder: string, files: readonly ModelFile[]): Promise<string> => {
  const lines = await Promise.all(
    files.map(async ({ name, sha256 }) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return `${name} ${sha256} ${size} ${mtimeMs}`
    }),
  )
  return lines.join('\n')
}

/** Reads the files of a model once; from then on their sizes and times are compared. */
export const checkModel = async (
  modelDir: string,
  model: RecognitionModel,
): Promise<ModelState> => {
  const folder = folderOf(modelDir, model)
  const described = await describeFiles(folder, model.files).catch(() => null)
  if (described === null) return 'missing'
  const known = await readFile(join(folder, CHECKED), 'utf8').catch(() => '')
  if (known === described) return 'ready'
  for (const { name, sha256 } of model.files)
    if ((await sumOf(join(folder, name))) !== sha256) return 'damaged'
  // The note only saves time: a folder that can't be written is read each time.
  await writeFile(join(folder, CHECKED), described).catch(() => undefined)
  return 'ready'
}
