import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The networks' machine-readable specifications are not part of the repository. */
// biome-ignore lint/style/noProcessEnv: tells a test run where the specifications are
const given = process.env.SPECS_DIR
const folder = given && existsSync(given) ? given : undefined

export const areSpecsHere = folder !== undefined
export const SPECS_NEEDED = ' [needs the specifications of the networks, in SPECS_DIR]'

export type Json = { readonly [name: string]: unknown }

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const specPath = (name: string): string => path.join(folder ?? '', name)

export function readSpec(name: string): Json {
  const spec: unknown = JSON.parse(readFileSync(specPath(name), 'utf8'))
  if (!isJson(spec)) throw new Error(`${name} is not an object`)
  return spec
}

/** The object at a path; throws when missing. */
export function dig(from: Json, ...names: readonly string[]): Json {
  let at = from
  for (const name of names) {
    const next = at[name]
    if (!isJson(next)) throw new Error(`The specification has no ${names.join(' › ')}`)
    at = next
  }
  return at
}
