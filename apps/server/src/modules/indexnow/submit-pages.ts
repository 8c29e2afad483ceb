import type { AppContext } from '../../context.ts'
import { deleteSubmitted, listSubmitted, saveSubmitted } from './indexnow.repository.ts'
import { readSitemaps } from './read-sitemaps.ts'

/** The protocol takes 10 000 addresses in a request. */
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
 * Tells search engines about pages that are new, changed or gone since they were last told. Killed between the request
 * and the rows, it tells them again, which they allow.
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
