import { pageQuery } from '@kadr/contract/base/paging'
import type { Route } from '@kadr/contract/base/route'
import type { OperatorLook } from '@kadr/contract/operations/admin'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { fieldNameOf } from '../../../platform/http/field-names.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { insertLook, listLooks, purgeLooks } from './operator-log.repository.ts'
import { findOperator } from './operators.repository.ts'

const KEPT_MS = 365 * DAY_MS
const PAGE_SIZE = 50
const LONGEST = 500
const place = z.tuple([z.iso.datetime(), z.uuid()])

/** How much of a list was asked for says nothing of what was looked at. */
const OF_PAGING: ReadonlySet<string> = new Set(Object.keys(pageQuery))
const SAID = new Map<unknown, string>([
  [true, 'да'],
  [false, 'нет'],
  [null, 'нет'],
])

const describe = (part: unknown): string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part)
        .filter(([name, value]) => value !== undefined && !OF_PAGING.has(name))
        .map(([name, value]) => `${fieldNameOf([name]) ?? name}: ${SAID.get(value) ?? value}`)
    : []

export const writeLook = async ({
  ctx,
  userId,
  what,
  isAct,
  details = '',
}: {
  ctx: AppContext
  userId: string
  what: string
  isAct: boolean
  details?: string
}): Promise<void> => {
  const operator = await findOperator({ db: ctx.db, userId })
  await insertLook({
    db: ctx.db,
    at: ctx.clock.now(),
    userId,
    operator: operator?.label ?? userId,
    what,
    isAct,
    details: details.slice(0, LONGEST),
  })
}

/** What is given to enter is a secret; whether somebody has to enter is no look at anything. */
export const recordLook = async ({
  ctx,
  actor: { userId },
  route,
  parts,
}: {
  ctx: AppContext
  actor: Actor
  route: Route
  parts: readonly unknown[]
}): Promise<void> => {
  const isEntering = route.action === 'installation.enter'
  if (isEntering && route.method === 'GET') return
  await writeLook({
    ctx,
    userId,
    what: route.summary,
    isAct: route.method !== 'GET',
    details: isEntering ? '' : parts.flatMap(describe).join(', '),
  })
}

export const listOperatorLog = async ({
  ctx,
  cursor,
  limit = PAGE_SIZE,
}: {
  ctx: AppContext
  cursor?: string | undefined
  limit?: number | undefined
}): Promise<{ items: OperatorLook[]; nextCursor: string | null }> => {
  const [at, id] = cursor === undefined ? [] : readCursor(place, cursor)
  const after = at !== undefined && id !== undefined ? { at, id } : undefined
  const rows = await listLooks({ db: ctx.db, after, limit })
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    items: rows.map(({ userId: _, at: when, ...row }) => ({ ...row, at: when.toISOString() })),
    nextCursor: last ? writeCursor([last.at.toISOString(), last.id]) : null,
  }
}

export const purgeOperatorLog = ({ ctx }: { ctx: AppContext }) =>
  purgeLooks({ db: ctx.db, before: new Date(ctx.clock.now().getTime() - KEPT_MS) })
