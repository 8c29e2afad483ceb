import { collectHead } from '../platform/head.ts'
import { findFatalError } from '../platform/page-error.ts'
import { pageHead, siteHead } from '../platform/seo.ts'
import type { AppRouter } from './router.tsx'

const REFUSED = [siteHead(), pageHead({ title: 'Страница не найдена', isPrivate: true })]

/** A page that refused its parameters must not get the title of the page it replaces. */
export const collectCurrentHead = ({
  router,
  origin,
  path,
}: {
  router: AppRouter
  origin: string
  path: string
}) => {
  const { matches } = router.state
  const isRefused = findFatalError(matches) !== undefined
  return collectHead({ matches: isRefused ? REFUSED : matches, origin, path })
}
