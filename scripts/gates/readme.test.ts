import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../../apps/server/src/config/env.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const OPERATING = read('docs/operating.md')

/** Every environment variable the application reads. */
const askedFor = () => {
  const names: string[] = []
  readEnv(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get(_target, name) {
          names.push(String(name))
        },
      },
    ),
  )
  return names
}

it('names every variable of the program in its table, and no other', () => {
  const firstColumns = OPERATING.split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => line.split('|')[1] ?? '')
  const named = firstColumns.flatMap((cell) => cell.match(/[A-Z][A-Z\d_]+/g) ?? [])
  expect(named.sort()).toEqual(askedFor().sort())
})

it.each(['README.md', 'README.ru.md', 'CONTRIBUTING.md', 'docs/operating.md'])(
  'names only commands that are there: %s',
  (page) => {
    const { scripts } = JSON.parse(read('package.json'))
    const commands = [...read(page).matchAll(/(?:^|`)npm (?:run )?([a-z\d:]+)/gm)]
    const own = commands.map(([, name]) => name).filter((name) => name !== 'install')
    expect(own.length).toBeGreaterThan(1)
    for (const name of own) expect(Object.keys(scripts)).toContain(name)
  },
)

it.each(['README.md', 'README.ru.md'])('keeps the front page to one screen: %s', (page) => {
  expect(read(page).split('\n').length).toBeLessThanOrEqual(61)
})
