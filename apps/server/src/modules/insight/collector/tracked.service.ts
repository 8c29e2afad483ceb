import type { TrackedAccount } from '@kadr/contract/insight/tracked-accounts'
import type { Network } from '@kadr/contract/publishing/networks'
import { UserError } from '@kadr/domain/base/app-error'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { type AccountLink, parseAccountLink } from '@kadr/domain/insight/account-link'
import { mayConnect } from '@kadr/domain/money/limits'
import { findLargerPlanText } from '@kadr/domain/money/plans'
import {
  adapters,
  type Failure,
  type Profile,
  type Tracking,
  toReadingFailure,
} from '@kadr/networks'
import { askSupport } from '../../../config/support.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import { lockUser } from '../../identity/users/index.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getSubscriptionTerms } from '../../money/subscription/index.ts'
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

/** Looks the profile up at the network, with a connection of the workspace where one is needed. */
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
    throw refuse('CONNECTION_REFUSED', `${title} здесь ещё не настроен. ${askSupport(ctx.config)}`)
  }
  const found = await tracking.find({ ctx: context, reader: live?.account ?? null, handle })
  if (found.kind === 'failed') throw toError(toReadingFailure({ title, failure: found.failure }))
  if (found.kind === 'found') return found.profile
  throw refuse(
    'NOT_FOUND',
    `Не нашли такой аккаунт ${title}. Проверьте ссылку: закрытые и личные аккаунты сеть не показывает`,
  )
}

const limitReached = (limit: number) =>
  new UserError({
    code: 'PLAN_LIMIT_REACHED',
    userMessage: joinSentences([
      limit === 0
        ? 'Недоступно в вашем тарифе'
        : `В вашем тарифе ${countOf({ count: limit, forms: ACCOUNTS })} для отслеживания, и все места заняты. Уберите один`,
      findLargerPlanText({ amountOf: ({ limits }) => limits.accountTracking, allowed: limit }),
    ]),
  })

/** Checked before the network is called. */
const assertInPlan = async ({ ctx, workspaceId }: InWorkspace) => {
  const userId = await getWorkspaceOwner({ ctx, workspaceId })
  const { limits } = await getSubscriptionTerms({ ctx, userId })
  if (limits.accountTracking === 0) throw limitReached(0)
}

/** Locks the owner's row, so that concurrent requests can't exceed the limit. */
const assertWithinLimit = async ({ ctx, tx, workspaceId }: InWorkspace & { tx: Tx }) => {
  const userId = await getWorkspaceOwner({ ctx, tx, workspaceId })
  await lockUser({ tx, userId })
  const { limits } = await getSubscriptionTerms({ ctx, tx, userId })
  const limit = limits.accountTracking
  if (mayConnect({ limit, count: await countTracked({ db: tx, userId }) })) return
  throw limitReached(limit)
}

/** Idempotent: the same account is tracked once. */
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
