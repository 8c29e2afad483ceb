import { UserError } from '@kadr/domain/base/app-error'
import { afterFailure, isLocked, NO_ATTEMPTS } from '@kadr/domain/identity/attempts'
import { ENTRY_MS } from '@kadr/domain/operations/second-factor'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { createTotpKey, findStep, toBase32 } from '../../../platform/crypto/totp.ts'
import type { Actor } from '../../../platform/http/mount.ts'
import { writeLook } from './operator-log.ts'
import * as repository from './operators.repository.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

type ByOperator = { ctx: AppContext; actor: Actor }
type Trial = ByOperator & { factorCode: string }

const placeOf = (userId: string) => ({ table: 'operators', rowId: userId, field: 'sealed_key' })

const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

/** Deleted between the admission and the lock. */
const lockSelf = async ({ tx, userId }: { tx: Tx; userId: string }) => {
  const operator = await repository.lockOperator({ db: tx, userId })
  if (operator) return operator
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
}

export const getEntry = async ({ ctx, actor: { userId, sessionId } }: ByOperator) => {
  const { db } = ctx
  const operator = await repository.findOperator({ db, userId })
  const end = await repository.findEntryEnd({ db, userId, sessionId, now: ctx.clock.now() })
  return {
    hasFactor: operator?.confirmedAt != null,
    openUntil: end?.toISOString() ?? null,
    codesLeft: await repository.countRecoveryCodes({ db, userId }),
  }
}

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const linkOf = ({ key, label, host }: { key: string; label: string; host: string }) =>
  `otpauth://totp/${encodeURIComponent(`Кадр ${host}`)}:${encodeURIComponent(label)}?${new URLSearchParams({ secret: key, issuer: `Кадр ${host}` }).toString().replaceAll('+', '%20')}`

export const beginFactor = ({ ctx, actor: { userId } }: ByOperator) =>
  inTransaction(ctx.db, async (tx) => {
    const { confirmedAt, label } = await lockSelf({ tx, userId })
    if (confirmedAt) throw conflict('Приложение с кодами уже подключено')
    const bytes = createTotpKey()
    const sealedKey = ctx.vault.seal({ ...placeOf(userId), text: bytes.toString('base64') })
    await repository.updateOperator({ db: tx, userId, sealedKey })
    const key = toBase32(bytes)
    return { key, url: linkOf({ key, label, host: new URL(ctx.config.publicUrl).host }) }
  })

type Verdict = 'taken' | 'wrong' | 'locked'

/** Whether the code opens, and the count of those that did not: it has to outlive the refusal. */
const tryCode = async ({
  ctx,
  tx,
  operator,
  factorCode,
}: {
  ctx: AppContext
  tx: Tx
  operator: repository.Operator
  factorCode: string
}): Promise<Verdict> => {
  const { userId, sealedKey, lastStep } = operator
  const now = ctx.clock.now()
  if (isLocked(operator, now)) return 'locked'
  if (sealedKey === null) return 'wrong'
  const digits = factorCode.replaceAll(/\s/g, '')
  const key = Buffer.from(ctx.vault.open({ ...placeOf(userId), sealed: sealedKey }), 'base64')
  const step = findStep({ key, code: digits, now, after: lastStep })
  const hash = hashRecoveryCode({ ctx, userId, code: digits })
  const isTaken =
    step !== undefined || (await repository.takeRecoveryCode({ db: tx, userId, hash, now }))
  await repository.updateOperator({
    db: tx,
    userId,
    ...(isTaken ? NO_ATTEMPTS : afterFailure(operator, now)),
    ...(step !== undefined && { lastStep: step }),
  })
  return isTaken ? 'taken' : 'wrong'
}

const refuse = async ({ ctx, actor, verdict }: ByOperator & { verdict: Verdict }) => {
  if (verdict === 'taken') return
  const what = verdict === 'locked' ? 'Код не принят: слишком много попыток' : 'Код не подошёл'
  await writeLook({ ctx, userId: actor.userId, what, isAct: true })
  ctx.log.warn({ userId: actor.userId, verdict }, 'admin.code.refused')
  throw new UserError({
    code: 'FORBIDDEN',
    userMessage:
      verdict === 'locked'
        ? 'Слишком много неверных кодов. Повторите через 15 минут'
        : 'Код не подошёл: он мог устареть или уже использован. Введите новый',
    field: 'factorCode',
  })
}

const openNow = ({ ctx, tx, actor }: ByOperator & { tx: Tx }) =>
  repository.openEntry({
    db: tx,
    ...actor,
    openUntil: new Date(ctx.clock.now().getTime() + ENTRY_MS),
  })

/** By the first code of the authenticator. */
export const confirmFactor = async ({ ctx, actor, factorCode }: Trial) => {
  const { userId } = actor
  const recoveryCodes = createRecoveryCodes()
  const verdict = await inTransaction(ctx.db, async (tx) => {
    const operator = await lockSelf({ tx, userId })
    if (operator.confirmedAt) throw conflict('Приложение с кодами уже подключено')
    if (operator.sealedKey === null) throw conflict('Сначала получите ключ')
    const tried = await tryCode({ ctx, tx, operator, factorCode })
    if (tried !== 'taken') return tried
    await repository.updateOperator({ db: tx, userId, confirmedAt: ctx.clock.now() })
    const hashes = recoveryCodes.map((code) => hashRecoveryCode({ ctx, userId, code }))
    await repository.replaceRecoveryCodes({ db: tx, userId, hashes })
    await openNow({ ctx, tx, actor })
    return tried
  })
  await refuse({ ctx, actor, verdict })
  return { recoveryCodes }
}

export const enter = async ({ ctx, actor, factorCode }: Trial) => {
  const { userId } = actor
  const verdict = await inTransaction(ctx.db, async (tx) => {
    const operator = await lockSelf({ tx, userId })
    if (!operator.confirmedAt) throw conflict('Сначала подключите приложение с кодами')
    const tried = await tryCode({ ctx, tx, operator, factorCode })
    if (tried === 'taken') await openNow({ ctx, tx, actor })
    return tried
  })
  await refuse({ ctx, actor, verdict })
  return getEntry({ ctx, actor })
}

export const leave = async ({ ctx, actor: { sessionId } }: ByOperator) => {
  await repository.closeEntry({ db: ctx.db, sessionId })
  return {}
}

/** By a command of the machine: the phone and the recovery codes are lost. */
export const resetFactor = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockSelf({ tx, userId })
    await repository.replaceRecoveryCodes({ db: tx, userId, hashes: [] })
    await repository.closeEntriesOf({ db: tx, userId })
    await repository.updateOperator({
      db: tx,
      userId,
      sealedKey: null,
      confirmedAt: null,
      ...NO_ATTEMPTS,
    })
  })
