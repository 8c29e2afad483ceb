import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Presenters are drawn by the code that animates them. */
const FOLDERS = [
  import.meta.dirname,
  dirname(fileURLToPath(import.meta.resolve('@kadr/scene/presenters/people'))),
]

/** Hash of the code that makes the pack: other code is another pack. */
export const packVersion = (): string => {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
    for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
