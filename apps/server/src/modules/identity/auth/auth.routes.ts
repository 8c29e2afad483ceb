import * as contract from '@kadr/contract/identity/auth'
import { INIT_DATA_HEADER } from '@kadr/contract/identity/auth'
import type { AppContext } from '../../../context.ts'
import type { HandlerInput, Mount } from '../../../platform/http/mount.ts'
import { createOauthClients } from '../../../platform/outside/sign-in/all-clients.ts'
import { attachTelegram, describeLink } from './links.service.ts'
import { beginOauth, FLOW_LIFETIME_SECONDS, finishOauth } from './oauth.service.ts'
import { refreshSession } from './refresh-session.ts'
import { logout, logoutEverywhere } from './sessions.service.ts'
import { validateTelegram } from './validate-telegram.ts'

const BROWSER_COOKIE = 'kadr_sign_in'

type Request = HandlerInput<typeof contract.validateTelegram>['request']

/** Init data from its own header or, as Telegram's libraries send it, from `Authorization: tma …`. */
const readInitData = (request: Request) =>
  request.header(INIT_DATA_HEADER) || /^tma (.+)$/i.exec(request.header('authorization') ?? '')?.[1]

const readBrowser = (request: Request) => {
  const value = request.cookies[BROWSER_COOKIE]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

const mountOauth = (mount: Mount, ctx: AppContext) => {
  const clients = createOauthClients(ctx.config)
  mount({
    route: contract.beginOauth,
    async handle({ ctx, params: { provider }, body, request, reply }) {
      const { url, browser } = await beginOauth({
        ctx,
        clients,
        provider,
        linkToken: body.linkToken,
        browser: readBrowser(request),
      })
      reply.setCookie(BROWSER_COOKIE, browser, {
        path: `/api/auth/${provider}`,
        maxAgeSeconds: FLOW_LIFETIME_SECONDS,
      })
      return { url }
    },
  })
  mount({
    route: contract.finishOauth,
    handle: ({ ctx, params: { provider }, body: { currency, referral, ...answer }, request }) =>
      finishOauth({
        ctx,
        clients,
        provider,
        browser: readBrowser(request),
        userAgent: request.userAgent,
        answer,
        currency,
        referral,
      }),
  })
}

const mountTelegram = (mount: Mount) => {
  mount({
    route: contract.validateTelegram,
    handle: ({ ctx, request }) =>
      validateTelegram({
        ctx,
        initData: readInitData(request),
        deviceId: request.deviceId,
        userAgent: request.userAgent,
      }),
  })
  mount({
    route: contract.attachTelegram,
    handle: ({ ctx, body, request }) =>
      attachTelegram({
        ctx,
        linkToken: body.linkToken,
        initData: readInitData(request),
        deviceId: request.deviceId,
        userAgent: request.userAgent,
      }),
  })
}

export const mountAuth = (mount: Mount, ctx: AppContext) => {
  mountOauth(mount, ctx)
  mountTelegram(mount)
  mount({
    route: contract.refresh,
    handle: ({ ctx, body }) => refreshSession({ ctx, refreshToken: body.refreshToken }),
  })
  mount({
    route: contract.logout,
    handle: ({ ctx, body }) => logout({ ctx, refreshToken: body.refreshToken }),
  })
  mount({
    route: contract.logoutEverywhere,
    handle: ({ ctx, actor }) => logoutEverywhere({ ctx, actor }),
  })
  mount({
    route: contract.describeLink,
    handle: ({ ctx, params }) => describeLink({ ctx, linkToken: params.linkToken }),
  })
}
