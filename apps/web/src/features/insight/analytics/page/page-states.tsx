import type { AnalyticsAccount } from '@kadr/contract/insight/analytics-figures'
import { quote } from '@kadr/domain/base/quote'
import { localDate } from '@kadr/domain/insight/period'
import { Link } from '@tanstack/react-router'
import { getNetwork } from '../../../../networks/index.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'
import { formatDate } from '../figures/format-figure.ts'

/** Has the final size, to avoid layout shift. */
export const AnalyticsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-4">
    <Skeleton className="h-96 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </SkeletonGroup>
)

const nameOf = ({ network, title }: AnalyticsAccount) =>
  `${getNetwork(network).title} ${quote(title)}`
const sinceOf = ({ stale }: AnalyticsAccount, timeZone: string) =>
  stale?.since ? formatDate(localDate({ at: new Date(stale.since), timeZone })) : null

const titleOf = (account: AnalyticsAccount, since: string | null) =>
  account.stale?.isDetached
    ? copy.stale.detached(nameOf(account))
    : copy.stale.title(nameOf(account), since)

const reasonOf = ({ stale }: AnalyticsAccount, since: string | null): string =>
  [
    stale?.isSignInNeeded && copy.stale.signIn,
    !(stale?.isSignInNeeded || stale?.isDetached) && (stale?.message ?? copy.stale.other),
    since && copy.stale.without(since),
  ]
    .filter(Boolean)
    .join(' ')

/** Several stale accounts are one notice with a list. */
export const StaleNotice = ({
  accounts,
  timeZone,
}: {
  accounts: readonly AnalyticsAccount[]
  timeZone: string
}) => {
  const [first] = accounts
  if (!first) return null
  const isSignInNeeded = accounts.some(({ stale }) => stale?.isSignInNeeded)
  const since = sinceOf(first, timeZone)
  return (
    <Banner
      tone="warning"
      title={accounts.length === 1 ? titleOf(first, since) : copy.stale.several(accounts.length)}
      text={
        accounts.length === 1
          ? reasonOf(first, since)
          : accounts
              .map((account) => {
                const day = sinceOf(account, timeZone)
                return [titleOf(account, day), day && copy.stale.without(day)]
                  .filter(Boolean)
                  .join('. ')
              })
              .join(' ')
      }
      {...(isSignInNeeded && {
        action: (
          <LinkButton asChild variant="secondary" size="sm">
            <Link to="/connections">{copy.stale.action}</Link>
          </LinkButton>
        ),
      })}
    />
  )
}
