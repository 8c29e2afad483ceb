import type { Network } from '@kadr/contract/networks'
import type { TrackedAccount } from '@kadr/contract/tracked-accounts'
import { type AccountLink, parseAccountLink } from '@kadr/domain/analytics/account-link'
import { UserError } from '@kadr/domain/app-error'
import { mayConnect } from '@kadr/domain/limits'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { adapters, type Failure, type Profile, type Tracking } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { signImageUrl } from '../proxy-image/index.ts'
import { getSubscriptionTerms } from '../subscription/index.ts'
import { lockUser } from '../users/index.ts'
import { getWorkspaceOwner } from '../workspaces/index.ts'
import { findReader } from './access.ts'
import { saveAccount } from './accounts.repository.ts'
import {
  countTracked,
  deleteTracked,
  findTracked,
  listTracked,
  type TrackedRow,
} from './tracked.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

const present = ({ ctx, row }: { ctx: AppContext; row: TrackedRow }): TrackedAccount => {
  const { id, network, title, handle, profileUrl, avatarUrl } = row.account
  const { foundAt, nextAt, failureMessage } = row.subject
  const { secrets, clock, config } = ctx
  return {
    id,
    network,
    title,
    handle,
    profileUrl,
    avatarUrl: signImageUrl({ secrets, clock, publicUrl: config.publicUrl, url: avatarUrl }),
    foundAt: foundAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    problem: failureMessage,
  }
}

export const readTracked = async ({ ctx, workspaceId }: InWorkspace) => {
  const rows = await listTracked({ db: ctx.db, workspaceId })
  return { accounts: rows.map((row) => present({ ctx, row })) }
}

export const countTrackedAccounts = ({ ctx, userId }: { ctx: AppContext; userId: string }) =>
  countTracked({ db: ctx.db, userId })

const refuse = (code: 'VALIDATION_FAILED' | 'NOT_FOUND' | 'CONNECTION_REFUSED', text: string) =>
  new UserError({ code, userMessage: text })

const parseLink = (input: { link: string; network: Network | undefined }): AccountLink => {
  const found = parseAccountLink({ text: input.link, network: input.network })
  if (found) return found
  throw refuse(
    'VALIDATION_FAILED',
    'Это не похоже на ссылку на аккаунт. Вставьте адрес профиля или канала целиком',
  )
}

const getTracking = (network: Network): Tracking => {
  const { metrics, title } = adapters[network]
  if (metrics.tracking) return metrics.tracking
  throw refuse(
    'CONNECTION_REFUSED',
    `Эту сеть отслеживать нельзя: ${title} показывает цифры только владельцу. Если аккаунт ваш, подключите его`,
  )
}

const toError = ({ kind, message }: Failure) =>
  new UserError({
    code: kind === 'retryable' ? 'NETWORK_UNAVAILABLE' : 'CONNECTION_REFUSED',
    userMessage: message,
  })

/** Asks the network who that is, with a connection of the workspace where it needs one. */
const findProfile = async ({
  ctx,
  workspaceId,
  network,
  handle,
}: InWorkspace & AccountLink): Promise<Profile> => {
  const tracking = getTracking(network)
  const { title } = adapters[network]
  const live =
    tracking.by === 'connection' ? await findReader({ ctx, row: { workspaceId, network } }) : null
  if (live === undefined) {
    const how = tracking.connectHint === undefined ? '' : ` ${tracking.connectHint}`
    throw refuse(
      'CONNECTION_REFUSED',
      `Чтобы отслеживать чужие аккаунты ${title}, подключите свой${how}: сеть отвечает только так`,
    )
  }
  const context = live?.networkContext ?? ctx.networks.findContext({ network, method: 'default' })
  if (!context) {
    throw refuse('CONNECTION_REFUSED', `${title} здесь ещё не настроен. Напишите в поддержку`)
  }
  const found = await tracking.find({ ctx: context, reader: live?.account ?? null, handle })
  if (found.kind === 'failed') throw toError(found.failure)
  if (found.kind === 'found') return found.profile
  throw refuse(
    'NOT_FOUND',
    `Не нашли такой аккаунт ${title}. Проверьте ссылку: закрытые и личные аккаунты сеть не показывает`,
  )
}

const limitReached = (limit: number) =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage:
      limit === 0
        ? 'Недоступно в вашем тарифе. Отслеживание аккаунтов есть в тарифах от «Автора»'
        : `В вашем тарифе ${countOf({ count: limit, forms: ACCOUNTS })} для отслеживания, и все места заняты. Уберите один или смените тариф`,
  })

/** Before the network is asked: a plan without tracking. */
const assertInPlan = async ({ ctx, workspaceId }: InWorkspace) => {
  const userId = await getWorkspaceOwner({ ctx, workspaceId })
  const { limits } = await getSubscriptionTerms({ ctx, userId })
  if (limits.accountTracking === 0) throw limitReached(0)
}

/** The owner's row is locked, so that concurrent requests can't exceed the limit together. */
const assertWithinLimit = async ({ ctx, tx, workspaceId }: InWorkspace & { tx: Tx }) => {
  const userId = await getWorkspaceOwner({ ctx, tx, workspaceId })
  await lockUser({ tx, userId })
  const { limits } = await getSubscriptionTerms({ ctx, tx, userId })
  const limit = limits.accountTracking
  if (mayConnect({ limit, count: await countTracked({ db: tx, userId }) })) return
  throw limitReached(limit)
}

/** The same account twice is one. */
export const trackAccount = async ({
  ctx,
  workspaceId,
  link,
  network,
}: InWorkspace & { link: string; network: Network | undefined }): Promise<TrackedAccount> => {
  const named = parseLink({ link, network })
  getTracking(named.network)
  await assertInPlan({ ctx, workspaceId })
  const profile = await findProfile({ ctx, workspaceId, ...named })
  const place = { workspaceId, network: named.network, externalId: profile.externalId }
  return inTransaction(ctx.db, async (tx) => {
    const known = await findTracked({ db: tx, ...place })
    if (known) return present({ ctx, row: known })
    await assertWithinLimit({ ctx, tx, workspaceId })
    const { title, handle, avatarUrl, profileUrl, details } = profile
    const values = { title, handle, avatarUrl, profileUrl, details: { ...details } }
    await saveAccount({
      tx,
      values: { ...place, ...values, isTracked: true },
      now: ctx.clock.now(),
    })
    const row = await findTracked({ db: tx, ...place })
    if (!row) throw new Error('The tracked account was not stored')
    return present({ ctx, row })
  })
}

export const untrackAccount = async ({
  ctx,
  workspaceId,
  id,
}: InWorkspace & { id: string }): Promise<Record<string, never>> => {
  const isDone = await inTransaction(ctx.db, (tx) => deleteTracked({ tx, workspaceId, id }))
  if (!isDone) throw refuse('NOT_FOUND', 'Этот аккаунт уже не отслеживается')
  return {}
}
