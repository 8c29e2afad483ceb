import * as contract from '@kadr/contract/integrations/v1/posts'
import type { Mount } from '../../../platform/http/mount.ts'
import { keepKey } from '../../../platform/http/v1/api-caller.ts'
import * as posts from '../../publishing/posts/index.ts'
import { findSlot } from '../../publishing/publisher-setup/index.ts'
import { changeOf, contentOf, presentPost } from './posts.presenter.ts'
import { readPage } from './read-page.ts'

const mountReading = (mount: Mount) => {
  mount({
    route: contract.listPostsV1,
    handle: ({ ctx, actor, query }) => {
      const { accountId: connectionId, ...filters } = query
      return readPage({
        ctx,
        workspaceId: actor.workspaceId,
        list: 'posts',
        query,
        read: (page) =>
          posts.listPosts({ ctx, actor, query: { ...filters, connectionId, ...page } }),
        present: presentPost(ctx.config.publicUrl),
      })
    },
  })
  mount({
    route: contract.getPostV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentPost(ctx.config.publicUrl)(await posts.readPost({ ctx, workspaceId, id })),
  })
  mount({
    route: contract.getTargetHistoryV1,
    handle: async ({ ctx, actor: { workspaceId }, params }) => {
      const events = await posts.getTargetHistory({ ctx, workspaceId, ...params })
      const data = events.map(({ at, from, to, text }) => ({ at, from, to, text }))
      return { data, next: null }
    },
  })
  mount({
    route: contract.checkPostV1,
    handle: async ({ ctx, actor: { workspaceId }, body }) => {
      const found = await posts.checkPost({ ctx, workspaceId, body: contentOf(body) })
      return {
        isReady: found.every(({ problems }) => problems.every(({ level }) => level !== 'error')),
        accounts: found.map(({ connectionId, problems }) => ({
          accountId: connectionId,
          problems,
        })),
      }
    },
  })
  mount({
    route: contract.findSlotV1,
    handle: async ({ ctx, actor: { workspaceId }, body }) => ({
      time: await findSlot({ ctx, workspaceId, connectionIds: body.accountIds }),
    }),
  })
}

const mountPlanning = (mount: Mount) => {
  mount({
    route: contract.schedulePostV1,
    handle: async ({ ctx, actor, params, body }) =>
      presentPost(ctx.config.publicUrl)(
        await posts.schedulePost({ ctx, actor, ...params, ...body }),
      ),
  })
  mount({
    route: contract.publishPostV1,
    handle: async ({ ctx, actor, params, body }) =>
      presentPost(ctx.config.publicUrl)(
        await posts.schedulePost({ ctx, actor, ...params, ...body, when: { kind: 'now' } }),
      ),
  })
  mount({
    route: contract.unschedulePostV1,
    handle: async ({ ctx, actor, params, body }) =>
      presentPost(ctx.config.publicUrl)(
        await posts.unschedulePost({ ctx, actor, ...params, ...body }),
      ),
  })
}

export const mountPostsV1 = (mount: Mount) => {
  mountReading(mount)
  mountPlanning(mount)
  mount({
    route: contract.createPostV1,
    handle: async ({ ctx, actor, body, headers }) => {
      const key = keepKey(actor, headers['idempotency-key'])
      const post = await posts.createPost({ ctx, actor, body: contentOf(body), key })
      return presentPost(ctx.config.publicUrl)(post)
    },
  })
  mount({
    route: contract.updatePostV1,
    handle: async ({ ctx, actor, params, body: { version, ...change } }) =>
      presentPost(ctx.config.publicUrl)(
        await posts.updatePost({ ctx, actor, ...params, version, ...changeOf(change) }),
      ),
  })
  mount({
    route: contract.deletePostV1,
    handle: async ({ ctx, actor: { workspaceId, userId }, params: { id } }) => {
      await posts.deletePost({ ctx, workspaceId, userId, id })
      return {}
    },
  })
}
