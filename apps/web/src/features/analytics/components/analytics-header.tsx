import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { copy } from '../copy.ts'
import { periodSearch, useAnalyticsSearch } from '../model/use-analytics-search.ts'

const SECTIONS = [
  { to: '/analytics', label: copy.overview },
  { to: '/analytics/accounts', label: copy.accounts },
  { to: '/analytics/work-items', label: copy.workItems },
  { to: '/analytics/account-groups', label: copy.accountGroups },
  { to: '/analytics/post-groups', label: copy.postGroups },
] as const

type Props = { subtitle?: ReactNode; actions?: ReactNode }

/** The title and the sections; the period goes along. */
export const AnalyticsHeader = ({ subtitle, actions }: Props) => {
  const { search } = useAnalyticsSearch()
  return (
    <>
      <PageHeader title={copy.title} subtitle={subtitle} actions={actions} />
      <nav
        aria-label={copy.sections}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
      >
        {SECTIONS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            search={periodSearch(search)}
            activeOptions={{ exact: to === '/analytics', includeSearch: false }}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-label font-medium whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}
