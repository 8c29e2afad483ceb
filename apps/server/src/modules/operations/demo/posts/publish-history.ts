import { setTimeout as pause } from 'node:timers/promises'
import type { PostState } from '@kadr/contract/publishing/posts'
import { BACKDATE_PATH } from '@kadr/sandbox/networks/host'
import { sandboxNetworkUrls } from '../../../../config/sandbox-credentials.ts'
import { backdatePost, readPost } from '../../../publishing/posts/index.ts'
import { listTargets } from '../../../publishing/targets/index.ts'
import { type DemoPost, isVideo, PUBLISHED } from '../content/demo-posts.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { dayTime, makePost } from './make-post.ts'

const IN_PROGRESS: ReadonlySet<PostState> = new Set(['scheduled', 'publishing'])
const POLL_MS = 500

/** Resolves when the publisher has finished the post. */
const waitUntilSettled = async ({ ctx, actor, signal, id }: StepInput & { id: string }) => {
  const { workspaceId } = actor
  while (IN_PROGRESS.has((await readPost({ ctx, workspaceId, id })).state)) {
    await pause(POLL_MS, undefined, { signal })
  }
}

/** Moves the publication at the sandbox networks: they count views from then on. */
const backdateAtNetworks = async ({
  ctx,
  id,
  at,
}: Pick<StepInput, 'ctx'> & { id: string; at: Date }) => {
  const { serverUrl } = sandboxNetworkUrls(ctx.config)
  for (const { network, externalId } of await listTargets({ db: ctx.db, postIds: [id] })) {
    if (!externalId) continue
    const form = new URLSearchParams({ id: externalId, at: at.toISOString() })
    await fetch(`${serverUrl}/${network}${BACKDATE_PATH}`, { method: 'POST', body: form })
  }
}

/** Published now by the publisher, then backdated. */
export const publishInThePast = async ({
  post,
  only,
  ...input
}: StepInput & { post: DemoPost; only?: string }): Promise<void> => {
  const { ctx, actor } = input
  const when = { kind: 'now' } as const
  const { id } = await makePost({ ctx, actor, post, when, ...(only && { only }) })
  await waitUntilSettled({ ...input, id })
  const { at } = await dayTime({ ctx, actor, ...post })
  await backdatePost({ ctx, workspaceId: actor.workspaceId, id, at })
  await backdateAtNetworks({ ctx, id, at })
}

/** Posts of the last four weeks, published at the sandbox networks. */
export const publishHistory: DemoStep = {
  name: 'history',
  async run(input) {
    const posts = PUBLISHED.filter((post) => !isVideo(post))
    // Together: each account has its line, and a network that thinks holds up nothing but itself.
    await Promise.all(posts.map((post) => publishInThePast({ ...input, post })))
  },
}

/** Posts that need a rendered reel. */
export const publishVideoHistory: DemoStep = {
  name: 'history-videos',
  async run(input) {
    for (const post of PUBLISHED.filter(isVideo)) await publishInThePast({ ...input, post })
  },
}
