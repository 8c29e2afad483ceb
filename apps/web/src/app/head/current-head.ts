import { collectHead } from '../../platform/page/head.ts'
import { isNotFoundShown } from '../../platform/page/page-error.ts'
import { pageHead, siteHead } from '../../platform/page/seo.ts'
import type { AppRouter } from '../routes/router.tsx'

const NOT_FOUND = [siteHead(), pageHead({ title: 'Страница не найдена', isPrivate: true })]

/** A 404 must not get the title of the page it replaces. */
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
  return collectHead({ matches: isNotFoundShown(matches) ? NOT_FOUND : matches, origin, path })
}
