import { getConfig } from '@kadr/contract/site/config'
import { QueryClient } from '@tanstack/react-query'
import { createAnalytics } from '../../platform/analytics/analytics.ts'
import { createApiFetch } from '../../platform/api/api-address.ts'
import { createApi } from '../../platform/api/api-client.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import type { Services } from '../../platform/api/services.tsx'
import { createKeptAnswers } from '../../platform/offline/kept-answers.ts'
import { createOfflineReads } from '../../platform/offline/offline-reads.ts'
import type { BootData } from '../../platform/page/boot-data.ts'
import { createPayloads } from '../../platform/page/payload.ts'
import { loadAccount, mirrorAccount } from '../../platform/session/account-boot.ts'
import { createAccountStore } from '../../platform/session/account-store.ts'
import { createProofStore } from '../../platform/session/proof-store.ts'
import { createSessionStore } from '../../platform/session/session-store.ts'
import { createSignIn, type SignedLaunch } from '../../platform/session/sign-in.ts'
import { createStartStore, runStart } from '../../platform/session/start-store.ts'
import { createWorkspaceStore, followWorkspace } from '../../platform/session/workspace-store.ts'
import { deviceTexts } from '../../platform/storage/device-storage.ts'
import { createUserStorage, removeTextsOfOthers } from '../../platform/storage/user-storage.ts'

const DEVICE_KEY = 'kadr.device'

/** A random id of this browser, as durable as its storage. */
const getDeviceId = (): string => {
  const known = deviceTexts.read(DEVICE_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  deviceTexts.write(DEVICE_KEY, fresh)
  return fresh
}

/** Only network failures are retried: a refusal by the API is final. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && error.code === 'NETWORK'

/** The composition root of the web app. The server creates one per request. */
export const createServices = ({
  boot,
  launch,
}: {
  boot: BootData
  /** Of the messenger that the app runs in. */
  launch?: SignedLaunch | undefined
}): Services => {
  const session = createSessionStore()
  const account = createAccountStore()
  const workspace = createWorkspaceStore()
  const start = createStartStore()
  const proofs = createProofStore()
  const queries = new QueryClient({
    // Reads are asked for without a network too: the device may have the answer.
    defaultOptions: { queries: { retry: shouldRetry, networkMode: 'always' } },
  })
  const offline = createOfflineReads({
    answers: createKeptAnswers({
      findStorage: () => createUserStorage({ account, userId: account.getState().user?.id }),
    }),
  })
  const api = createApi({
    session,
    workspace,
    queries,
    fetch: createApiFetch(boot),
    prove: proofs.ask,
    onCall: (route) => {
      analytics.track(route)
      if (route.proof) proofs.notePassed(route.proof)
    },
    ...(!import.meta.env.SSR && { deviceId: getDeviceId(), locks: navigator.locks, offline }),
  })
  const analytics = createAnalytics({
    loadVendors: async () => (await queries.fetchQuery(api.query(getConfig))).analytics,
    findUserId: () => account.getState().user?.id,
  })
  const signIn = createSignIn({
    api,
    session,
    account,
    workspace,
    analytics,
    findLaunch: () => launch,
  })
  if (!import.meta.env.SSR) {
    // A tab that was closed before a sign-out can be opened again with all it had stored.
    removeTextsOfOthers(account.getState().user?.id)
    mirrorAccount({ api, queries, account })
    followWorkspace({ workspace, account, queries })
  }

  let starting: Promise<void> | undefined
  const signInByLaunch = () => {
    starting ??= runStart({
      store: start,
      start: async () => {
        await signIn.withLaunch()
        await loadAccount({ api, queries, account })
      },
    }).finally(() => {
      starting = undefined
    })
    return starting
  }

  return {
    session,
    account,
    workspace,
    queries,
    api,
    signIn,
    analytics,
    payloads: createPayloads({ boot }),
    offline,
    proofs,
    start,
    signInByLaunch,
    isInMessenger: launch !== undefined,
  }
}
