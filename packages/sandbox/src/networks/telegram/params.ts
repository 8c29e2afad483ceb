import { parseJson } from '@kadr/kit/parse-json'
import { isFile } from '../_shared/fields.ts'
import type { FakeFile, FakeRequest } from '../fake-network.ts'

export type Params = Readonly<Record<string, unknown>>

/** Parameters from query, form or JSON; JSON strings of a form are parsed. */
export function readParams({ query, fields }: FakeRequest): Params {
  const given = { ...Object.fromEntries(query), ...fields }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isJson(value) ? (parseJson(value) ?? value) : value,
    ]),
  )
}

const isJson = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value)

export const fileAt = (params: Params, name: string): FakeFile | undefined => {
  const value = params[name]
  return isFile(value) ? value : undefined
}

/** Numbers are strings in a form. */
export const textOf = (params: Params, name: string): string => {
  const value = params[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export const flagOf = (params: Params, name: string): boolean =>
  params[name] === true || params[name] === 'true'
