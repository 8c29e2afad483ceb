import type { AppContext } from '../../../context.ts'
import type { Module } from '../../module.ts'
import type { ReadSiteValues } from './web.ts'

/** Cache lifetime, shared by concurrent visitors. */
const FRESH_MS = 30_000

/** Values of all modules for the public pages; after a failure they are empty, since pages work without them. */
export const createSiteValues = ({
  ctx,
  modules,
}: {
  ctx: AppContext
  modules: readonly Module[]
}): ReadSiteValues => {
  let kept: { values: ReturnType<ReadSiteValues>; until: number } | undefined
  const read = async () => {
    try {
      const parts = await Promise.all(modules.map((module) => module.siteValues?.(ctx) ?? {}))
      return Object.assign({}, ...parts)
    } catch (err) {
      ctx.log.error({ err }, 'web.site_values.read_failed')
      return {}
    }
  }
  return () => {
    if (!kept || kept.until < performance.now()) {
      kept = { values: read(), until: performance.now() + FRESH_MS }
    }
    return kept.values
  }
}
