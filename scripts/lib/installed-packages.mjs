import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES, ROOT } from './paths.mjs'

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return undefined
  }
}

/** Compares npm's record of node_modules with the lockfile. */
export const isLockfileInstalled = () => {
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  // Missing after an interrupted install.
  const present = readPackages(join(MODULES, '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional, extraneous }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return optional === true || extraneous === true
    return found.version === version && (!integrity || found.integrity === integrity)
  })
}
