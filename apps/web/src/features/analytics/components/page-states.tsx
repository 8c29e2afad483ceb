import type { AnalyticsAccount } from '@kadr/contract/analytics-figures'
import { Link } from '@tanstack/react-router'
import { getNetwork } from '../../../networks/index.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { copy } from '../copy.ts'
import { formatDay } from '../model/format-figure.ts'

/** Of the final size, so that nothing moves when the figures come. */
export const AnalyticsSkeleton = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-4">
    <Skeleton className="h-96 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
    <Skeleton className="h-72 w-full rounded-card" />
  </SkeletonGroup>
)

const nameOf = ({ network, title }: AnalyticsAccount) => `${getNetwork(network).title} «${title}»`
const sinceOf = ({ stale }: AnalyticsAccount) =>
  stale?.since ? formatDay(stale.since.slice(0, 10)) : null

/** Several stale accounts are one notice with a list. */
export const StaleNotice = ({ accounts }: { accounts: readonly AnalyticsAccount[] }) => {
  const [first] = accounts
  if (!first) return null
  const isSignInNeeded = accounts.some(({ stale }) => stale?.isSignInNeeded)
  const reason = isSignInNeeded ? copy.stale.signIn : (first.stale?.message ?? copy.stale.other)
  return (
    <Banner
      tone="warning"
      title={
        accounts.length === 1
          ? copy.stale.title(nameOf(first), sinceOf(first))
          : copy.stale.several(accounts.length)
      }
      text={
        accounts.length === 1
          ? reason
          : accounts
              .map((account) => [nameOf(account), sinceOf(account)].filter(Boolean).join(', '))
              .join('; ')
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
