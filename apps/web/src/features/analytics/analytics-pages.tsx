import { isUuid } from '@kadr/kit/is-uuid'
import { notFound, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

type IdPage = ComponentType<{ id: string }>

const SharedReport = lazy(() => import('./shared-report-page.tsx'))
const Overview = lazy(() => import('./overview-page.tsx'))
const LISTS: Readonly<Record<string, ComponentType>> = {
  accounts: lazy(() => import('./accounts-page.tsx')),
  'work-items': lazy(() => import('./work-items-page.tsx')),
  'account-groups': lazy(() => import('./account-groups-page.tsx')),
  'post-groups': lazy(() => import('./post-groups-page.tsx')),
  reports: lazy(() => import('./reports-page.tsx')),
}
const DETAILS: Readonly<Record<string, IdPage>> = {
  accounts: lazy(() => import('./account-page.tsx')),
  'work-items': lazy(() => import('./work-item-page.tsx')),
}

const findPage = (path: string) => {
  const [section = '', id, ...rest] = path.split('/').filter((part) => part !== '')
  if (rest.length > 0) return undefined
  if (section === '') return <Overview />
  if (id === undefined) {
    const List = Object.hasOwn(LISTS, section) ? LISTS[section] : undefined
    return List && <List />
  }
  const Detail = Object.hasOwn(DETAILS, section) ? DETAILS[section] : undefined
  return Detail && isUuid(id) ? <Detail key={id} id={id} /> : undefined
}

/**
 * All pages below /analytics, and a shared report: one chunk in the routes, which are part of the shell and of its
 * size limit, and a chunk for each page. Pages have skeletons of their own.
 */
export default function AnalyticsPages() {
  const { _splat = '', token } = useParams({ strict: false })
  const page = token === undefined ? findPage(_splat) : <SharedReport token={token} />
  if (!page) throw notFound()
  return <Suspense>{page}</Suspense>
}
