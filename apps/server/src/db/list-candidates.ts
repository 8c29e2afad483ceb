import type { Sought } from '@kadr/domain/base/match-words'
import { stemWord } from '@kadr/kit/russian-stem'
import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/** A row that may be what is searched: its words are compared outside of the database. */
export type Candidate = { id: string; title: string; text: string }

/** Rows with all the words as typed. */
const MOST_EXACT = 60
/** The newest rows, in which the words may be with typos. */
const MOST_RECENT = 400
const LONGEST_TITLE = 160
const LONGEST_TEXT = 400

const containing = (stem: string) => `%${stem.replaceAll(/[\\%_]/g, '\\$&')}%`

const holdsWords = (column: AnyPgColumn, sought: Sought) =>
  or(
    ...sought.map((words) =>
      and(
        ...words.map(
          (word) => sql`replace(${column}, 'ё', 'е') like ${containing(stemWord(word))}`,
        ),
      ),
    ),
  )

/** Newest first in both halves; a row is listed once. */
export const listCandidates = async ({
  db,
  from,
  columns: { id, title, searchText, newest },
  where,
  sought,
}: {
  db: Db
  from: PgTable
  columns: { id: AnyPgColumn; title: AnyPgColumn; searchText: AnyPgColumn; newest: AnyPgColumn }
  /** The workspace, and what the member may see of it. */
  where: SQL | undefined
  sought: Sought
}): Promise<Candidate[]> => {
  const select = ({
    condition,
    limit,
    words,
  }: {
    condition: SQL | undefined
    limit: number
    words: SQL
  }) =>
    db
      .select({
        id: sql<string>`${id}`,
        title: sql<string>`left(${title}, ${LONGEST_TITLE})`,
        text: sql<string>`${words}`,
      })
      .from(from)
      .where(and(where, condition))
      .orderBy(desc(newest), desc(id))
      .limit(limit)
  const exact = await select({
    condition: holdsWords(searchText, sought),
    limit: MOST_EXACT,
    words: sql`${searchText}`,
  })
  const recent = await select({
    condition: undefined,
    limit: MOST_RECENT,
    words: sql`left(${searchText}, ${LONGEST_TEXT})`,
  })
  const known = new Set(exact.map((row) => row.id))
  return [...exact, ...recent.filter((row) => !known.has(row.id))]
}
