import type { ProofPurpose } from '@kadr/contract/base/proofs'
import {
  type ProofRequest,
  type ProvingCredential,
  proofRequest,
} from '@kadr/contract/identity/passkeys'
import { UserError } from '@kadr/domain/base/app-error'
import { afterFailure, isLocked, NO_ATTEMPTS } from '@kadr/domain/identity/attempts'
import { CHALLENGE_MS, PROOF_MS, passkeySiteOf } from '@kadr/domain/identity/passkeys'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Proofs } from '../../../platform/http/mount.ts'
import { tooLate } from './create-passkey.ts'
import { type ByPerson, deviceOf } from './note-change.ts'
import * as repository from './passkeys.repository.ts'
import * as proofs from './proofs.repository.ts'
import { answerFrom, descriptorOf, getSite, loadWebAuthn } from './webauthn.ts'

type ForPurpose = ByPerson & { purpose: ProofPurpose }

/** People without a passkey are asked for none. */
export const openProofs = (ctx: AppContext): Proofs => ({
  async demand({ actor: { userId, sessionId }, purpose }) {
    const { db } = ctx
    const now = ctx.clock.now()
    const site = passkeySiteOf(ctx.config.publicUrl)
    if (site === null || !(await repository.hasPasskey({ db, userId, site, now }))) return
    if (await proofs.hasProof({ db, sessionId, purpose, now })) return
    throw new UserError({
      code: 'PROOF_REQUIRED',
      userMessage: 'Подтвердите ключом доступа, что это вы',
    })
  },
})

export const beginProof = async ({ ctx, actor, purpose }: ForPurpose): Promise<ProofRequest> => {
  const { userId, sessionId } = actor
  const site = getSite(ctx)
  const existing = await repository.listPasskeys({ db: ctx.db, userId, site })
  if (existing.length === 0) {
    throw new UserError({ code: 'CONFLICT', userMessage: 'У вас нет ключей доступа' })
  }
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: site,
    allowCredentials: existing.map(descriptorOf),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  await proofs.putChallenge({
    db: ctx.db,
    sessionId,
    purpose,
    challenge: options.challenge,
    expiresAt: new Date(ctx.clock.now().getTime() + CHALLENGE_MS),
  })
  return z.parse(proofRequest, options)
}

type Trial = ForPurpose & { credential: ProvingCredential }
type Verdict = 'proved' | 'refused' | 'locked' | 'late'

/** The passkey and what it answered, or nothing where it is not of this person or does not fit the question. */
const check = async ({
  ctx,
  tx,
  actor: { userId },
  credential,
  expectedChallenge,
}: Trial & { tx: Tx; expectedChallenge: string }) => {
  const site = getSite(ctx)
  const of = { db: tx, userId, site }
  const passkey = await repository.findPasskey({ ...of, credentialId: credential.id })
  if (!passkey) return {}
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { userHandle, ...response } = credential.response
  const answer = await answerFrom(ctx, () =>
    verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: ctx.config.publicUrl,
      expectedRPID: site,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return { passkey, info: answer?.verified ? answer.authenticationInfo : undefined }
}

/** The count of wrong answers has to outlive the refusal, so that this does not throw. */
const tryProof = async ({ tx, ...trial }: Trial & { tx: Tx }): Promise<Verdict> => {
  const { ctx, actor, purpose } = trial
  const { userId, sessionId } = actor
  const now = ctx.clock.now()
  const guard = await proofs.lockGuard({ db: tx, userId })
  const write = async (use: 'proved' | 'refused' | 'locked', name: string | null) =>
    proofs.writeLog({
      db: tx,
      userId,
      at: now,
      use,
      purpose,
      name,
      device: await deviceOf({ tx, actor }),
    })
  const expectedChallenge = await proofs.takeChallenge({ db: tx, sessionId, purpose, now })
  if (isLocked(guard, now)) {
    await write('locked', null)
    return 'locked'
  }
  if (expectedChallenge === undefined) return 'late'
  const { passkey, info } = await check({ ...trial, tx, expectedChallenge })
  if (!passkey || !info) {
    await proofs.updateGuard({ db: tx, userId, ...afterFailure(guard, now) })
    await write('refused', passkey?.name ?? null)
    return 'refused'
  }
  await repository.updatePasskey({
    db: tx,
    userId,
    id: passkey.id,
    counter: info.newCounter,
    isBackedUp: info.credentialBackedUp,
    lastUsedAt: now,
  })
  // Whoever has a passkey in their hands has not lost them.
  await proofs.updateGuard({ db: tx, userId, ...NO_ATTEMPTS, resetsAt: null })
  const validUntil = new Date(now.getTime() + PROOF_MS)
  await proofs.putProof({ db: tx, sessionId, purpose, validUntil })
  await write('proved', passkey.name)
  return 'proved'
}

export const finishProof = async (trial: Trial) => {
  const { ctx } = trial
  // Loaded before the transaction, which would hold its row meanwhile.
  await loadWebAuthn()
  const verdict = await inTransaction(ctx.db, (tx) => tryProof({ ...trial, tx }))
  if (verdict === 'late') throw tooLate()
  if (verdict !== 'proved') {
    throw new UserError({
      code: 'FORBIDDEN',
      userMessage:
        verdict === 'locked'
          ? 'Слишком много неудачных попыток. Повторите через 15 минут'
          : 'Ключ доступа не подошёл. Возьмите тот, что добавлен в ваш профиль',
    })
  }
  return { validUntil: new Date(ctx.clock.now().getTime() + PROOF_MS).toISOString() }
}
