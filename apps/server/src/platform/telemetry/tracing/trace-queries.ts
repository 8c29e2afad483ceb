import type { Pool, PoolClient } from 'pg'
import { currentWork } from '../work-scope.ts'
import type { Tracer } from './span.ts'
import { noTracer } from './tracer.ts'

const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i

/** Texts of queries hold words of ours only, but which values go with them is nobody's: the verb and the table are enough. */
export const nameQuery = (given: unknown): { operation: string; table: string | undefined } => {
  const text =
    typeof given === 'string'
      ? given
      : typeof given === 'object' && given !== null && 'text' in given
        ? String(given.text)
        : ''
  const operation = (/^\s*(\w+)/.exec(text)?.[1] ?? 'query').toUpperCase()
  return { operation, table: TABLE.exec(text)?.[1] }
}

type Query = (...given: unknown[]) => unknown

const traced =
  ({ tracer, query }: { tracer: Tracer; query: Query }): Query =>
  (...given) => {
    // Polling belongs to nothing, and each of its queries would be a trace.
    if (currentWork().traceparent === undefined) return query(...given)
    // The pool asks its client so, and is traced itself.
    if (typeof given.at(-1) === 'function') return query(...given)
    const { operation, table } = nameQuery(given[0])
    const span = tracer.begin({
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    })
    const result = query(...given)
    // What is streamed is no promise, and its end is seen by its reader alone.
    if (result instanceof Promise) {
      result.then(
        () => span.end(),
        () => span.end({ isFailed: true }),
      )
    }
    return result
  }

/** Their overloads say what each form returns; what is put in place of one returns what it does. */
const replaceQuery = ({ target, tracer }: { target: Pool | PoolClient; tracer: Tracer }) => {
  const query = target.query.bind(target) as Query
  Object.assign(target, { query: traced({ tracer, query }) })
}

/** Queries that belong to a traced piece of work are spans of it. */
export const traceQueries = ({
  pools,
  tracer,
}: {
  pools: readonly Pool[]
  tracer: Tracer
}): void => {
  if (tracer === noTracer) return
  const seen = new WeakSet<PoolClient>()
  for (const pool of pools) {
    replaceQuery({ target: pool, tracer })
    pool.on('acquire', (client) => {
      if (seen.has(client)) return
      seen.add(client)
      replaceQuery({ target: client, tracer })
    })
  }
}
