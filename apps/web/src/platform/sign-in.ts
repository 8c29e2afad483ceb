import {
  googleCallback,
  INIT_DATA_HEADER,
  logout,
  type SignedIn,
  validateTelegram,
} from '@kadr/contract/auth'
import type { RouteRequest } from '@kadr/contract/route'
import type { SignInProvider } from '@kadr/contract/users'
import type { AccountStore } from './account-store.ts'
import type { Analytics } from './analytics.ts'
import type { Api } from './api-client.ts'
import { ApiError, withMessage } from './api-error.ts'
import type { SessionStore } from './session-store.ts'
import { removeTextsOfOthers } from './user-storage.ts'
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

    withGoogle: async (body: RouteRequest<typeof googleCallback>['body']) => {
      const { user, selectedCurrency } = account.getState()
      const chosen = user === null ? { currency: selectedCurrency } : {}
      try {
        const signedIn = await api.call(googleCallback, { body: { ...body, ...chosen } })
        return accept({ signedIn, authType: 'google' })
      } catch (error) {
        // Unsaved work stays: the same user may sign in at the next attempt.
        reset()
        throw withMessage(error, 'Failed to authenticate with Google')
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
