import { useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

type IdPage = ComponentType<{ id: string }>

const SharedReport = lazy(() => import('./reports/shared-report-page.tsx'))
const WhenCollected = lazy(() => import('./page/when-collected.tsx'))
const Overview = lazy(() => import('./overview/overview-page.tsx'))
const LISTS: Readonly<Record<string, ComponentType | undefined>> = {
  accounts: lazy(() => import('./accounts/accounts-page.tsx')),
  'work-items': lazy(() => import('./items/work-items-page.tsx')),
  'account-groups': lazy(() => import('./groups/account-groups-page.tsx')),
  'post-groups': lazy(() => import('./groups/post-groups-page.tsx')),
  reports: lazy(() => import('./reports/reports-page.tsx')),
}
const DETAILS: Readonly<Record<string, IdPage | undefined>> = {
  accounts: lazy(() => import('./accounts/account-page.tsx')),
  'work-items': lazy(() => import('./items/work-item-page.tsx')),
}

/** Of an address that the route has let through. */
const findPage = (path: string) => {
  const [section = '', id] = path.split('/').filter((part) => part !== '')
  if (section === '') return <Overview />
  if (id === undefined) {
    const List = LISTS[section]
    return List && <List />
  }
  const Detail = DETAILS[section]
  return Detail && <Detail key={id} id={id} />
}

/**
 * All pages below /analytics, and a shared report: one chunk in the routes, which are part of the shell and of its
 * size limit, and a chunk for each page. Pages have skeletons of their own.
 */
export default function AnalyticsPages() {
  const { _splat = '', token } = useParams({ strict: false })
  const page =
    token === undefined ? (
      <WhenCollected>{findPage(_splat)}</WhenCollected>
    ) : (
      <SharedReport token={token} />
    )
  return <Suspense>{page}</Suspense>
}
