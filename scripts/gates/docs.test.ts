import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const MODULES = 'apps/server/src/modules'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(ROOT, path)))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Texts of the public site have links of its own, checked by packages/content. */
const pages = files.filter(
  (path) => path.endsWith('.md') && (!path.startsWith('content/') || path === 'content/README.md'),
)
/** Decisions and the changelog tell of the past. */
const current = pages.filter((path) => !/^(CHANGELOG|docs\/decisions\/)/.test(path))

/** As GitHub makes them. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const LINK = /\]\(([^)\s]+)\)|<(?:img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g
const linksOf = (path: string) =>
  [...read(path).matchAll(LINK)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))

it('has no link that leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(join(ROOT, target))) return true
        return anchor !== undefined && !anchorsOf(target).includes(anchor)
      })
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(80)
})

/** Made by a build or a start. */
const MADE = ['apps/web/dist', 'packages/starter/dist', '_payload.json', 'server/site.json']
const NAMES_A_FILE = /^[\w.-][\w./-]*\.(tsx?|mjs|cjs|css|json|yaml|md|html)$/
const NAMES_A_PLACE = /^(apps|packages|content|docs|scripts|e2e|bench)\//
const isMade = (path: string) => MADE.includes(path) || /^(builds|index\.html)/.test(path)

/** `src/<wing>/x.ts` is known up to the name that is to be filled in. */
const known = (path: string) => path.replace(/\/[^/]*<.*$/, '').replace(/\/$/, '')
const isThere = (path: string) =>
  NAMES_A_PLACE.test(path)
    ? existsSync(join(ROOT, known(path)))
    : files.some((file) => file === path || file.endsWith(`/${path}`))

const pathsOf = (page: string) =>
  [
    ...read(page)
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
  ]
    .map(([, code = '']) => code)
    .filter((code) => (NAMES_A_FILE.test(code) || NAMES_A_PLACE.test(code)) && !isMade(code))

it('names only files and folders that are there', () => {
  const own = current.filter((page) => !/^(packages|content|bench)\/|^CONTRIBUTING/.test(page))
  const gone = own.flatMap((page) =>
    pathsOf(page)
      .filter((path) => !isThere(path))
      .map((path) => `${page}: ${path}`),
  )
  expect(gone).toEqual([])
  expect(pathsOf('ARCHITECTURE.md').length).toBeGreaterThan(100)
})

it('shows every module on the map and on the page of its wing', () => {
  const map = read('ARCHITECTURE.md').split('## The ideas')[0] ?? ''
  const folders = (path: string) =>
    readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const missing = folders(MODULES).flatMap((wing) => {
    const floor = map.split('\n').find((line) => new RegExp(`(^|  )${wing} +│`).test(line)) ?? ''
    const page = read(`docs/wings/${wing}.md`)
    return folders(`${MODULES}/${wing}`)
      .filter(
        (name) => !floor.split(/[^a-z-]+/).includes(name) || !page.includes(`| \`${name}\` |`),
      )
      .map((name) => `${wing}/${name}`)
  })
  expect(missing).toEqual([])
})

it('keeps the map within 200 lines', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(201)
})
