import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

type Entry = {
  version?: string
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}
type Lockfile = { packages: Record<string, Entry> }

const lockfiles = execFileSync('git', ['ls-files', '*package-lock.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const read = (path: string): Lockfile => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

const NESTED = /(^|\/)node_modules\/(?!.*\/node_modules\/).*$/

/** The entry that `require(name)` inside `from` meets: the nearest `node_modules` upwards. */
const findEntry = ({ packages }: Lockfile, from: string, name: string): Entry | undefined => {
  for (let folder = from; ; folder = folder.replace(NESTED, '')) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (entry) return entry
    if (folder === '') return
    if (!NESTED.test(folder)) folder = ''
  }
}

const listMissing = (lockfile: Lockfile): string[] =>
  Object.entries(lockfile.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const found = findEntry(lockfile, from, name)?.version
        return !found || (/^\d/.test(range) && range !== found)
      })
      .map(([name, range]) => `${from}: ${name}@${range}`),
  )

// npm on another platform, and npm 10 on any, refuses a lockfile that does not name them.
it('names the optional packages of every platform', () => {
  expect(lockfiles).toContain('package-lock.json')
  const missing = lockfiles.flatMap((path) =>
    listMissing(read(path)).map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('notices an optional package that is absent or of another version', () => {
  const packages: Lockfile['packages'] = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-win': '1.0.0' } },
    'node_modules/a-linux': { version: '2.0.0' },
    'node_modules/b/node_modules/a': { optionalDependencies: { 'a-linux': '2.0.0', c: '^3.0.0' } },
    'node_modules/b/node_modules/c': { version: '3.1.0' },
  }
  expect(listMissing({ packages })).toEqual([
    'node_modules/a: a-linux@1.0.0',
    'node_modules/a: a-win@1.0.0',
  ])
})

it('names no host that packages are downloaded from', () => {
  const hosts = lockfiles.flatMap((path) =>
    Object.values(read(path).packages)
      .filter(({ resolved }) => resolved?.includes(':'))
      .map(({ resolved }) => `${path}: ${resolved}`),
  )
  expect(hosts).toEqual([])
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).not.toContain('://')
})

/** Asked for as `latest` by a package of Lighthouse: no version in a lockfile is that. */
const OF_NO_RANGE = ['legacy-javascript', 'third-party-web']

// npm 10 installs what is needed for an optional peer beside a version that does not fit it, and misses it in the lockfile.
it('has a version for every range, peers included', () => {
  const npm = process.env.npm_execpath
  const args = ['ls', '--all', '--package-lock-only', '--json']
  const { stdout } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: true })
  const { problems = [] }: { problems?: string[] } = JSON.parse(stdout)
  const names = problems.map((problem) => /^\w+: (@?[^@]+)@/.exec(problem)?.[1] ?? problem)
  expect(names.toSorted()).toEqual(OF_NO_RANGE)
}, 120_000)
