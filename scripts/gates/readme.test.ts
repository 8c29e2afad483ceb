import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../../apps/server/src/config/env.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

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
  const firstColumns = README.split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => line.split('|')[1] ?? '')
  const named = firstColumns.flatMap((cell) => cell.match(/[A-Z][A-Z\d_]+/g) ?? [])
  expect(named.sort()).toEqual(askedFor().sort())
})

it('names only commands that are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const commands = [...README.matchAll(/(?:^|`)npm (?:run )?([a-z\d:]+)/gm)].map(([, name]) => name)
  const own = commands.filter((name) => name !== 'install')
  expect(own.length).toBeGreaterThan(5)
  for (const name of own) expect(Object.keys(scripts)).toContain(name)
})

it('leads to files that are there', () => {
  const links = [...README.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
