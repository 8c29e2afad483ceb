import { applyHead } from '../platform/head.ts'
import { pagePathOf } from '../platform/payload.ts'
import { collectCurrentHead } from './current-head.ts'
import type { AppRouter } from './router.tsx'

/** Gives the document the title and the tags of the page on screen. */
export const applyCurrentHead = ({ router, origin }: { router: AppRouter; origin: string }) =>
  applyHead(
    collectCurrentHead({ router, origin, path: pagePathOf(router.state.location.pathname) }),
  )
