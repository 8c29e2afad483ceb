import { applyHead } from '../../platform/page/head.ts'
import { pagePathOf } from '../../platform/page/payload.ts'
import type { AppRouter } from '../routes/router.tsx'
import { collectCurrentHead } from './current-head.ts'

/** Gives the document the title and the tags of the page on screen. */
export const applyCurrentHead = ({ router, origin }: { router: AppRouter; origin: string }) =>
  applyHead(
    collectCurrentHead({ router, origin, path: pagePathOf(router.state.location.pathname) }),
  )
