import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Analytics } from '../analytics/analytics.ts'
import type { OfflineReads } from '../offline/offline-reads.ts'
import type { Payloads } from '../page/payload.ts'
import type { Account, AccountStore } from '../session/account-store.ts'
import type { ProofStore } from '../session/proof-store.ts'
import { isSignedIn, type Session, type SessionStore } from '../session/session-store.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { StartStore } from '../session/start-store.ts'
import type { WorkspaceStore } from '../session/workspace-store.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { createUserStorage } from '../storage/user-storage.ts'
import type { Api } from './api-client.ts'

/** The signed-in user's storage on this device, or in this tab only. */
export const useUserStorage = ({ isOfTab = false } = {}): SafeStorage => {
  const { account } = useServices()
  const userId = useAccount(({ user }) => user?.id)
  return useMemo(() => createUserStorage({ account, userId, isOfTab }), [account, userId, isOfTab])
}

/** Long-lived objects, created once in app/ and passed down by context. */
export type Services = {
  session: SessionStore
  account: AccountStore
  workspace: WorkspaceStore
  queries: QueryClient
  api: Api
  signIn: SignIn
  analytics: Analytics
  payloads: Payloads
  offline: OfflineReads
  proofs: ProofStore
  start: StartStore
  /** Signs in by init data and loads the account; the outcome is in `start`. Never rejects. */
  signInByLaunch: () => Promise<void>
  isInMessenger: boolean
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) => (
  <ServicesContext value={services}>
    <ApiProvider api={services.api}>{children}</ApiProvider>
  </ServicesContext>
)

const provided = <T,>(value: T | undefined): T => {
  if (!value) throw new Error('Used outside its provider')
  return value
}

export const useServices = (): Services => provided(useContext(ServicesContext))

const ApiContext = createContext<Api | undefined>(undefined)

/** Enough for pages that only call the API. */
export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => (
  <ApiContext value={api}>{children}</ApiContext>
)

export const useApi = (): Api => provided(useContext(ApiContext))

export const useSignIn = () => useServices().signIn

const useSession = <T,>(select: (session: Session) => T): T =>
  useStore(useServices().session, select)

export const useAccount = <T,>(select: (account: Account) => T): T =>
  useStore(useServices().account, select)

/** False on the server and in the first render, so that hydration matches. */
export const useIsSignedIn = () => useSession(isSignedIn)

/** The state of the Telegram sign-in; `retry` runs it again after a failure. */
export const useStart = () => {
  const { start, signInByLaunch } = useServices()
  const state = useStore(start)
  return { ...state, retry: signInByLaunch }
}
