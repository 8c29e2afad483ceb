/** What a row of a sheet says, as it is written there. */
export type SheetCells = {
  text: string
  accounts: readonly string[]
  media: readonly string[]
  written: string
}

/** What the table itself knows the row by; empty without such a column. */
type Keyed = { key: string; cells: SheetCells }

const sameCells = (one: SheetCells) =>
  JSON.stringify([one.text, one.accounts, one.media, one.written])

type Sign = (cells: SheetCells) => string | undefined
const byAll: Sign = sameCells
const byText: Sign = ({ text }) => (text === '' ? undefined : text)
const byTime: Sign = ({ written, accounts }) =>
  written === '' ? undefined : JSON.stringify([written, accounts])

/**
 * From the surest to the weakest. The last: a table got its column of keys, or lost it, since it was read.
 */
const TURNS: readonly { sign: Sign; isKeyedOnOneSide?: boolean; isOnlyAlone?: boolean }[] = [
  { sign: byAll },
  { sign: byText },
  { sign: byTime, isOnlyAlone: true },
  { sign: byAll, isKeyedOnOneSide: true },
  { sign: byText, isKeyedOnOneSide: true },
]

const groupBySign = <R extends Keyed>(rows: readonly R[], sign: Sign) => {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const value = sign(row.cells)
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), row])
  }
  return groups
}

const isPlain = ({ key }: Keyed) => key === ''

type Pairs<Known, Row> = { found: Map<Row, Known>; taken: Set<Known> }
type Tables<Known, Row> = { known: readonly Known[]; rows: readonly Row[] }

const pair = <Known, Row>({ found, taken }: Pairs<Known, Row>, row: Row, one: Known) => {
  found.set(row, one)
  taken.add(one)
}

const matchKeys = <Known extends Keyed, Row extends Keyed>(
  { known, rows }: Tables<Known, Row>,
  pairs: Pairs<Known, Row>,
) => {
  const byKey = new Map(known.filter((one) => !isPlain(one)).map((one) => [one.key, one]))
  for (const row of rows) {
    const one = isPlain(row) ? undefined : byKey.get(row.key)
    if (one && !pairs.taken.has(one)) pair(pairs, row, one)
  }
}

const matchTurn = <Known extends Keyed, Row extends Keyed>(
  { known, rows }: Tables<Known, Row>,
  pairs: Pairs<Known, Row>,
  { sign, isKeyedOnOneSide = false, isOnlyAlone = false }: (typeof TURNS)[number],
) => {
  const { found, taken } = pairs
  const free = known.filter((one) => !taken.has(one) && (isKeyedOnOneSide || isPlain(one)))
  const open = rows.filter((row) => !found.has(row) && (isKeyedOnOneSide || isPlain(row)))
  const candidates = groupBySign(free, sign)
  for (const [value, those] of groupBySign(open, sign)) {
    const ones = candidates.get(value) ?? []
    if (isOnlyAlone && (those.length !== 1 || ones.length !== 1)) continue
    for (const row of those) {
      const one = ones.find((each) => !taken.has(each) && (isPlain(row) || isPlain(each)))
      if (one) pair(pairs, row, one)
    }
  }
}

/**
 * Which of the rows seen before each row is. A column of keys decides where there is one. Else rows are the same by all
 * they say, by their text, or, where only one is left on each side, by their time and accounts. No two rows are one.
 */
export const matchSheetRows = <Known extends Keyed, Row extends Keyed>(
  tables: Tables<Known, Row>,
): Map<Row, Known> => {
  const pairs: Pairs<Known, Row> = { found: new Map(), taken: new Set() }
  matchKeys(tables, pairs)
  for (const turn of TURNS) matchTurn(tables, pairs, turn)
  return pairs.found
}

/** Russian: what of a row has changed. */
export const describeRowChanges = ({ before, now }: { before: SheetCells; now: SheetCells }) => {
  const list = (names: readonly string[]) => names.join(', ')
  const from = (old: string, none: string) => (old === '' ? none : `было «${old}»`)
  return [
    ...(before.text === now.text ? [] : ['Текст']),
    ...(before.written === now.written ? [] : [`Время: ${from(before.written, 'его не было')}`]),
    ...(list(before.accounts) === list(now.accounts)
      ? []
      : [`Аккаунты: ${from(list(before.accounts), 'были по умолчанию')}`]),
    ...(list(before.media) === list(now.media)
      ? []
      : [`Файлы: ${from(list(before.media), 'их не было')}`]),
  ]
}
