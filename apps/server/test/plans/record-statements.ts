import type { Pool, PoolClient } from 'pg'

export type Statement = {
  text: string
  values: readonly unknown[]
  /** Of a prepared one. */
  name: string | undefined
}

type Query = (...given: unknown[]) => unknown

/** `query` takes a text or a description of a statement, and its values within it or beside it. */
const statementOf = ([first, second]: readonly unknown[]): Statement | undefined => {
  const given: object = typeof first === 'object' && first !== null ? first : { text: first }
  if (!('text' in given) || typeof given.text !== 'string') return undefined
  const values = 'values' in given && Array.isArray(given.values) ? given.values : second
  return {
    text: given.text,
    values: Array.isArray(values) ? values : [],
    name: 'name' in given && typeof given.name === 'string' ? given.name : undefined,
  }
}

/** Every statement that goes to the database while `run` runs, each text once. */
export const recordStatements = async (
  pools: readonly Pool[],
  run: () => Promise<unknown>,
): Promise<Statement[]> => {
  const noted = new Map<string, Statement>()
  const restores = new Map<PoolClient, () => void>()
  const watch = (client: PoolClient) => {
    if (restores.has(client)) return
    const query: Query = client.query.bind(client)
    const noting: Query = (...given) => {
      const statement = statementOf(given)
      if (statement) noted.set(statement.text, statement)
      return query(...given)
    }
    Object.assign(client, { query: noting })
    restores.set(client, () => Object.assign(client, { query }))
  }
  for (const pool of pools) pool.on('acquire', watch)
  try {
    await run()
  } finally {
    for (const pool of pools) pool.off('acquire', watch)
    for (const restore of restores.values()) restore()
  }
  return [...noted.values()]
}
