import * as contract from '@kadr/contract/site/downloads'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { complain } from './complain.ts'
import type { DownloadService } from './download-service.ts'
import { readState } from './download-state.ts'
import { findDownload } from './find-download.ts'
import { watchSource } from './notify-watchers.ts'
import { prepareDownload } from './prepare-download.ts'
import { recognizeDownload } from './recognize-download.ts'
import { saveDownload } from './save-download.ts'
import { showPicture } from './show-picture.ts'

export const mountDownloads = ({
  mount,
  serviceOf,
}: {
  mount: Mount
  serviceOf(ctx: AppContext): DownloadService
}) => {
  mount({
    route: contract.findDownload,
    handle: ({ ctx, body, request: { ip, signal } }) =>
      findDownload({
        ctx,
        service: serviceOf(ctx),
        text: body.url,
        source: body.source,
        ip,
        signal,
      }),
  })
  mount({
    route: contract.prepareDownload,
    handle: ({ ctx, body, request: { ip, signal } }) =>
      prepareDownload({ ctx, service: serviceOf(ctx), ...body, ip, signal }),
  })
  mount({
    route: contract.saveDownload,
    handle: ({ ctx, actor: { workspaceId, userId }, body: { key }, request: { ip, signal } }) =>
      saveDownload({ ctx, service: serviceOf(ctx), workspaceId, userId, key, ip, signal }),
  })
  mount({
    route: contract.showDownloadPicture,
    handle: async ({ ctx, query: { key } }) => ({
      type: 'image/webp',
      content: await showPicture({ ctx, service: serviceOf(ctx), key }),
      cacheControl: 'private, max-age=3600',
    }),
  })
  mount({
    route: contract.getDownloadState,
    handle: ({ ctx }) => readState({ ctx, service: serviceOf(ctx) }),
  })
  mount({
    route: contract.recognizeDownload,
    handle: async ({ body: { url } }) => recognizeDownload(url),
  })
  mount({
    route: contract.watchDownloadSource,
    handle: async ({ ctx, actor: { userId }, body: { source } }) => {
      await watchSource({ ctx, source, userId })
      return {}
    },
  })
  mount({
    route: contract.complainAboutDownload,
    handle: ({ ctx, body }) => complain({ ctx, service: serviceOf(ctx), ...body }),
  })
}
