import { type Column, type Query, SQL, type Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Writing, writeChunk } from './write-chunk.ts'

/** Drizzle asks each chunk of a statement a dozen times what it is: most of the time of a short query. */
export class QuickDialect extends PgDialect {
  readonly #names = new WeakMap<Table | Column, string>()

  /** Writes what drizzle would: a test compares them. */
  override sqlToQuery(statement: SQL, invokeSource?: 'indexes'): Query {
    if (invokeSource !== undefined) return super.sqlToQuery(statement, invokeSource)
    const writing: Writing = {
      text: '',
      params: [],
      isForeign: false,
      escapeName: this.escapeName,
      nameOf: (named) => this.#nameOf(named),
    }
    writeChunk(writing, statement)
    if (writing.isForeign) return super.sqlToQuery(statement)
    return { sql: writing.text, params: writing.params }
  }

  #nameOf(named: Table | Column): string {
    const known = this.#names.get(named)
    if (known !== undefined) return known
    const { sql: name } = super.sqlToQuery(new SQL([named]))
    this.#names.set(named, name)
    return name
  }
}
