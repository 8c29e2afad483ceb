import type {
  Connection,
  ConnectionStatus,
  Connections,
} from '@kadr/contract/publishing/connections'
import { HAND_NETWORKS } from '@kadr/contract/publishing/networks'
import { timeLeft } from '@kadr/domain/base/time-left'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import type { BotAccess } from '../../identity/users/index.ts'
import { abilitiesOf } from './abilities.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { feedUrlOf } from './feed-address.ts'

const SOON_MS = 7 * DAY_MS

const statusOf = ({ isReadOnly, access }: ConnectionRow): ConnectionStatus =>
  isReadOnly ? 'read_only' : access

/** When the access expires unless it is renewed: a refresh token outlives the access tokens. */
const endOf = (row: ConnectionRow): Date | null =>
  row.sealedRefreshToken && row.isRenewable ? row.refreshExpiresAt : row.accessExpiresAt

/** Expiry that only a new sign-in can prolong. */
const isEnding = ({ row, now }: { row: ConnectionRow; now: Date }): boolean => {
  const end = row.isRenewable ? row.refreshExpiresAt : row.accessExpiresAt
  return end !== null && end.getTime() - now.getTime() <= SOON_MS
}

const noticeOf = ({ row, now }: { row: ConnectionRow; now: Date }): string | null => {
  const { title } = adapters[row.network]
  const end = endOf(row)
  if (row.access === 'needs_reauth') {
    return (
      row.failureMessage ?? `${title} больше не принимает наш доступ. Подключите аккаунт заново.`
    )
  }
  if (row.isReadOnly) {
    return 'Аккаунт сверх лимита тарифа: публиковать через него нельзя. Смените тариф или отключите другой аккаунт.'
  }
  if (row.missingScopes.length > 0) {
    return `${title} дал не все разрешения. Подключите аккаунт заново и отметьте все пункты.`
  }
  if (row.failureMessage) return row.failureMessage
  if (end && isEnding({ row, now })) {
    return `Доступ закончится ${timeLeft({ end, now })}. Подключите аккаунт заново.`
  }
  return null
}

export const presentConnection = ({
  ctx,
  ctx: { config, secrets, clock },
  row,
}: {
  ctx: AppContext
  row: ConnectionRow
}): Connection => ({
  id: row.id,
  network: row.network,
  method: row.method,
  title: row.title,
  handle: row.handle,
  avatarUrl: signImageUrl({ secrets, clock, publicUrl: config.publicUrl, url: row.avatarUrl }),
  profileUrl: row.profileUrl,
  signature: row.signature,
  feedUrl: feedUrlOf({ ctx, row }),
  status: statusOf(row),
  connectedAt: row.connectedAt.toISOString(),
  health: {
    checkedAt: row.checkedAt?.toISOString() ?? null,
    expiresAt: endOf(row)?.toISOString() ?? null,
    isRenewedByUs: row.isRenewable,
    missingScopes: row.missingScopes,
    notice: noticeOf({ row, now: clock.now() }),
  },
  abilities: [
    ...(adapters[row.network].abilitiesOf?.(row) ?? abilitiesOf(adapters[row.network].limits)),
  ],
})

export const presentConnections = ({
  ctx,
  rows,
  botAccess,
}: {
  ctx: AppContext
  rows: readonly ConnectionRow[]
  botAccess: BotAccess
}): Connections => {
  const of = (network: ConnectionRow['network']) =>
    rows.filter((row) => row.network === network).map((row) => presentConnection({ ctx, row }))
  return {
    isTelegramNotificationsEnabled: botAccess !== 'off',
    isBotBlocked: botAccess === 'blocked',
    youtubeAccounts: of('youtube'),
    tiktokAccounts: of('tiktok'),
    linkedinAccounts: of('linkedin'),
    threadsAccounts: of('threads'),
    blueskyAccounts: of('bluesky'),
    pinterestAccounts: of('pinterest'),
    instagramAccounts: of('instagram'),
    telegramChannels: of('telegram'),
    vkCommunities: of('vk'),
    maxChannels: of('max'),
    handAccounts: HAND_NETWORKS.flatMap(of),
  }
}
