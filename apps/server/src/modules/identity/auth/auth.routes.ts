import * as contract from '@kadr/contract/identity/auth'
import { INIT_DATA_HEADERS, INIT_DATA_SCHEMES } from '@kadr/contract/identity/auth'
import { FIRST_MESSENGER, type MessengerName, messengerName } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import type { HandlerInput, Mount } from '../../../platform/http/mount.ts'
import { createOauthClients } from '../../../platform/outside/sign-in/all-clients.ts'
import { attachByLaunch, describeLink } from './links.service.ts'
import { beginOauth, FLOW_LIFETIME_SECONDS, finishOauth } from './oauth.service.ts'
import { refreshSession } from './refresh-session.ts'
import { logout, logoutEverywhere } from './sessions.service.ts'
import { validateLaunch } from './validate-launch.ts'

const BROWSER_COOKIE = 'kadr_sign_in'

type Request = HandlerInput<typeof contract.validateLaunch>['request']

const readScheme = (request: Request, messenger: MessengerName) => {
  const [scheme = '', ...data] = (request.header('authorization') ?? '').split(' ')
  return scheme.toLowerCase() === INIT_DATA_SCHEMES[messenger] ? data.join(' ') : undefined
}

/** From the header of their messenger or, as libraries of some send them, from `Authorization`. */
const readInitData = (
  request: Request,
): { messenger: MessengerName; initData: string | undefined } => {
  for (const messenger of messengerName.options) {
    const initData = request.header(INIT_DATA_HEADERS[messenger]) || readScheme(request, messenger)
    if (initData) return { messenger, initData }
  }
  return { messenger: FIRST_MESSENGER, initData: undefined }
}

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

const mountLaunch = (mount: Mount) => {
  mount({
    route: contract.validateLaunch,
    handle: ({ ctx, request }) =>
      validateLaunch({
        ctx,
        ...readInitData(request),
        deviceId: request.deviceId,
        userAgent: request.userAgent,
      }),
  })
  mount({
    route: contract.attachByLaunch,
    handle: ({ ctx, body, request }) =>
      attachByLaunch({
        ctx,
        linkToken: body.linkToken,
        ...readInitData(request),
        deviceId: request.deviceId,
        userAgent: request.userAgent,
      }),
  })
}

export const mountAuth = (mount: Mount, ctx: AppContext) => {
  mountOauth(mount, ctx)
  mountLaunch(mount)
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
