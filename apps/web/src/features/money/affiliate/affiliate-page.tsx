import type { Affiliate } from '@kadr/contract/money/affiliate'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useAffiliate } from './api/affiliate.queries.ts'
import { Balances } from './components/balances.tsx'
import { Figures } from './components/figures.tsx'
import { Payouts, Shares } from './components/history.tsx'
import { JoinCard } from './components/join-card.tsx'
import { LinkCard } from './components/link-card.tsx'
import { copy } from './copy.ts'

const Loading = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-4">
    <Skeleton className="h-36 w-full rounded-card" />
    <Skeleton className="h-24 w-full rounded-card" />
    <Skeleton className="h-40 w-full rounded-card" />
  </SkeletonGroup>
)

const Content = ({ affiliate }: { affiliate: Affiliate }) => (
  <>
    <p className="max-w-[70ch] text-ink-2">
      {copy.lead(affiliate.terms)}{' '}
      <a href="/affiliate-program" className="text-accent underline underline-offset-4">
        {copy.terms}
      </a>
    </p>
    {affiliate.link ? (
      <>
        <LinkCard link={affiliate.link} />
        <Figures figures={affiliate.figures} />
        <Balances affiliate={affiliate} />
        <Payouts payouts={affiliate.payouts} />
        <Shares shares={affiliate.shares} />
      </>
    ) : (
      <JoinCard />
    )}
  </>
)

export default function AffiliatePage() {
  const query = useAffiliate()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} />
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Loading />}
        failed={{ title: copy.failed }}
      >
        {(affiliate) => <Content affiliate={affiliate} />}
      </QueryFrame>
    </div>
  )
}
