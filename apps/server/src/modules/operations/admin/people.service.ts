import type { AdminPerson } from '@kadr/contract/operations/admin'
import { UserError } from '@kadr/domain/base/app-error'
import { displayName } from '@kadr/domain/identity/person-name'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import * as auth from '../../identity/auth/index.ts'
import { listPlansOf } from '../../money/subscription/index.ts'

const PAGE_SIZE = 30
const place = z.tuple([z.uuid()])

export const findPeople = async ({
  ctx,
  person = '',
  cursor,
  limit = PAGE_SIZE,
}: {
  ctx: AppContext
  person?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}): Promise<{ items: AdminPerson[]; nextCursor: string | null }> => {
  const { db } = ctx
  const [before] = cursor === undefined ? [] : readCursor(place, cursor)
  const rows = await auth.listPeople({ db, words: person, before, limit })
  const userIds = rows.map(({ id }) => id)
  const plans = await listPlansOf({ db, userIds, now: ctx.clock.now() })
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    items: rows.map(({ firstName, lastName, createdAt, lastSeenAt, blockedAt, ...row }) => ({
      ...row,
      name: displayName({ firstName, lastName }),
      plan: plans.get(row.id)?.plan ?? 'FREE',
      paidUntil: plans.get(row.id)?.paidUntil.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      blockedAt: blockedAt?.toISOString() ?? null,
    })),
    nextCursor: last ? writeCursor([last.id]) : null,
  }
}

export const blockPerson = async ({
  ctx,
  by,
  userId,
  isBlocked,
}: {
  ctx: AppContext
  by: string
  userId: string
  isBlocked: boolean
}) => {
  if (by === userId) {
    throw new UserError({ code: 'CONFLICT', userMessage: 'Себе вход не закрыть' })
  }
  await auth.blockPerson({ ctx, userId, isBlocked })
  return {}
}
