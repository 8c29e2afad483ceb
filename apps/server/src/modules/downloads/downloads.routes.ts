import * as contract from '@kadr/contract/downloads'
import type { AppContext } from '../../context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { complain } from './complain.ts'
import type { Desk } from './desk.ts'
import { readState } from './download-state.ts'
import { findDownload } from './find-download.ts'
import { prepareDownload } from './prepare-download.ts'
import { showPicture } from './show-picture.ts'
import { takeDownload } from './take-download.ts'

export const mountDownloads = ({
  mount,
  deskOf,
}: {
  mount: Mount
  deskOf(ctx: AppContext): Desk
}) => {
  mount({
    route: contract.findDownload,
    handle: ({ ctx, body, request: { ip, signal } }) =>
      findDownload({ ctx, desk: deskOf(ctx), text: body.url, source: body.source, ip, signal }),
  })
  mount({
    route: contract.prepareDownload,
    handle: ({ ctx, body: { key }, request: { ip, signal } }) =>
      prepareDownload({ ctx, desk: deskOf(ctx), key, ip, signal }),
  })
  mount({
    route: contract.takeDownload,
    handle: ({ ctx, actor: { workspaceId, userId }, body: { key }, request: { ip, signal } }) =>
      takeDownload({ ctx, desk: deskOf(ctx), workspaceId, userId, key, ip, signal }),
  })
  mount({
    route: contract.showDownloadPicture,
    handle: async ({ ctx, query: { key } }) => ({
      type: 'image/webp',
      content: await showPicture({ ctx, desk: deskOf(ctx), key }),
      cacheControl: 'private, max-age=3600',
    }),
  })
  mount({
    route: contract.getDownloadState,
    handle: ({ ctx }) => readState({ ctx, desk: deskOf(ctx) }),
  })
  mount({
    route: contract.complainAboutDownload,
    handle: ({ ctx, body }) => complain({ ctx, desk: deskOf(ctx), ...body }),
  })
}
