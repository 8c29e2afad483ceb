import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { Account, AccountStore } from './account-store.ts'
import type { Analytics } from './analytics.ts'
import type { Api } from './api-client.ts'
import type { Payloads } from './payload.ts'
import { isSignedIn, type Session, type SessionStore } from './session-store.ts'
import type { SignIn } from './sign-in.ts'
import type { StartStore } from './start-store.ts'
import type { WorkspaceStore } from './workspace-store.ts'

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
  start: StartStore
  /** Signs in by init data and loads the account; the outcome is in `start`. Never rejects. */
  startTelegram: () => Promise<void>
  isTelegram: boolean
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ({
  services,
  children,
}: {
  services: Services
  children: ReactNode
}) => <ServicesContext value={services}>{children}</ServicesContext>

export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices is called outside ServicesProvider')
  return services
}

export const useApi = () => useServices().api
export const useSignIn = () => useServices().signIn

const useSession = <T,>(select: (session: Session) => T): T =>
  useStore(useServices().session, select)

export const useAccount = <T,>(select: (account: Account) => T): T =>
  useStore(useServices().account, select)

/** False on the server and in the first render, so that hydration matches. */
export const useIsSignedIn = () => useSession(isSignedIn)

/** The state of the Telegram sign-in; `retry` runs it again after a failure. */
export const useStart = () => {
  const { start, startTelegram } = useServices()
  const state = useStore(start)
  return { ...state, retry: startTelegram }
}
