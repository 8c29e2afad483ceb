import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes with the code that makes the pack: a pack of other code is another pack. */
export const packVersion = (): string => {
  const hash = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  for (const name of files) hash.update(name).update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 12)
}
