import type { AnalyticsAccount } from '@kadr/contract/analytics-figures'
import { getNetwork } from '../../../networks/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { copy } from '../copy.ts'
import { formatDay } from '../model/format-figure.ts'

/** Avatar, title, network, and what is unusual about it. */
export const AccountName = ({ account }: { account: AnalyticsAccount }) => {
  const { Mark, title, color } = getNetwork(account.network)
  const since = account.stale?.since
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="relative shrink-0">
        <Avatar name={account.title} src={account.avatarUrl} size="sm" />
        <span
          className="absolute -right-1 -bottom-1 flex size-4 items-center justify-center rounded-full bg-surface"
          style={{ color }}
        >
          <Mark className="size-3" />
        </span>
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate font-medium">{account.title}</span>
        <span className="truncate text-caption text-ink-3">
          {title}
          {account.handle ? `, ${account.handle}` : ''}
        </span>
      </span>
      {account.stale ? (
        <Badge tone="scheduled">
          {since ? copy.byNetwork.staleSince(formatDay(since.slice(0, 10))) : copy.noData}
        </Badge>
      ) : null}
      {account.isTracked && account.connectionId === null ? (
        <Badge tone="neutral">{copy.accountList.tracked}</Badge>
      ) : null}
      {!account.isTracked && account.connectionId === null ? (
        <Badge tone="neutral">{copy.accountList.disconnected}</Badge>
      ) : null}
    </span>
  )
}
