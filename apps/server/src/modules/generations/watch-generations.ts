import { setTimeout as pause } from 'node:timers/promises'
import type { watchGenerations as watchRoute } from '@kadr/contract/generations'
import type { RouteEvent } from '@kadr/contract/route'
import type { AppContext } from '../../context.ts'
import { type GenerationRow, listLively, listResults } from './generations.repository.ts'
import { presentGenerations } from './present-generations.ts'

type Event = RouteEvent<typeof watchRoute>

const EVERY_MS = 700
const TICK_MS = 10_000
/** How long an ended one is still looked at: its pictures are being made. */
const AFTER_MS = 60_000

const signOf = (row: GenerationRow, files: readonly string[]) =>
  [row.state, row.progress, row.attempts, ...files].join(':')

/** The rows and a text for each that changes with what a person would see. */
const look = async (ctx: AppContext, workspaceId: string) => {
  const since = new Date(ctx.clock.now().getTime() - AFTER_MS)
  const rows = await listLively({ db: ctx.db, workspaceIds: [workspaceId], since })
  const ready = rows.filter(({ state }) => state === 'ready').map(({ id }) => id)
  const results = ready.length > 0 ? await listResults({ db: ctx.db, ids: ready }) : []
  const hasLine = rows.some(({ state }) => state === 'queued')
  const presented = hasLine ? await presentGenerations({ ctx, rows }) : []
  return rows.map((row, index) => {
    const files = results
      .filter(({ generationId }) => generationId === row.id)
      .map(({ resource }) => `${resource.id}${resource.thumbnail}${resource.state}`)
    return { row, sign: `${signOf(row, files)}:${presented[index]?.ahead ?? ''}` }
  })
}

/** All that are under way, then every change, until the reader leaves. Whatever process makes them. */
export async function* watchGenerations({
  ctx,
  workspaceId,
  signal,
}: {
  ctx: AppContext
  workspaceId: string
  signal: AbortSignal
}): AsyncGenerator<Event> {
  const told = new Map<string, string>()
  let tickAt = performance.now() + TICK_MS
  while (!signal.aborted) {
    const seen = await look(ctx, workspaceId)
    const changed = seen.filter(({ row, sign }) => told.get(row.id) !== sign)
    for (const { row, sign } of changed) told.set(row.id, sign)
    const rows = changed.map(({ row }) => row)
    for (const generation of await presentGenerations({ ctx, rows })) {
      yield { type: 'changed', generation }
    }
    if (performance.now() >= tickAt) {
      tickAt = performance.now() + TICK_MS
      yield { type: 'tick' }
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
