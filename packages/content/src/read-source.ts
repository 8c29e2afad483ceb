import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../../content')

/** A file of the content with the name that mistakes in it are told by. */
export const readSource = (folder: string, name: string): { file: string; source: string } => ({
  file: `content/${name}`,
  source: readFileSync(path.join(folder, name), 'utf8'),
})

/** Names of files in a folder and below, with `/` on every system. */
export const listFiles = (folder: string, extension: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
