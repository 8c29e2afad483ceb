import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { type ApiKey, MAX_API_KEYS } from '@kadr/contract/integrations/api-keys'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import { UserError } from '@kadr/domain/base/app-error'
import { reaches } from '@kadr/domain/identity/permissions'
import { displayName } from '@kadr/domain/identity/person-name'
import { createApiToken, hashApiToken, hintOf } from '@kadr/kit/node/api-token'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import * as repository from './api-keys.repository.ts'

type ByMember = { ctx: AppContext; actor: Member }
export type KeyInput = {
  name: string
  scopes: readonly ApiScope[]
  ceiling: WorkspaceRole
  expiresAt: string | null
  mayPublish?: boolean
}

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Ключ не найден' })
const tooMany = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `В пространстве уже ${MAX_API_KEYS} ключей. Отзовите те, что не нужны`,
  })
const tooHigh = () =>
  new UserError({
    code: 'FORBIDDEN',
    userMessage: 'Роль ключа не может быть выше вашей',
    field: 'ceiling',
  })
const overAlready = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Срок ключа уже прошёл. Укажите дату в будущем',
    field: 'expiresAt',
  })

const endOf = ({ key, now }: { key: repository.ApiKeyRow; now: Date }) => {
  if (key.endedAt) return { end: key.endedBy ?? 'revoked', endedAt: key.endedAt.toISOString() }
  if (key.expiresAt && key.expiresAt <= now) {
    return { end: 'expired' as const, endedAt: key.expiresAt.toISOString() }
  }
  return { end: null, endedAt: null }
}

const present = ({ key, owner }: repository.ListedKey, now: Date): ApiKey => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  ceiling: key.ceiling,
  mayPublish: key.mayPublish,
  owner: owner && { id: owner.id, name: displayName(owner) },
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: key.lastUsedFrom,
  ...endOf({ key, now }),
})

export const listApiKeys = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}) => {
  const rows = await repository.listKeys({ db: ctx.db, workspaceId })
  return rows.map((row) => present(row, ctx.clock.now()))
}

/** The key is returned this once: only its hash is kept. */
export const createApiKey = async ({ ctx, actor, input }: ByMember & { input: KeyInput }) => {
  const { workspaceId, userId } = actor
  const now = ctx.clock.now()
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (!reaches(actor.role, input.ceiling)) throw tooHigh()
  if (expiresAt && expiresAt <= now) throw overAlready()
  const token = createApiToken(ctx.config.isSandbox ? 'test' : 'live')
  return inTransaction(ctx.db, async (tx) => {
    await repository.lockKeys({ tx, workspaceId })
    if ((await repository.countOpenKeys({ tx, workspaceId })) >= MAX_API_KEYS) throw tooMany()
    const id = await repository.insertKey({
      tx,
      values: {
        workspaceId,
        userId,
        name: input.name,
        hash: hashApiToken(token),
        hint: hintOf(token),
        scopes: [...new Set(input.scopes)],
        ceiling: input.ceiling,
        mayPublish: input.mayPublish ?? false,
        createdAt: now,
        expiresAt,
      },
    })
    await appendEvent({
      tx,
      kind: 'api_key.created',
      workspaceId,
      subjectId: id,
      actorId: userId,
      payload: { name: input.name },
    })
    const row = await repository.readKey({ db: tx, id })
    if (!row) throw new Error('A key was not written')
    return { key: present(row, now), token }
  })
}

/** A key that was revoked before stays as it is. */
export const revokeApiKey = ({ ctx, actor, id }: ByMember & { id: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    const at = ctx.clock.now()
    const key = await repository.endKey({ tx, which: { workspaceId, id }, at, by: 'revoked' })
    if (key) {
      await appendEvent({
        tx,
        kind: 'api_key.revoked',
        workspaceId,
        subjectId: id,
        actorId: userId,
        payload: { name: key.name },
      })
    } else if (!(await repository.isKeyOf({ db: tx, workspaceId, id }))) throw notFound()
  })

/** It was in an address: whoever keeps logs of addresses has it. */
export const revokeLeakedKey = ({ ctx, token }: { ctx: AppContext; token: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const which = { hash: hashApiToken(token) }
    const key = await repository.endKey({ tx, which, at: ctx.clock.now(), by: 'leaked' })
    if (!key) return
    await appendEvent({
      tx,
      kind: 'api_key.leaked',
      workspaceId: key.workspaceId,
      subjectId: key.id,
      payload: { name: key.name, userId: key.userId },
    })
  })

export const exportApiKeys = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  apiKeys: readPages((page) => repository.listKeysOf({ db: ctx.db, userId, ...page })),
})
