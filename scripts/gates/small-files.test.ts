import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const MIN_LINES = 15
/** A file that so many others import is a word of its folder. */
const MANY_IMPORTERS = 5

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && existsSync(join(ROOT, path)))
const texts = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))

const isTest = (path: string) => /\.(test|suite|s3|fixture)\.tsx?$|\/test\//.test(path)
/** Started or read by a tool under its own name. */
const isEntry = (path: string) =>
  /(^|[/.-])(index|thread|worker)\.tsx?$|\.d\.ts$|\.config\.ts$/.test(path)

/** Folders in which every folder or file has the same parts, small ones too. */
const SHAPES = [
  /^apps\/server\/src\/modules\/.+\.(routes|jobs|consumers|service|repository|presenter)\.ts$/,
  // A part of the export of personal data.
  /^apps\/server\/src\/modules\/.+\/export-[^/]+\.ts$/,
  /^apps\/server\/src\/db\/schema\//,
  /^apps\/web\/src\/(networks|messenger)\/[^/]+\/[^/]+$/,
  /^apps\/web\/src\/(?:features\/[^/]+\/[^/]+|[^/]+)\/api\/[^/]+\.ts$/,
  /^apps\/web\/src\/features\/.+\/[^/]+-search\.ts$/,
  // One component of the design system a file.
  /^apps\/web\/src\/ui\/.+\.tsx$/,
  /^packages\/domain\/src\/publishing\/preflight\/networks\//,
  /^packages\/(networks|payments|downloads)\/src\/(?!_shared)[^/]+\/[^/]+\.ts$/,
  /^packages\/sandbox\/src\/(networks|payments|sign-in)\/(?!_shared)[^/]+\/[^/]+\.ts$/,
  /^apps\/server\/src\/platform\/outside\/(messengers|sign-in)\/[^/]+\/[^/]+\.ts$/,
  // Lists that a new member is added to.
  /\/all-[^/]+\.ts$/,
]

/** Kept apart from the file that would take them, because a chunk or a layer may not load that file. */
const LOADED_APART = [
  // Pages of the site, without the date formats of the app.
  'apps/web/src/site/format-day.ts',
  // The layout reads the key without the code of uploads.
  'apps/web/src/media/uploads/remembered-key.ts',
  // Screens without anything in common; what they share is in the first load.
  'apps/web/src/platform/storage/save-text-file.ts',
  'apps/web/src/platform/text/with-scheme.ts',
  // The layout gives what the header of a page, in the chunk of the page, reads.
  'apps/web/src/ui/layout/page-header-slot.ts',
  // Two chunks, each with its own dialog.
  'apps/web/src/ui/overlays/sheet-style.ts',
  // The writer and a request to an engine do not import each other.
  'packages/ai/src/_shared/speech-seconds.ts',
]

type Import = { from: string; to: string; isDynamic: boolean }
const SPECIFIER = /(from\s+|import\s*\(\s*|import\s+|URL\(\s*)['"]([^'"\n]+)['"]/g

const targetOf = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const [, name, path] = /^@kadr\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  return name === undefined ? specifier : `packages/${name}/src/${path}.ts`
}

const imports: Import[] = [...texts].flatMap(([from, text]) =>
  [...text.matchAll(SPECIFIER)].map(([, how = '', specifier = '']) => ({
    from,
    to: targetOf(from, specifier),
    isDynamic: how.includes('('),
  })),
)
const importsByTarget = Map.groupBy(imports, ({ to }) => to)
const packageOf = (path: string) => path.split('/').slice(0, 2).join('/')

const hasReason = (path: string): boolean => {
  if (isTest(path) || isEntry(path) || LOADED_APART.includes(path)) return true
  if (SHAPES.some((shape) => shape.test(path))) return true
  const found = importsByTarget.get(path) ?? []
  const importers = new Set(found.map(({ from }) => from).filter((from) => !isTest(from)))
  return (
    importers.size >= MANY_IMPORTERS ||
    found.some(({ isDynamic }) => isDynamic) ||
    [...importers].some((from) => packageOf(from) !== packageOf(path))
  )
}

it('has no file under 15 lines without a reason', () => {
  const small = files.filter(
    (path) =>
      /^(apps|packages)\/[^/]+\/src\//.test(path) &&
      (texts.get(path) ?? '').split('\n').length <= MIN_LINES,
  )
  expect(small.filter((path) => !hasReason(path))).toEqual([])
  // Guards against patterns that allow everything.
  expect(hasReason('apps/web/src/platform/some-new-file.ts')).toBe(false)
  expect(small.map((path) => basename(path))).toContain('index.ts')
})

it('names only files that are there and are small', () => {
  expect(
    LOADED_APART.filter((path) => (texts.get(path) ?? '').split('\n').length > MIN_LINES),
  ).toEqual([])
  expect(LOADED_APART.filter((path) => !texts.has(path))).toEqual([])
})
