import { ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import type { FeedItem } from './feed-items.ts'
import { fetchExternal, readAll } from './fetch-external.ts'
import { notImportable } from './not-importable.ts'
import type { ReadFeedAnswer } from './read-feed.thread.ts'

export type { FeedItem } from './feed-items.ts'

const MAX_BYTES = 5 * 1024 * 1024
const SECONDS = 30
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i

const READ_FEED: ThreadTask<{ bytes: Uint8Array; label: string | undefined }, ReadFeedAnswer> = {
  module: new URL('./read-feed.thread.ts', import.meta.url),
  timeoutMs: 20_000,
  memoryMebibytes: 256,
}

type FeedValidators = { etag: string | null; lastModified: string | null }

const conditionsOf = ({ etag, lastModified }: FeedValidators): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

/** Reads RSS, Atom or YML by a user's link. Undefined items: not modified since the last reading. */
export const readFeed = async ({
  ctx,
  fetch,
  link,
  known,
}: {
  ctx: AppContext
  fetch: SafeFetch
  link: string
  known: FeedValidators
}): Promise<FeedValidators & { items: FeedItem[] | undefined }> => {
  const outside = await fetchExternal({
    fetch,
    link,
    accept: 'application/rss+xml,application/atom+xml,application/xml,text/xml;q=0.9,*/*;q=0.5',
    headers: conditionsOf(known),
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  const bytes = await readAll(outside)
  if (outside.isUnchanged) return { ...known, items: undefined }
  const { etag, lastModified, contentType } = outside
  const label = CHARSET.exec(contentType)?.[1]
  const answer = await ctx.threads.run(READ_FEED, { bytes, label }).catch((error: unknown) => {
    if (error instanceof ThreadLimitError) throw notImportable('Лента слишком сложная')
    throw error
  })
  if (answer.kind === 'refused') throw notImportable(answer.reason)
  return { etag, lastModified, items: answer.items }
}
