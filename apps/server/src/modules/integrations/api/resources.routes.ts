import * as contract from '@kadr/contract/integrations/v1/resources'
import type { Resource } from '@kadr/contract/library/resources'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import { copyFile } from '../../library/products/index.ts'
import { getResource, listResources, presentResource } from '../../library/resources/index.ts'
import { readPage } from './read-page.ts'

const safeFetch = createSafeFetch()

/** Addresses of files are below ours: programs have no page to resolve them against. */
const presentV1 =
  (publicUrl: string) =>
  ({ urls, ...resource }: Resource): contract.V1Resource => {
    const whole = (url: string) => new URL(url, publicUrl).href
    return {
      id: resource.id,
      kind: resource.kind,
      state: resource.state,
      name: resource.name,
      altText: resource.altText,
      mimeType: resource.mimeType,
      size: resource.size,
      width: resource.width,
      height: resource.height,
      durationSeconds: resource.durationSeconds,
      url: whole(urls.original),
      thumbnailUrl: urls.thumbnail === null ? null : whole(urls.thumbnail),
      createdAt: resource.createdAt,
    }
  }

export const mountResourcesV1 = (mount: Mount) => {
  mount({
    route: contract.listResourcesV1,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      readPage({
        ctx,
        workspaceId,
        list: 'resources',
        query,
        read: (page) =>
          listResources({ ctx, workspaceId, query: { ...query, ...page, source: 'own' } }),
        present: presentV1(ctx.config.publicUrl),
      }),
  })
  mount({
    route: contract.getResourceV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentV1(ctx.config.publicUrl)(await getResource({ ctx, workspaceId, id })),
  })
  mount({
    route: contract.createResourceV1,
    handle: async ({ ctx, actor: { workspaceId }, body }) => {
      const row = await copyFile({ ctx, fetch: safeFetch, workspaceId, ...body })
      return presentV1(ctx.config.publicUrl)(presentResource({ ctx, row }))
    },
  })
}
