import { automationId } from '@kadr/contract/planned-runs'
import { notFound, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ListPage = lazy(() => import('./list-page.tsx'))
const NewPage = lazy(() => import('./new-page.tsx'))
const RulePage = lazy(() => import('./rule-page.tsx'))

const findPage = (path: string) => {
  const [part, ...rest] = path.split('/').filter((piece) => piece !== '')
  if (rest.length > 0) return undefined
  if (part === undefined) return <ListPage />
  if (part === 'new') return <NewPage />
  const id = /^\d+$/.test(part) ? automationId.safeParse(part) : undefined
  return id?.success ? <RulePage key={id.data} id={id.data} /> : undefined
}

/** All pages below /reels/automation: one chunk in the routes, which are part of the shell, and a chunk for each page. */
export default function AutomationPages() {
  const { _splat = '' } = useParams({ strict: false })
  const page = findPage(_splat)
  if (!page) throw notFound()
  return <Suspense>{page}</Suspense>
}
