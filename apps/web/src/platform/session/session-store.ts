import { type SignInProvider, signInProvider } from '@kadr/contract/identity/users'
import {
  createPersistedStore,
  type PersistedStore,
  readText,
  readWith,
} from '../storage/persisted-store.ts'

export type Session = {
  token: string | null
  refreshToken: string | null
  authType: SignInProvider | null
  initData: string | null
}

export type SessionStore = PersistedStore<Session>

export const SESSION_KEY = 'kadr.session'

const SIGNED_OUT: Session = { token: null, refreshToken: null, authType: null, initData: null }

export const createSessionStore = (): SessionStore =>
  createPersistedStore<Session>({
    key: SESSION_KEY,
    initial: SIGNED_OUT,
    fields: {
      token: readText,
      refreshToken: readText,
      authType: readWith(signInProvider),
      initData: readText,
    },
  })

export const isSignedIn = (session: Session) =>
  session.token !== null || session.refreshToken !== null
