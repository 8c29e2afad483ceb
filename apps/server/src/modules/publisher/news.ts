import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { notify } from '../notifications/index.ts'
import type { TargetRow } from '../targets/index.ts'

export type News =
  | { kind: 'failed'; message: string }
  | { kind: 'needs_attention'; message: string }
  | { kind: 'reply_failed'; message: string }
  | { kind: 'published' }

export const tellPublishedJob = declareJob({
  name: 'publisher.tell-published',
  schema: z.object({ postId: z.string() }),
})

const TITLES = {
  failed: (network: string) => `${network}: не опубликовано`,
  needs_attention: (network: string) => `${network}: проверьте, вышел ли пост`,
  reply_failed: (network: string) => `${network}: пост вышел, продолжение — нет`,
}

export const postLink = (postId: string) => `/posts?post=${postId}`

/** In the transaction that made it news, so it is told once, and telling it can't repeat what happened. */
export const tell = async ({
  ctx,
  tx,
  target,
  news,
}: {
  ctx: AppContext
  tx: Tx
  target: TargetRow
  news: News
}): Promise<void> => {
  const { id, postId, workspaceId, network, accountTitle, version } = target
  if (news.kind === 'published') {
    // Whether the whole post is out is asked later, when its other targets have come as far.
    return ctx.jobs.enqueue(tellPublishedJob, { postId }, { key: postId, tx })
  }
  await notify({
    ctx,
    tx,
    workspaceId,
    kind: news.kind === 'failed' ? 'failed' : 'needs_attention',
    title: TITLES[news.kind](adapters[network].title),
    text: `«${accountTitle}»: ${news.message}`,
    link: postLink(postId),
    key: `target-${news.kind}:${id}:${version}`,
  })
}
