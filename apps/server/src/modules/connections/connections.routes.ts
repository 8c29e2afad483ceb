import * as handover from '@kadr/contract/connect-handover'
import * as contract from '@kadr/contract/connecting'
import { getConnections as getConnectionsRoute } from '@kadr/contract/connections'
import { DEFAULT_WAY } from '@kadr/domain/networks/callback-path'
import type { Mount } from '../../platform/http/mount.ts'
import {
  attachChannel,
  attachFromPopup,
  attachWithPassword,
  attachWithState,
  attachWithToken,
} from './attach-account.ts'
import { beginConnect } from './begin-connect.ts'
import { detachAccount, getConnections, updateNotifications } from './connections.service.ts'
import {
  BROWSER_LIFETIME_SECONDS,
  beginHandover,
  finishHandover,
  openHandover,
} from './handover.ts'
import { refreshAccount } from './refresh-account.ts'

const way = DEFAULT_WAY
const BUSINESS_WAY = 'facebook-business'
const BROWSER_COOKIE = 'kadr_connect'

export const mountConnections = (mount: Mount) => {
  mount({
    route: getConnectionsRoute,
    handle: ({ ctx, actor }) =>
      getConnections({ ctx, userId: actor.userId, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.refreshConnection,
    handle: ({ ctx, actor, params }) =>
      refreshAccount({
        ctx,
        workspaceId: actor.workspaceId,
        network: params.provider,
        id: params.id,
      }),
  })
  mount({
    route: contract.updateNotifications,
    handle: ({ ctx, actor, body }) =>
      updateNotifications({
        ctx,
        userId: actor.userId,
        isEnabled: body.isTelegramNotificationsEnabled,
      }),
  })
  mountUrls(mount)
  mountAttaching(mount)
  mountDetaching(mount)
  mountHandover(mount)
}

const mountUrls = (mount: Mount) => {
  mount({
    route: contract.youtubeUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'youtube', way }),
  })
  mount({
    route: contract.tiktokUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'tiktok', way }),
  })
  mount({
    route: contract.linkedinUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'linkedin', way }),
  })
  mount({
    route: contract.threadsUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'threads', way }),
  })
  mount({
    route: contract.pinterestUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'pinterest', way }),
  })
  mount({
    route: contract.instagramUrl,
    handle: ({ ctx, actor }) => beginConnect({ ctx, actor, network: 'instagram', way }),
  })
  mount({
    route: contract.facebookBusinessUrl,
    handle: ({ ctx, actor }) =>
      beginConnect({ ctx, actor, network: 'instagram', way: BUSINESS_WAY }),
  })
}

const mountAttaching = (mount: Mount) => {
  mount({
    route: contract.attachYoutube,
    handle: ({ ctx, actor, body: { code, state } }) =>
      state
        ? attachWithState({ ctx, actor, network: 'youtube', way, state, proof: { code } })
        : attachFromPopup({ ctx, actor, network: 'youtube', way: 'popup', code }),
  })
  mount({
    route: contract.attachTiktok,
    handle: ({ ctx, actor, body: { code, state } }) =>
      attachWithState({ ctx, actor, network: 'tiktok', way, state, proof: { code } }),
  })
  mount({
    route: contract.attachLinkedin,
    handle: ({ ctx, actor, body: { code, state } }) =>
      attachWithState({ ctx, actor, network: 'linkedin', way, state, proof: { code } }),
  })
  mount({
    route: contract.attachThreads,
    handle: ({ ctx, actor, body: { code, state } }) =>
      attachWithState({ ctx, actor, network: 'threads', way, state, proof: { code } }),
  })
  mount({
    route: contract.attachPinterest,
    handle: ({ ctx, actor, body: { code, state } }) =>
      attachWithState({ ctx, actor, network: 'pinterest', way, state, proof: { code } }),
  })
  mount({
    route: contract.attachInstagram,
    handle: ({ ctx, actor, body: { code, state } }) =>
      attachWithState({ ctx, actor, network: 'instagram', way, state, proof: { code } }),
  })
  mount({
    route: contract.attachFacebookBusiness,
    handle: ({ ctx, actor, body: { state, ...proof } }) =>
      attachWithToken({ ctx, actor, network: 'instagram', way: BUSINESS_WAY, state, proof }),
  })
  mount({
    route: contract.attachBluesky,
    handle: ({ ctx, actor, body }) =>
      attachWithPassword({ ctx, actor, network: 'bluesky', ...body }),
  })
  mount({
    route: contract.attachTelegramChannel,
    handle: ({ ctx, actor, body: { channel } }) =>
      attachChannel({ ctx, actor, network: 'telegram', channel }),
  })
}

const mountDetaching = (mount: Mount) => {
  mount({
    route: contract.detachYoutube,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'youtube', id }),
  })
  mount({
    route: contract.detachTiktok,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'tiktok', id }),
  })
  mount({
    route: contract.detachLinkedin,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'linkedin', id }),
  })
  mount({
    route: contract.detachThreads,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'threads', id }),
  })
  mount({
    route: contract.detachBluesky,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'bluesky', id }),
  })
  mount({
    route: contract.detachPinterest,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'pinterest', id }),
  })
  mount({
    route: contract.detachInstagram,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'instagram', id }),
  })
  mount({
    route: contract.detachTelegramChannel,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      detachAccount({ ctx, workspaceId, network: 'telegram', id }),
  })
}

const mountHandover = (mount: Mount) => {
  mount({
    route: handover.beginHandover,
    handle: ({ ctx, actor, body }) =>
      beginHandover({ ctx, actor, network: body.network, way: body.way ?? way }),
  })
  mount({
    route: handover.openHandover,
    async handle({ ctx, body, request, reply }) {
      const known = request.cookies[BROWSER_COOKIE]
      const { browser, data } = await openHandover({ ctx, ticket: body.ticket, browser: known })
      reply.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: BROWSER_LIFETIME_SECONDS })
      return data
    },
  })
  mount({
    route: handover.finishHandover,
    handle: ({ ctx, body: { state, ...proof }, request }) =>
      finishHandover({ ctx, browser: request.cookies[BROWSER_COOKIE], state, proof }),
  })
}
