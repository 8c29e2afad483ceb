import {
  Column,
  isSQLWrapper,
  Name,
  Param,
  Placeholder,
  SQL,
  type SQLWrapper,
  StringChunk,
  Subquery,
  Table,
  View,
} from 'drizzle-orm'

/** A statement that is being written. */
export type Writing = {
  text: string
  params: unknown[]
  /** It has a part that only drizzle writes. */
  isForeign: boolean
  escapeName(name: string): string
  nameOf(named: Table | Column): string
}

const writeParam = (to: Writing, value: unknown) => {
  to.params.push(value)
  to.text += `$${to.params.length}`
}

const writeList = (to: Writing, chunks: readonly unknown[]) => {
  to.text += '('
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) to.text += ', '
    writeChunk(to, chunk)
  }
  to.text += ')'
}

/** Every SQL of drizzle has the flag, by `inlineParams()`; its types keep it private. */
const hasInlineValues = (chunk: SQL) =>
  (chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams

const writeSql = (to: Writing, chunk: SQL) => {
  if (hasInlineValues(chunk)) to.isForeign = true
  for (const part of chunk.queryChunks) writeChunk(to, part)
}

const writeBound = (to: Writing, chunk: Param) => {
  if (chunk.value instanceof Placeholder) return writeParam(to, chunk)
  const value = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value)
  if (value instanceof SQL) writeSql(to, value)
  else writeParam(to, value)
}

const writeSubquery = (to: Writing, { _: { isWith, sql, alias } }: Subquery) => {
  if (!isWith) {
    to.text += '('
    writeSql(to, sql)
    to.text += ') '
  }
  to.text += to.escapeName(alias)
}

const writeWrapper = (to: Writing, chunk: SQLWrapper) => {
  if (chunk.shouldOmitSQLParens?.()) writeSql(to, chunk.getSQL())
  else writeList(to, [chunk.getSQL()])
}

/** A name that is selected under another. */
const writeAlias = (to: Writing, { fieldAlias }: SQL.Aliased) => {
  to.text += to.escapeName(fieldAlias)
}

/** The order of the questions is drizzle's: some kinds are others too. */
export const writeChunk = (to: Writing, chunk: unknown): void => {
  if (chunk === undefined) return
  if (typeof chunk === 'function' || chunk instanceof View) to.isForeign = true
  else if (chunk instanceof StringChunk) to.text += chunk.value.join('')
  else if (chunk instanceof Name) to.text += to.escapeName(chunk.value)
  else if (Array.isArray(chunk)) writeList(to, chunk)
  else if (chunk instanceof SQL) writeSql(to, chunk)
  else if (chunk instanceof Table || chunk instanceof Column) to.text += to.nameOf(chunk)
  else if (chunk instanceof Param) writeBound(to, chunk)
  else if (chunk instanceof Placeholder) writeParam(to, chunk)
  else if (chunk instanceof SQL.Aliased) writeAlias(to, chunk)
  else if (chunk instanceof Subquery) writeSubquery(to, chunk)
  else if (isSQLWrapper(chunk)) writeWrapper(to, chunk)
  else writeParam(to, chunk)
}
