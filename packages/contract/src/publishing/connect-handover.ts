import * as z from 'zod/mini'
import { instant } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { attached, deviceId, oauthCode, oauthState } from './connecting.ts'
import { network } from './networks.ts'

/**
 * Sign-in at a network from a browser without a session: the mini-app requests a ticket and opens our page in the
 * person's own browser. The ticket is single-use and valid for a minute; the browser that redeemed it may finish only
 * that sign-in, on behalf of the session that requested it.
 */
export const beginHandover = defineRoute({
  method: 'POST',
  path: '/users/me/connections/handover',
  access: 'workspace',
  action: 'connections.manage',
  rate: 'write',
  summary: 'Ссылка, по которой вход в сеть продолжит другой браузер',
  affects: [],
  body: z.object({
    network,
    /** Sign-in method, where the network has several. */
    method: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  }),
  data: z.object({ url: z.string(), expiresAt: instant }),
  errors: ['PLAN_LIMIT_REACHED', 'NETWORK_UNAVAILABLE'],
})

export const openHandover = defineRoute({
  method: 'POST',
  path: '/connect/open',
  access: 'public',
  rate: 'signIn',
  summary: 'Обменять ссылку на адрес страницы согласия',
  affects: [],
  body: z.object({ ticket: z.string().check(z.minLength(16), z.maxLength(512)) }),
  /** Names the workspace first: the user must see it before consenting. */
  data: z.object({
    network,
    personName: z.string(),
    workspaceName: z.string(),
    url: z.string(),
  }),
  errors: ['STATE_STALE', 'PLAN_LIMIT_REACHED', 'NETWORK_UNAVAILABLE'],
})

export const finishHandover = defineRoute({
  method: 'POST',
  path: '/connect/finish',
  access: 'public',
  rate: 'signIn',
  summary: 'Завершить вход в сеть в браузере, который открыл ссылку',
  affects: ['connections', 'subscription'],
  body: z.object({
    state: oauthState,
    code: z.optional(oauthCode),
    deviceId: z.optional(deviceId),
    accessToken: z.optional(oauthCode),
    longLivedToken: z.optional(oauthCode),
  }),
  data: attached,
  errors: [
    'CONNECTION_REFUSED',
    'CONNECTION_TAKEN',
    'STATE_STALE',
    'PLAN_LIMIT_REACHED',
    'NETWORK_UNAVAILABLE',
  ],
})
