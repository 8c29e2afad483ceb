import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Statement } from './record-statements.ts'

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number().default(0),
  'Actual Loops': z.number().default(0),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  'Shared Hit Blocks': z.number().default(0),
  'Shared Read Blocks': z.number().default(0),
  get Plans() {
    return z.array(node).optional()
  },
})
type Node = z.infer<typeof node>

const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })])

export type Plan = {
  /** Tables of which every row is read. */
  wholeTables: string[]
  /** Rows it looked at, kept or not. */
  rows: number
  blocks: number
}

const listNodes = (one: Node): Node[] => [one, ...(one.Plans ?? []).flatMap(listNodes)]

const rowsReadBy = (one: Node) => {
  if (one['Relation Name'] === undefined || one['Node Type'] === 'ModifyTable') return 0
  const rows =
    one['Actual Rows'] + one['Rows Removed by Filter'] + one['Rows Removed by Index Recheck']
  return one['Actual Loops'] * rows
}

const planOf = (rows: unknown): Plan => {
  const [{ 'QUERY PLAN': plans }] = explained.parse(rows)
  const nodes = listNodes(plans[0].Plan)
  return {
    wholeTables: nodes.flatMap((one) =>
      one['Node Type'] === 'Seq Scan' ? [one['Relation Name'] ?? ''] : [],
    ),
    rows: nodes.reduce((sum, one) => sum + rowsReadBy(one), 0),
    blocks: plans[0].Plan['Shared Hit Blocks'] + plans[0].Plan['Shared Read Blocks'],
  }
}

/** A row that is there already: what was written while it was recorded can't be written again. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('23')

const run = async (client: PoolClient, text: string, values: readonly unknown[]) => {
  await client.query('begin')
  try {
    return planOf((await client.query({ text, values: [...values] })).rows)
  } finally {
    await client.query('rollback')
  }
}

const READS_ROWS = /^\s*(select|with|update|delete)\b/i

/**
 * What a statement reads, with what it changes taken back; of one that can't run again, what PostgreSQL would read. For
 * a prepared one also the plan for any values, which PostgreSQL may keep. Nothing for what has no plan.
 */
export const explain = async (
  client: PoolClient,
  { text, values, name }: Statement,
): Promise<Plan[]> => {
  if (!READS_ROWS.test(text)) return []
  const plan = await run(client, `explain (analyze, buffers, format json) ${text}`, values).catch(
    (error: unknown) => {
      if (isRefused(error)) return run(client, `explain (format json) ${text}`, values)
      throw error
    },
  )
  if (name === undefined) return [plan]
  return [plan, await run(client, `explain (generic_plan, format json) ${text}`, [])]
}
