/** What the release before does not survive, with the way around it. */
export type Break = { statement: string; why: string }

const named = (source: string, flags = 'i') =>
  new RegExp(source.replaceAll('<name>', '"(\\w+)"').replaceAll(' ', '\\s+'), flags)

const CREATED_TABLE = named('^CREATE (?:UNLOGGED )?TABLE <name>', 'gim')
const ADDED_COLUMN = named('^ALTER TABLE <name> ADD COLUMN <name>', 'gim')
const ON_TABLE = named('^(?:ALTER TABLE|CREATE UNIQUE INDEX <name> ON) <name>')
const NEW_CHECK = named('ADD CONSTRAINT <name> CHECK (.+)$')
const NEW_RULE = named('ADD CONSTRAINT <name> (?:CHECK|UNIQUE|FOREIGN KEY)\\s*(.+)$')
const NEW_UNIQUE = named('^CREATE UNIQUE INDEX <name> ON <name> (.+)$')
const NAMES = /"(\w+)"/g
const VALUES = /'((?:[^']|'')*)'/g

const ALWAYS: readonly { shape: RegExp; why: string }[] = [
  { shape: named('^DROP TABLE'), why: 'it reads this table' },
  { shape: named(' DROP COLUMN '), why: 'it reads this column' },
  {
    shape: named(' RENAME '),
    why: 'it knows the old name: add the new one, write both, drop later',
  },
  { shape: named(' SET DATA TYPE '), why: 'it expects the old type: add a column of the new one' },
  { shape: named(' SET NOT NULL'), why: 'it may write null: a CHECK … NOT VALID first' },
  { shape: named(' DROP NOT NULL'), why: 'it does not expect null' },
  { shape: named(' DROP DEFAULT'), why: 'it leaves the value to the default' },
]

const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*(?=-->|\n|$)|-->[^\n]*/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '')

const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([, name = '']) => name)
const valuesOf = (text: string) => [...text.matchAll(VALUES)].map(([, value = '']) => value)

/** A list of values that only grows takes whatever the release before writes. */
const isWidened = ({ statement, before }: { statement: string; before: string }): boolean => {
  const [, name = '', rule = ''] = NEW_CHECK.exec(statement) ?? []
  const old = [...before.matchAll(named(`CONSTRAINT "${name}" CHECK ([^\\n]+)`, 'gi'))].at(-1)?.[1]
  if (name === '' || old === undefined) return false
  const values = new Set(valuesOf(rule))
  return values.size > 0 && valuesOf(old).every((value) => values.has(value))
}

const findWhy = ({
  statement,
  added,
  before,
}: {
  statement: string
  added: ReadonlySet<string>
  before: string
}): string | undefined => {
  const always = ALWAYS.find(({ shape }) => shape.test(statement))
  if (always) return always.why
  if (/ADD\s+COLUMN/i.test(statement))
    return /NOT\s+NULL/i.test(statement) && !/\bDEFAULT\b|GENERATED/i.test(statement)
      ? 'it does not write this column: give it a default'
      : undefined
  const dropped = named('^DROP INDEX <name>').exec(statement)?.[1]
  if (dropped !== undefined)
    return before.includes(`CREATE UNIQUE INDEX "${dropped}"`)
      ? 'its ON CONFLICT may need this index'
      : undefined
  const rule = (NEW_RULE.exec(statement) ?? NEW_UNIQUE.exec(statement))?.at(-1)
  if (rule === undefined || /\bNOT\s+VALID\b/i.test(statement)) return undefined
  // It leaves new columns to their defaults.
  if (namesIn(rule.replace(/\bREFERENCES\b.*$/is, '')).some((name) => added.has(name)))
    return undefined
  return isWidened({ statement, before })
    ? undefined
    : 'what it writes may not fit: NOT VALID, and validate in the release after'
}

const UNUSED = /^--\s*unused since (\d+\.\d+\.\d+)\s*$/m

/**
 * Statements of a migration that break the release before, which runs beside this one while an installation is
 * upgraded. What an earlier release has stopped using may go: `-- unused since 0.3.0` on the line above.
 */
export const findBreaks = ({
  text,
  before,
  released,
}: {
  text: string
  /** All migrations before this one. */
  before: string
  /** Versions that are out. */
  released: ReadonlySet<string>
}): Break[] => {
  const created = new Set([...text.matchAll(CREATED_TABLE)].map(([, table]) => table))
  const columns = [...text.matchAll(ADDED_COLUMN)]
  return statementsOf(text).flatMap((statement) => {
    const table = ON_TABLE.exec(statement.replaceAll(/^--.*$/gm, '').trim())
      ?.slice(1)
      .findLast(Boolean)
    if (table !== undefined && created.has(table)) return []
    const since = UNUSED.exec(statement)?.[1]
    if (since !== undefined && released.has(since)) return []
    const added = new Set(columns.flatMap(([, of, name = '']) => (of === table ? name : [])))
    const plain = statement.replaceAll(/^--.*$/gm, '').trim()
    const why = findWhy({ statement: plain, added, before })
    return why === undefined ? [] : [{ statement: plain, why }]
  })
}
