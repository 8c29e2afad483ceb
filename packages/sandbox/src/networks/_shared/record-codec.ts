type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON that preserves dates, bigints and bytes. */
export const writeRecords = (state: { version: number; tables: Tables }): string =>
  JSON.stringify(state, function replace(this: unknown, key, value: unknown) {
    // JSON.stringify calls toJSON of a Date before the replacer.
    const raw = isObject(this) ? this[key] : value
    if (raw instanceof Date) return { $date: raw.toISOString() }
    if (typeof raw === 'bigint') return { $bigint: String(raw) }
    if (raw instanceof Uint8Array) return { $bytes: Buffer.from(raw).toString('base64') }
    return value
  })

export function parseRecords(text: string): { version: unknown; tables: Tables } {
  const state: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (!isObject(value)) return value
    if (typeof value.$date === 'string') return new Date(value.$date)
    if (typeof value.$bigint === 'string') return BigInt(value.$bigint)
    if (typeof value.$bytes === 'string') return new Uint8Array(Buffer.from(value.$bytes, 'base64'))
    return value
  })
  const { version, tables } = isObject(state) ? state : {}
  return { version, tables: tablesOf(tables) }
}

const tablesOf = (tables: unknown): Tables =>
  Object.fromEntries(
    Object.entries(isObject(tables) ? tables : {}).map(([name, records]) => [
      name,
      isObject(records) ? records : {},
    ]),
  )
