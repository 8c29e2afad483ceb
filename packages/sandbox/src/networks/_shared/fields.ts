import type { FakeFile } from '../fake-network.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object under a name, or an empty one. */
export const objectAt = (fields: Fields | undefined, name: string): Fields => {
  const value = fields?.[name]
  return isFields(value) ? value : {}
}

export const textAt = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name]
  return typeof value === 'string' ? value : undefined
}

export const numberAt = (fields: Fields | undefined, name: string): number | undefined => {
  const value = fields?.[name]
  return typeof value === 'number' ? value : undefined
}

/** A single value is a list of one: forms cannot distinguish them. */
export const listAt = (fields: Fields | undefined, name: string): readonly unknown[] => {
  const value = fields?.[name]
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

export const textsAt = (fields: Fields | undefined, name: string): readonly string[] =>
  listAt(fields, name).filter((value) => typeof value === 'string')

export const objectsAt = (fields: Fields | undefined, name: string): readonly Fields[] =>
  listAt(fields, name).filter(isFields)

export const isFile = (value: unknown): value is FakeFile =>
  isFields(value) && value.bytes instanceof Uint8Array && typeof value.type === 'string'
