import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { MODULES } from './paths.mjs'

const OLDEST = [22, 18]

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** The pinned Node; the machine's own only if the pinned one is missing and the version is compatible. */
export const findNode = () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(MODULES, 'node', 'bin', name)
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (isNewEnough(process.version)) return process.execPath
  return fail(
    `Нужен Node ${OLDEST.join('.')} или новее (здесь ${process.version}): выполните npm install со включёнными скриптами установки`,
  )
}
