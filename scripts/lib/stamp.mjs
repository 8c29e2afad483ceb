import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAMPS } from './paths.mjs'

export const isStamped = ({ step, hash }) => {
  try {
    return readFileSync(join(STAMPS, step), 'utf8') === hash
  } catch {
    return false
  }
}

export const stamp = ({ step, hash }) => {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, step), hash)
}
