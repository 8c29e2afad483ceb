import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ListPage = lazy(() => import('./list/list-page.tsx'))
const NewPage = lazy(() => import('./editor/new-page.tsx'))
const RulePage = lazy(() => import('./rule/rule-page.tsx'))

/** Of an address that the route has let through. */
const findPage = (part: string) => {
  if (part === '') return <ListPage />
  if (part === 'new') return <NewPage />
  return <RulePage key={part} id={Number(part)} />
}

/** All pages below /reels/automation: one chunk in the routes, which are part of the shell, and a chunk for each page. */
export default function AutomationPages() {
  const { _splat = '' } = useParams({ strict: false })
  return <Suspense>{findPage(_splat.replaceAll('/', ''))}</Suspense>
}
