import type { AnalyticsAccount } from '@kadr/contract/insight/analytics-figures'
import { getNetwork } from '../../../../networks/index.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { copy } from '../copy.ts'
import { formatDayOf } from '../figures/format-figure.ts'

/** Avatar, title, network, and what is unusual about it. */
export const AccountName = ({ account }: { account: AnalyticsAccount }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
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
          {since
            ? copy.byNetwork.staleSince(formatDayOf({ instant: since, timeZone }))
            : copy.stale.never}
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
