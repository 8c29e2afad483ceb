import type { AppContext } from '../../../context.ts'
import { deleteSubmitted, listSubmitted, saveSubmitted } from './indexnow.repository.ts'
import { readSitemaps } from './read-sitemaps.ts'

/** Limit of the IndexNow protocol per request. */
const MAX_ADDRESSES = 10_000
const TIMEOUT_MS = 20_000

const submit = async ({ ctx, paths }: { ctx: AppContext; paths: readonly string[] }) => {
  const { indexNow, publicUrl } = ctx.config
  if (!indexNow) return
  const response = await fetch(indexNow.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicUrl).host,
      key: indexNow.key,
      keyLocation: `${publicUrl}/${indexNow.key}.txt`,
      urlList: paths.map((path) => `${publicUrl}${path}`),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
}

/**
 * Submits pages that are new, changed or removed since the last submission. Killed before the rows are stored, it
 * submits them again, which the protocol allows.
 */
export const submitPages = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  if (!ctx.config.indexNow) return
  const pages = await readSitemaps(ctx.config.webDist)
  if (pages.length === 0) return
  const submitted = new Map(
    (await listSubmitted({ db: ctx.db })).map(({ path, updated }) => [path, updated]),
  )
  const changed = pages.filter(({ path, updated }) => submitted.get(path) !== updated)
  const current = new Set(pages.map(({ path }) => path))
  const gone = [...submitted.keys()].filter((path) => !current.has(path))
  const paths = [...changed.map(({ path }) => path), ...gone].slice(0, MAX_ADDRESSES)
  if (paths.length === 0) return
  await submit({ ctx, paths })
  const told = new Set(paths)
  const now = ctx.clock.now()
  await saveSubmitted({ db: ctx.db, pages: changed.filter(({ path }) => told.has(path)), now })
  await deleteSubmitted({ db: ctx.db, paths: gone.filter((path) => told.has(path)) })
  ctx.log.info({ pages: paths.length }, 'indexnow.submitted')
}
