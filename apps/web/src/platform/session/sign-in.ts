import type { RouteRequest } from '@kadr/contract/base/route'
import {
  finishOauth,
  INIT_DATA_HEADER,
  logout,
  type MoveOffer,
  type SignedIn,
  validateTelegram,
} from '@kadr/contract/identity/auth'
import type { OauthProvider, SignInProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { Analytics } from '../analytics/analytics.ts'
import type { Api } from '../api/api-client.ts'
import { ApiError, withMessage } from '../api/api-error.ts'
import {
  adoptVisitorAnswers,
  createUserStorage,
  forgetVisitorAnswers,
  removeTextsOfOthers,
} from '../storage/user-storage.ts'
import type { AccountStore } from './account-store.ts'
import type { SessionStore } from './session-store.ts'
import type { WorkspaceStore } from './workspace-store.ts'

/** Every sign-in and sign-out; each keeps session, account and cache consistent. */
export const createSignIn = ({
  api,
  session,
  account,
  workspace,
  analytics,
  findInitData,
}: {
  api: Api
  session: SessionStore
  account: AccountStore
  workspace: WorkspaceStore
  analytics: Analytics
  /** Init data of the running Telegram session. */
  findInitData: () => string | undefined
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
    if (account.getState().user?.id !== signedIn.user.id) {
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
  }

  const getInitData = () => {
    const initData = findInitData() ?? session.getState().initData
    if (initData) return initData
    throw new ApiError({
      code: 'TELEGRAM_INIT_DATA_MISSING',
      message: 'No telegram init data',
      status: 0,
    })
  }

  return {
    /** Makes the response of an attach or callback the current session. */
    accept,

    withTelegram: async () => {
      const initData = getInitData()
      const signedIn = await api.call(validateTelegram, {
        headers: { [INIT_DATA_HEADER]: initData },
      })
      return accept({ signedIn, authType: 'telegram', initData })
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
