import { Column, type DriverValueDecoder, getTableName, SQL, Subquery } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'

type Field = SelectedFieldsOrdered[number]
type Decoder = DriverValueDecoder<unknown, unknown>
type Shape = { [name: string]: unknown }

/** Tables that a join can't leave out; undefined for what is not a selection. */
export type PresentTables = Readonly<Record<string, boolean>> | undefined

/** Every SQL of drizzle has a decoder, by `mapWith` or the common one; its types keep it private. */
const decoderOfSql = (chunk: SQL) => (chunk as unknown as { decoder: Decoder }).decoder

const decoderOf = ({ field }: Field): Decoder => {
  if (field instanceof Column) return field
  if (field instanceof SQL) return decoderOfSql(field)
  return decoderOfSql(field instanceof Subquery ? field._.sql : field.sql)
}

/** Parts of a row that come from one joined table, with the index of its first column: null there, the part is null. */
const optionalParts = (fields: readonly Field[], present: NonNullable<PresentTables>) => {
  const parts = new Map<string, { first: number; table: string; isMixed: boolean }>()
  for (const [index, { path, field }] of fields.entries()) {
    const [name] = path
    if (name === undefined || path.length !== 2 || !(field instanceof Column)) continue
    const table = getTableName(field.table)
    const part = parts.get(name)
    if (!part) parts.set(name, { first: index, table, isMixed: false })
    else if (part.table !== table) part.isMixed = true
  }
  return [...parts].flatMap(([name, { first, table, isMixed }]) =>
    isMixed || present[table] ? [] : [{ name, first }],
  )
}

/** A part of the row, made where it is missing. Only this file writes rows: a part is an object. */
const partOf = (row: Shape, name: string) => {
  row[name] ??= {}
  return row[name] as Shape
}

/** Makes objects of the rows of a statement as drizzle does, but looks at its fields once, not for every row. */
export const createRowMapper = (fields: readonly Field[], present: PresentTables) => {
  const cells = fields.map((field) => ({
    decoder: decoderOf(field),
    outer: field.path.slice(0, -1),
    name: field.path.at(-1) ?? '',
  }))
  const optional = present ? optionalParts(fields, present) : []
  return (values: readonly unknown[]): Shape => {
    const row: Shape = {}
    for (const [index, { decoder, outer, name }] of cells.entries()) {
      const value = values[index]
      const part = outer.length === 0 ? row : outer.reduce(partOf, row)
      part[name] = value === null ? null : decoder.mapFromDriverValue(value)
    }
    for (const { name, first } of optional) if (values[first] === null) row[name] = null
    return row
  }
}
