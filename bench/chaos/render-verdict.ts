import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { TestShell } from '../../apps/server/test/test-shell.ts'

type Row = {
  id: string
  state: string
  attempts: number
  code: string | null
  results: number
  spends: number
  releases: number
  notifications: number
}

export type RenderVerdict = {
  ready: number
  failed: Record<string, number>
  attempts: number
  /** Not in a final state, or without its file, its points entry or its notification. */
  wrong: string[]
  /** Render files in libraries that belong to no ready generation. */
  extraFiles: number
  /** Points still reserved. */
  reserved: number
  /** Temporary folders left behind by renders. */
  leftFolders: string[]
}

const readRows = async ({ ctx }: TestShell): Promise<Row[]> => {
  const { rows } = await ctx.db.execute<Row>(sql`
    select g.id, g.state, g.attempts, g.failure_code as code,
      (select count(*)::int from generation_results r where r.generation_id = g.id) as results,
      (select count(*)::int from points_entries e
        where e.reservation_id = g.reservation_id and e.type = 'spend') as spends,
      (select count(*)::int from points_entries e
        where e.reservation_id = g.reservation_id and e.type = 'release') as releases,
      (select count(*)::int from notifications n where n.key = 'generation:' || g.id) as notifications
    from generations g`)
  return rows
}

const isRight = (row: Row, isBroken: boolean) => {
  const isReady =
    row.state === 'ready' && row.results === 1 && row.spends === 1 && row.releases === 0
  const isFailed =
    row.state === 'failed' && row.results === 0 && row.spends === 0 && row.releases === 1
  return (isBroken ? isFailed : isReady || isFailed) && row.notifications === 1
}

const countOf = async ({ ctx }: TestShell, query: ReturnType<typeof sql>) => {
  const { rows } = await ctx.db.execute<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

/** Compares the state of each render with its file, its points entry and its notification. */
export const judgeRenders = async ({
  app,
  broken,
}: {
  app: TestShell
  broken: ReadonlySet<string>
}): Promise<RenderVerdict> => {
  await app.consumeEvents()
  const rows = await readRows(app)
  const failed = Map.groupBy(
    rows.filter(({ state }) => state === 'failed'),
    ({ code }) => code ?? 'none',
  )
  const ready = rows.filter(({ state }) => state === 'ready').length
  const files = await countOf(
    app,
    sql`select count(*)::int as n from resources where tags @> array['рилс']`,
  )
  return {
    ready,
    failed: Object.fromEntries([...failed].map(([code, list]) => [code, list.length])),
    attempts: rows.reduce((sum, { attempts }) => sum + attempts, 0),
    wrong: rows
      .filter((row) => !isRight(row, broken.has(row.id)))
      .map((row) => JSON.stringify(row)),
    extraFiles: files - ready,
    reserved: await countOf(
      app,
      sql`select coalesce(sum(reserved), 0)::int as n from points_balances`,
    ),
    leftFolders: readdirSync(app.ctx.media.tempDir).filter((name) => name.startsWith('render-')),
  }
}

export const isRenderClean = ({ wrong, extraFiles, reserved, leftFolders }: RenderVerdict) =>
  wrong.length + extraFiles + reserved + leftFolders.length === 0
