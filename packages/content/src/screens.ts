import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from './shape.ts'

/** Size of a lossy WebP with the simple header, as the script of the screens writes them. */
const readSize = (file: string) => {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error(`${file} is no simple WebP`)
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** Pictures of the product's screens by name; `npm run site:screens` takes them. */
export const readScreens = (folder: string): ReadonlyMap<string, Picture> => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    names
      .filter((name) => name.endsWith('.webp'))
      .map((name) => [
        name.replace(/\.webp$/, ''),
        { src: `/screens/${name}`, ...readSize(path.join(folder, name)) },
      ]),
  )
}
