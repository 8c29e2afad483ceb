import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useAnalyticsAccount } from '../api/analytics.queries.ts'
import { copy, nameFigures } from '../copy.ts'
import { ItemsSection } from '../items/items-section.tsx'
import { PeriodBody } from '../overview/period-body.tsx'
import { OpenAtNetwork } from '../page/open-at-network.tsx'
import { AnalyticsSkeleton, StaleNotice } from '../page/page-states.tsx'
import { PeriodPicker } from '../page/period-picker.tsx'
import { ITEM_SORTS, SortPicker } from '../page/sort-picker.tsx'
import { periodSearch, useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { ReportButton } from '../reports/report-button.tsx'

type Data = NonNullable<ReturnType<typeof useAnalyticsAccount>['data']>

const Account = ({ data }: { data: Data }) => {
  const { account, unreported, timeZone } = data
  const missing = nameFigures(unreported.map((metric) => copy.metrics[metric]))
  const at = account.updatedAt
  return (
    <>
      <PageHeader
        title={account.title}
        subtitle={[
          getNetwork(account.network).title,
          at
            ? copy
                .updated(describeMoment({ at: new Date(at), now: new Date(), timeZone }))
                .toLowerCase()
            : copy.neverUpdated.toLowerCase(),
        ].join(', ')}
        actions={
          <>
            {account.profileUrl ? (
              <OpenAtNetwork network={account.network} url={account.profileUrl} isProfile />
            ) : null}
            <ReportButton accountId={account.id} />
          </>
        }
      />
      <PeriodPicker />
      <StaleNotice accounts={account.stale ? [account] : []} timeZone={timeZone} />
      <PeriodBody data={data} networkCount={0} />
      {missing === '' ? null : (
        <p className="text-label text-ink-3">{copy.accountList.missing(missing)}</p>
      )}
      <Section
        title={copy.accountList.pieces}
        action={<SortPicker options={ITEM_SORTS} usual="published" />}
      >
        <ItemsSection accountIds={account.id} />
      </Section>
    </>
  )
}

export default function AccountPage({ id }: { id: string }) {
  const { search } = useAnalyticsSearch()
  const query = useAnalyticsAccount({ id, search })
  const isGone = isNotFound(query.error)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to="/analytics/$"
        params={{ _splat: 'accounts' }}
        search={periodSearch(search)}
        className="flex min-h-11 w-fit items-center gap-1 text-label text-ink-2 no-underline hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {copy.accountList.backTo}
      </Link>
      <QueryFrame
        query={query}
        data={query.data}
        failed={
          isGone
            ? { title: copy.accountList.notFound, canRetry: false }
            : { title: copy.failed, text: failureText(query.error) }
        }
        loading={<AnalyticsSkeleton />}
      >
        {(loaded) => <Account data={loaded} />}
      </QueryFrame>
    </div>
  )
}
