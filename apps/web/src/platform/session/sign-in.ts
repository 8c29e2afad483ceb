import type { RouteRequest } from '@kadr/contract/base/route'
import {
  finishOauth,
  INIT_DATA_CODES,
  INIT_DATA_HEADERS,
  logout,
  type MoveOffer,
  type SignedIn,
  validateLaunch,
} from '@kadr/contract/identity/auth'
import {
  FIRST_MESSENGER,
  type MessengerName,
  type OauthProvider,
  type SignInProvider,
} from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import type { Analytics } from '../analytics/analytics.ts'
import type { Api } from '../api/api-client.ts'
import { ApiError, withMessage } from '../api/api-error.ts'
import { forgetShared } from '../offline/shared-cache.ts'
import {
  adoptVisitorAnswers,
  createUserStorage,
  forgetVisitorAnswers,
  removeTextsOfOthers,
} from '../storage/user-storage.ts'
import type { AccountStore } from './account-store.ts'
import type { SessionStore } from './session-store.ts'
import type { WorkspaceStore } from './workspace-store.ts'

/** What a messenger signed when it started the app. */
export type SignedLaunch = { messenger: MessengerName; initData: string }

/** Every sign-in and sign-out; each keeps session, account and cache consistent. */
export const createSignIn = ({
  api,
  session,
  account,
  workspace,
  analytics,
  findLaunch,
}: {
  api: Api
  session: SessionStore
  account: AccountStore
  workspace: WorkspaceStore
  analytics: Analytics
  /** Of the messenger the app runs in. */
  findLaunch: () => SignedLaunch | undefined
}) => {
  const accept = ({
    signedIn,
    authType,
    initData = null,
  }: {
    signedIn: SignedIn
    authType: SignInProvider
    initData?: string | null
  }) => {
    // Responses cached for another user must not be shown to this one.
    const before = account.getState().user?.id
    if (before !== signedIn.user.id) {
      // What was shared while nobody was signed in is for whoever signs in.
      if (before !== undefined) forgetShared()
      account.reset()
      workspace.reset()
      api.startOver()
    }
    removeTextsOfOthers(signedIn.user.id)
    const { token, refreshToken, user } = signedIn
    session.setState({ token, refreshToken, authType, initData })
    account.setState({ user, selectedCurrency: user.selectedCurrency })
    adoptVisitorAnswers(createUserStorage({ account, userId: user.id, isOfTab: true }))
    analytics.identify()
    return user
  }

  const reset = () => {
    // First: other tabs are erased by it, and must not have begun to leave their pages as an expired session does.
    account.reset()
    session.reset()
    workspace.reset()
    api.startOver()
    analytics.reset()
  }

  const leave = () => {
    reset()
    removeTextsOfOthers()
    forgetVisitorAnswers()
    forgetShared()
  }

  const getLaunch = (): SignedLaunch => {
    const { authType, initData } = session.getState()
    const kept = initData && authType && isMessenger(authType)
    const launch = findLaunch() ?? (kept ? { messenger: authType, initData } : undefined)
    if (launch?.initData) return launch
    throw new ApiError({
      code: INIT_DATA_CODES[launch?.messenger ?? FIRST_MESSENGER].missing,
      message: 'No init data',
      status: 0,
    })
  }

  return {
    /** Makes the response of an attach or callback the current session. */
    accept,

    withLaunch: async () => {
      const { messenger, initData } = getLaunch()
      const signedIn = await api.call(validateLaunch, {
        headers: { [INIT_DATA_HEADERS[messenger]]: initData },
      })
      return accept({ signedIn, authType: messenger, initData })
    },

    /** By what the provider's redirect brought. An attached account that opens another profile is asked about instead. */
    withOauth: async (
      provider: OauthProvider,
      body: RouteRequest<typeof finishOauth>['body'],
    ): Promise<MoveOffer | undefined> => {
      const { user, selectedCurrency } = account.getState()
      const chosen = user === null ? { currency: selectedCurrency } : {}
      try {
        const answer = await api.call(finishOauth, {
          params: { provider },
          body: { ...body, ...chosen },
        })
        if ('offer' in answer) return answer.offer
        accept({ signedIn: answer, authType: provider })
        return undefined
      } catch (error) {
        // Unsaved work stays: the same user may sign in at the next attempt.
        reset()
        throw withMessage(error, `Failed to authenticate with ${PROVIDER_NAMES[provider]}`)
      }
    },

    /** The device is cleared at once; a slow or lost server must not keep the user signed in. */
    logout: () => {
      const { refreshToken } = session.getState()
      const ending = api.call(logout, { body: { refreshToken }, keepalive: true })
      leave()
      return ending.catch(() => undefined)
    },

    /** Clears this device only, for requests that already ended the session on the server. */
    leave,
  }
}

export type SignIn = ReturnType<typeof createSignIn>
