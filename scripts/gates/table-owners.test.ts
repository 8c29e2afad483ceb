import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const SERVER = 'apps/server/src/'
const SCHEMA = `${SERVER}db/schema/`
const META = join(ROOT, SERVER, 'db/migrations/meta')

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', SERVER],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !/\.(test|s3|fixture)\.ts$/.test(path))
  .filter((path) => existsSync(join(ROOT, path)))
const texts = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))

/** Names of tables in the database by their names in code. */
const tables = new Map(
  [...texts]
    .filter(([path]) => path.startsWith(SCHEMA))
    .flatMap(([, text]) => [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)])
    .map(([, variable = '', name = '']) => [variable, name]),
)
const names = new Set(tables.values())

const WRITES_TABLE = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g
const WRITES_BY_SQL = /\b(?:insert into|update|delete from)\s+(?:\$\{(\w+)\}|(\w+))/gi

const writtenIn = (text: string): string[] => [
  ...[...text.matchAll(WRITES_TABLE)].flatMap(([, variable = '']) => tables.get(variable) ?? []),
  ...[...text.matchAll(WRITES_BY_SQL)].flatMap(([, variable = '', name = '']) =>
    names.has(name) ? name : (tables.get(variable) ?? []),
  ),
]

/** `modules/publishing/targets`, `platform/events`. */
const ownerOf = (path: string) =>
  /^(?:modules\/[^/]+\/[^/]+|platform\/[^/]+)/.exec(path.slice(SERVER.length))?.[0] ?? path

it('has one writer of each table', () => {
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of texts) {
    if (path.startsWith(`${SERVER}db/`)) continue
    for (const name of writtenIn(text)) {
      writers.set(name, (writers.get(name) ?? new Set()).add(ownerOf(path)))
    }
  }
  const shared = [...writers].filter(([, owners]) => owners.size > 1)
  expect(shared.map(([name, owners]) => `${name}: ${[...owners].join(', ')}`)).toEqual([])
  // Guards against patterns that match nothing.
  expect([...names].filter((name) => !writers.has(name))).toEqual([])
  expect(names.size).toBeGreaterThan(100)
})

it('keeps the newest snapshot of the schema and no other', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', META],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  const snapshots = listed.split('\n').filter((path) => path.endsWith('_snapshot.json'))
  const journal: { entries: { idx: number }[] } = JSON.parse(
    readFileSync(join(META, '_journal.json'), 'utf8'),
  )
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0')
  expect(snapshots.filter((path) => existsSync(join(ROOT, path)))).toEqual([
    `${SERVER}db/migrations/meta/${newest}_snapshot.json`,
  ])
})
