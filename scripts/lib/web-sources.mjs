import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const SCOPE = '@kadr/'

const readManifest = (folder) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

const packagesOf = (dependencies = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => `packages/${name.slice(SCOPE.length)}`)

/** Everything a build of the web app reads: the app, the workspace packages it depends on, the texts. */
export const listWebSources = () => {
  const { dependencies, devDependencies } = readManifest('apps/web')
  const found = new Set(['apps/web'])
  const waiting = packagesOf({ ...dependencies, ...devDependencies })
  for (const folder of waiting) {
    if (found.has(folder)) continue
    found.add(folder)
    waiting.push(...packagesOf(readManifest(folder).dependencies))
  }
  return [...found, 'content', 'package-lock.json']
}
