import * as contract from '@kadr/contract/auth'
import { INIT_DATA_HEADER } from '@kadr/contract/auth'
import type { AppContext } from '../../context.ts'
import type { HandlerInput, Mount } from '../../platform/http/mount.ts'
import { beginGoogle, completeGoogle, FLOW_LIFETIME_SECONDS } from './google.service.ts'
import { createGoogleClient } from './google-client.ts'
import { attachTelegram, describeLink } from './links.service.ts'
import { refreshSession } from './refresh-session.ts'
import { logout, logoutEverywhere } from './sessions.service.ts'
import { validateTelegram } from './validate-telegram.ts'

const BROWSER_COOKIE = 'kadr_google'
const BROWSER_COOKIE_PATH = '/api/auth/google'

type Request = HandlerInput<typeof contract.validateTelegram>['request']

/** Init data from its own header or, as Telegram's libraries send it, from `Authorization: tma …`. */
const readInitData = (request: Request) =>
  request.header(INIT_DATA_HEADER) || /^tma (.+)$/i.exec(request.header('authorization') ?? '')?.[1]

const readBrowser = (request: Request) => {
  const value = request.cookies[BROWSER_COOKIE]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

const mountGoogle = (mount: Mount, ctx: AppContext) => {
  const google = createGoogleClient(ctx.config)
  mount({
    route: contract.beginGoogle,
    async handle({ ctx, body, request, reply }) {
      const { url, browser } = await beginGoogle({
        ctx,
        google,
        linkToken: body.linkToken,
        browser: readBrowser(request),
      })
      reply.setCookie(BROWSER_COOKIE, browser, {
        path: BROWSER_COOKIE_PATH,
        maxAgeSeconds: FLOW_LIFETIME_SECONDS,
      })
      return { url }
    },
  })
  mount({
    route: contract.googleCallback,
    handle: ({ ctx, body: { currency, referral, ...answer }, request }) =>
      completeGoogle({
        ctx,
        google,
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
  mountGoogle(mount, ctx)
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
