import {
  type CreatedCredential,
  MAX_PASSKEYS,
  type PasskeyCreation,
  passkeyCreation,
} from '@kadr/contract/identity/passkeys'
import { UserError } from '@kadr/domain/base/app-error'
import { CHALLENGE_MS } from '@kadr/domain/identity/passkeys'
import * as z from 'zod/mini'
import { inTransaction } from '../../../db/connection.ts'
import { getUser } from '../users/index.ts'
import { type ByPerson, deviceOf, noteChange } from './note-change.ts'
import * as repository from './passkeys.repository.ts'
import { getPasskeys } from './passkeys.service.ts'
import * as proofs from './proofs.repository.ts'
import { answerFrom, descriptorOf, getSite, loadWebAuthn, SITE_NAME } from './webauthn.ts'

const tooMany = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Ключей доступа уже ${MAX_PASSKEYS}. Удалите те, что не нужны`,
  })
const known = () => new UserError({ code: 'CONFLICT', userMessage: 'Этот ключ уже добавлен' })
const refused = () =>
  new UserError({
    code: 'FORBIDDEN',
    userMessage: 'Устройство ответило не так, как просили. Попробуйте ещё раз',
  })
export const tooLate = () =>
  new UserError({ code: 'LINK_EXPIRED', userMessage: 'Время вышло. Начните ещё раз' })

export const beginPasskey = async ({ ctx, actor }: ByPerson): Promise<PasskeyCreation> => {
  const { userId, sessionId } = actor
  const site = getSite(ctx)
  const existing = await repository.listPasskeys({ db: ctx.db, userId, site })
  if (existing.length >= MAX_PASSKEYS) throw tooMany()
  const { firstName, lastName } = await getUser({ ctx, userId })
  const name = `${firstName} ${lastName}`.trim()
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: site,
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: name,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await proofs.putChallenge({
    db: ctx.db,
    sessionId,
    purpose: 'creation',
    challenge: options.challenge,
    expiresAt: new Date(ctx.clock.now().getTime() + CHALLENGE_MS),
  })
  return z.parse(passkeyCreation, options)
}

/** Which of several made on one device: «Chrome, Windows», «Chrome, Windows 2». */
const nameFor = (device: string, taken: readonly string[]) => {
  let name = device
  for (let number = 2; taken.includes(name); number += 1) name = `${device} ${number}`
  return name
}

export const finishPasskey = async ({
  ctx,
  actor,
  credential,
}: ByPerson & { credential: CreatedCredential }) => {
  const { userId, sessionId } = actor
  const site = getSite(ctx)
  const now = ctx.clock.now()
  const of = { db: ctx.db, sessionId, purpose: 'creation' } as const
  const expectedChallenge = await proofs.takeChallenge({ ...of, now })
  if (expectedChallenge === undefined) throw tooLate()
  const { id, rawId, type, response } = credential
  const { transports = [], ...attested } = response
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const made = await answerFrom(ctx, () =>
    verifyRegistrationResponse({
      response: { id, rawId, type, response: attested, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: ctx.config.publicUrl,
      expectedRPID: site,
    }),
  )
  if (!made?.verified) throw refused()
  const { credential: key, credentialBackedUp } = made.registrationInfo
  await inTransaction(ctx.db, async (tx) => {
    await proofs.lockGuard({ db: tx, userId })
    const existing = await repository.listPasskeys({ db: tx, userId, site })
    if (existing.length >= MAX_PASSKEYS) throw tooMany()
    const device = await deviceOf({ tx, actor })
    const taken = existing.map(({ name }) => name)
    const values = {
      userId,
      site,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports,
      name: nameFor(device, taken),
      isBackedUp: credentialBackedUp,
      createdAt: now,
    }
    if (!(await repository.insertPasskey({ db: tx, values }))) throw known()
    await noteChange({ ctx, tx, userId, change: 'added', name: values.name, device })
  })
  return getPasskeys({ ctx, actor })
}
