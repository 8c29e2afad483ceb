import * as handover from '@kadr/contract/publishing/connect-handover'
import * as contract from '@kadr/contract/publishing/connecting'
import {
  getConnections as getConnectionsRoute,
  keepConnections as keepConnectionsRoute,
} from '@kadr/contract/publishing/connections'
import { getNetworkSetup as getNetworkSetupRoute } from '@kadr/contract/publishing/network-setup'
import { putSignature as putSignatureRoute } from '@kadr/contract/publishing/signatures'
import { DEFAULT_METHOD } from '@kadr/domain/publishing/networks/callback-path'
import type { Mount } from '../../../platform/http/mount.ts'
import {
  attachByHand,
  attachChannel,
  attachFromPopup,
  attachWithPassword,
  attachWithState,
  attachWithToken,
} from './attach-account.ts'
import { beginConnect } from './begin-connect.ts'
import {
  detachAccount,
  getConnections,
  putSignature,
  updateNotifications,
} from './connections.service.ts'
import {
  BROWSER_LIFETIME_SECONDS,
  beginHandover,
  finishHandover,
  openHandover,
} from './handover.ts'
import { readNetworkSetup } from './network-setup.ts'
import { keepConnections } from './plan-limit.ts'
import { refreshAccount } from './refresh-account.ts'

const method = DEFAULT_METHOD
const BUSINESS_METHOD = 'facebook-business'
const COMMUNITIES_METHOD = 'communities'
const BROWSER_COOKIE = 'kadr_connect'

export const mountConnections = (mount: Mount) => {
  mount({
    route: getConnectionsRoute,
    handle: ({ ctx, actor }) => getConnections({ ctx, actor }),
  })
  mount({
    route: keepConnectionsRoute,
    handle: ({ ctx, actor: { userId }, body }) => keepConnections({ ctx, userId, ids: body.ids }),
  })
  mount({
    route: putSignatureRoute,
    handle: ({ ctx, actor: { workspaceId }, params, body }) =>
      putSignature({ ctx, workspaceId, ...params, ...body }),
  })
  mount({
    route: getNetworkSetupRoute,
    handle: async ({ ctx }) => readNetworkSetup(ctx.config),
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
  mountConsent(mount)
  mountAttaching(mount)
  mountDetaching(mount)
  mountHandover(mount)
}

const mountConsent = (mount: Mount) => {
  for (const { route, ...to } of contract.CONSENT_ROUTES) {
    mount({ route, handle: ({ ctx, actor }) => beginConnect({ ctx, actor, ...to }) })
  }
}

const mountAttaching = (mount: Mount) => {
  for (const { route, ...of } of contract.ATTACH_BY_CODE_ROUTES) {
    mount({
      route,
      handle: ({ ctx, actor, body: { code, state } }) =>
        attachWithState({ ctx, actor, ...of, state, proof: { code } }),
    })
  }
  mount({
    route: contract.attachYoutube,
    handle: ({ ctx, actor, body: { code, state } }) =>
      state
        ? attachWithState({ ctx, actor, network: 'youtube', method, state, proof: { code } })
        : attachFromPopup({ ctx, actor, network: 'youtube', method: 'popup', code }),
  })
  mount({
    route: contract.attachFacebookBusiness,
    handle: ({ ctx, actor, body: { state, ...proof } }) =>
      attachWithToken({ ctx, actor, network: 'instagram', method: BUSINESS_METHOD, state, proof }),
  })
  mount({
    route: contract.attachBluesky,
    handle: ({ ctx, actor, body }) =>
      attachWithPassword({ ctx, actor, network: 'bluesky', ...body }),
  })
  mount({
    route: contract.attachVk,
    handle: ({ ctx, actor, body }) => attachWithPassword({ ctx, actor, network: 'vk', ...body }),
  })
  mount({
    route: contract.attachVkCommunities,
    handle: ({ ctx, actor, body: { state, ...proof } }) =>
      attachWithState({ ctx, actor, network: 'vk', method: COMMUNITIES_METHOD, state, proof }),
  })
  mount({
    route: contract.attachByHand,
    handle: ({ ctx, actor, body }) => attachByHand({ ctx, actor, ...body }),
  })
  mount({
    route: contract.attachTelegramChannel,
    handle: ({ ctx, actor, body: { channel } }) =>
      attachChannel({ ctx, actor, network: 'telegram', channel }),
  })
  mount({
    route: contract.attachMaxChannel,
    handle: ({ ctx, actor, body: { channel } }) =>
      attachChannel({ ctx, actor, network: 'max', channel }),
  })
}

const mountDetaching = (mount: Mount) => {
  mount({
    route: contract.detachByHand,
    handle: ({ ctx, actor: { workspaceId }, params }) =>
      detachAccount({ ctx, workspaceId, ...params }),
  })
  for (const { route, network } of contract.DETACH_ROUTES) {
    mount({
      route,
      handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
        detachAccount({ ctx, workspaceId, network, id }),
    })
  }
}

const mountHandover = (mount: Mount) => {
  mount({
    route: handover.beginHandover,
    handle: ({ ctx, actor, body }) =>
      beginHandover({ ctx, actor, network: body.network, method: body.method ?? method }),
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
