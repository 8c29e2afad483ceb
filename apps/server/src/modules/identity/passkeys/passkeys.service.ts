import type { Passkeys } from '@kadr/contract/identity/passkeys'
import { UserError } from '@kadr/domain/base/app-error'
import { passkeySiteOf, RESET_DELAY_MS } from '@kadr/domain/identity/passkeys'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { type ByPerson, deviceOf, noteChange } from './note-change.ts'
import * as repository from './passkeys.repository.ts'
import * as proofs from './proofs.repository.ts'

const LOG_SHOWN = 10
const LOG_KEPT_MS = 365 * DAY_MS

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такого ключа доступа нет' })
const noneToReset = () =>
  new UserError({ code: 'CONFLICT', userMessage: 'Ключей доступа нет, сбрасывать нечего' })

export const getPasskeys = async ({ ctx, actor: { userId } }: ByPerson): Promise<Passkeys> => {
  const { db, config } = ctx
  const site = passkeySiteOf(config.publicUrl)
  const rows = site === null ? [] : await repository.listPasskeys({ db, userId, site })
  const guard = await proofs.findGuard({ db, userId })
  const log = await proofs.listLog({ db, userId, limit: LOG_SHOWN })
  return {
    passkeys: rows.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    isAvailable: site !== null,
    resetsAt: guard?.resetsAt?.toISOString() ?? null,
    log: log.map(({ id, at, use, purpose, name, device }) => ({
      id,
      at: at.toISOString(),
      use,
      purpose,
      name,
      device,
    })),
  }
}

type OfPasskey = ByPerson & { id: string }

export const renamePasskey = async ({ ctx, actor, id, name }: OfPasskey & { name: string }) => {
  const { userId } = actor
  await inTransaction(ctx.db, async (tx) => {
    if (!(await repository.updatePasskey({ db: tx, userId, id, name }))) throw notFound()
    const device = await deviceOf({ tx, actor })
    await proofs.writeLog({ db: tx, userId, at: ctx.clock.now(), use: 'renamed', name, device })
  })
  return getPasskeys({ ctx, actor })
}

export const removePasskey = async ({ ctx, actor, id }: OfPasskey) => {
  const { userId } = actor
  await inTransaction(ctx.db, async (tx) => {
    const removed = await repository.deletePasskey({ db: tx, userId, id })
    if (!removed) throw notFound()
    const device = await deviceOf({ tx, actor })
    await noteChange({ ctx, tx, userId, change: 'removed', name: removed.name, device })
  })
  return getPasskeys({ ctx, actor })
}

/** A repeat does not put it off. */
export const askReset = async ({ ctx, actor }: ByPerson) => {
  const { userId } = actor
  const at = new Date(ctx.clock.now().getTime() + RESET_DELAY_MS)
  await inTransaction(ctx.db, async (tx) => {
    const guard = await proofs.lockGuard({ db: tx, userId })
    if (guard.resetsAt) return
    const site = passkeySiteOf(ctx.config.publicUrl)
    const known = site === null ? [] : await repository.listPasskeys({ db: tx, userId, site })
    if (known.length === 0) throw noneToReset()
    await proofs.updateGuard({ db: tx, userId, resetsAt: at })
    const device = await deviceOf({ tx, actor })
    await noteChange({ ctx, tx, userId, change: 'reset_asked', name: null, device })
  })
  return getPasskeys({ ctx, actor })
}

export const cancelReset = async ({ ctx, actor }: ByPerson) => {
  const { userId } = actor
  await inTransaction(ctx.db, async (tx) => {
    const guard = await proofs.lockGuard({ db: tx, userId })
    if (!guard.resetsAt) return
    await proofs.updateGuard({ db: tx, userId, resetsAt: null })
    const device = await deviceOf({ tx, actor })
    const at = ctx.clock.now()
    await proofs.writeLog({ db: tx, userId, at, use: 'reset_cancelled', name: null, device })
  })
  return getPasskeys({ ctx, actor })
}

const completeReset = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const guard = await proofs.lockGuard({ db: tx, userId })
    if (!guard.resetsAt || guard.resetsAt > ctx.clock.now()) return
    await proofs.updateGuard({ db: tx, userId, resetsAt: null })
    await repository.deletePasskeysOf({ db: tx, userId })
    const device = 'По вашей просьбе'
    await noteChange({ ctx, tx, userId, change: 'reset_done', name: null, device })
  })

export const purgePasskeys = async ({ ctx }: { ctx: AppContext }) => {
  const { db } = ctx
  const now = ctx.clock.now()
  for (const { userId } of await repository.listDueResets({ db, now })) {
    await completeReset({ ctx, userId })
  }
  const loggedBefore = new Date(now.getTime() - LOG_KEPT_MS)
  await proofs.deleteExpired({ db, now, loggedBefore })
}

export const exportPasskeys = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  passkeys: readAtOnce(() => repository.listPasskeysOf({ db: ctx.db, userId })),
  passkeyLog: readPages((page) => proofs.listLogOf({ db: ctx.db, userId, ...page })),
})
