import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { copy } from '../copy.ts'
import { periodSearch, useAnalyticsSearch } from './use-analytics-search.ts'

const SECTIONS = [
  { path: '', label: copy.overview },
  { path: 'accounts', label: copy.accounts },
  { path: 'work-items', label: copy.workItems },
  { path: 'account-groups', label: copy.accountGroups },
  { path: 'post-groups', label: copy.postGroups },
  { path: 'reports', label: copy.reports },
] as const

const ACTIVE = { style: { borderColor: 'var(--color-accent)' } }

type Props = { subtitle?: ReactNode; actions?: ReactNode }

/** The title and the sections; links keep the period. */
export const AnalyticsHeader = ({ subtitle, actions }: Props) => {
  const { search } = useAnalyticsSearch()
  const sections = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = sections.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <>
      <PageHeader title={copy.title} subtitle={subtitle} actions={actions} />
      <nav
        ref={sections}
        aria-label={copy.sections}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {SECTIONS.map(({ path, label }) => (
          <Link
            key={path}
            to="/analytics/$"
            params={{ _splat: path }}
            search={periodSearch(search)}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={ACTIVE}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-label font-medium whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current=page]:text-accent"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
}
