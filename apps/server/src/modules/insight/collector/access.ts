import {
  type Account,
  type AccountReader,
  adapters,
  type ItemReader,
  type ListItems,
  type NetworkContext,
  type Quota,
} from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { findLiveAccount, type LiveAccount } from '../../publishing/connections/index.ts'
import { type AccountRow, listReaders } from './accounts.repository.ts'

/** Everything needed to read an account, or why it can't be read. */
export type Access =
  | {
      kind: 'open'
      account: Account
      context: NetworkContext
      /** Whose tokens are used; undefined for public pages. */
      live: LiveAccount | undefined
      readers: { account: AccountReader | null; items: ItemReader | null; list: ListItems | null }
      quota: Quota
    }
  | {
      kind: 'closed'
      outcome: 'not_allowed' | 'failed'
      code: string
      message: string
      /** Whether the reason persists until a person acts. */
      isLasting: boolean
    }

const closed = (
  input: Pick<Extract<Access, { kind: 'closed' }>, 'outcome' | 'code' | 'message' | 'isLasting'>,
): Access => ({ kind: 'closed', ...input })

const notConfigured = (title: string) =>
  closed({
    outcome: 'failed',
    code: 'not_configured',
    message: `Подключение ${title} сейчас не настроено.`,
    isLasting: false,
  })

const NO_TOKENS = {
  accessToken: '',
  refreshToken: null,
  accessExpiresAt: null,
  refreshExpiresAt: null,
  scopes: [],
}

const openOwn = ({ live, row }: { live: LiveAccount; row: AccountRow }): Access => {
  const { title, metrics, quota } = adapters[row.network]
  if (live.connection.access !== 'active') {
    return closed({
      outcome: 'failed',
      code: 'needs_reauth',
      message: `${title} больше не принимает наш доступ. Подключите аккаунт заново.`,
      isLasting: false,
    })
  }
  if (!live.networkContext) return notConfigured(title)
  const { account, networkContext: context } = live
  return { kind: 'open', account, context, live, readers: metrics, quota }
}

/** A tracked profile, read with the tokens of another connection. */
const openTracked = async ({ ctx, row }: { ctx: AppContext; row: AccountRow }): Promise<Access> => {
  const { title, metrics, quota } = adapters[row.network]
  const { tracking } = metrics
  if (!tracking) {
    return closed({
      outcome: 'not_allowed',
      code: 'not_trackable',
      message: `${title} не даёт отслеживать чужие аккаунты.`,
      isLasting: true,
    })
  }
  const { externalId, handle, avatarUrl, profileUrl, details } = row
  const profile = { externalId, title: row.title, handle, avatarUrl, profileUrl, details }
  if (tracking.by === 'public') {
    const context = ctx.networks.findContext({ network: row.network, method: 'default' })
    if (!context) return notConfigured(title)
    const account = { profile, tokens: NO_TOKENS }
    return { kind: 'open', account, context, live: undefined, readers: tracking, quota }
  }
  const live = await findReader({ ctx, row })
  if (!live?.networkContext) {
    return closed({
      outcome: 'not_allowed',
      code: 'no_reader',
      message: `Чтобы отслеживать чужие аккаунты ${title}, подключите свой.`,
      isLasting: false,
    })
  }
  const { tokens, profile: reader } = live.account
  const account = {
    tokens,
    profile: { ...profile, details: { ...details, readerId: reader.externalId } },
  }
  const context = live.networkContext
  return { kind: 'open', account, context, live, readers: tracking, quota }
}

/** An active connection of the workspace that may read third-party accounts. */
export const findReader = async ({
  ctx,
  row: { workspaceId, network },
}: {
  ctx: AppContext
  row: Pick<AccountRow, 'workspaceId' | 'network'>
}): Promise<LiveAccount | undefined> => {
  const { tracking } = adapters[network].metrics
  for (const id of await listReaders({ db: ctx.db, workspaceId, network })) {
    const live = await findLiveAccount({ ctx, id })
    if (live?.networkContext && (tracking?.mayRead?.(live.account.profile) ?? true)) return live
  }
  return undefined
}

export const openAccess = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: AccountRow
}): Promise<Access> => {
  const live = row.connectionId && (await findLiveAccount({ ctx, id: row.connectionId }))
  if (live) return openOwn({ live, row })
  if (row.isTracked) return openTracked({ ctx, row })
  return closed({
    outcome: 'not_allowed',
    code: 'disconnected',
    message: 'Аккаунт отключён. Подключите его снова, чтобы цифры обновлялись.',
    isLasting: true,
  })
}
