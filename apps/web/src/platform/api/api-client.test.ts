// @vitest-environment happy-dom

import type { ProofPurpose } from '@kadr/contract/base/proofs'
import { getMe, revokeSession, updateMe } from '@kadr/contract/identity/users'
import { requestPayout } from '@kadr/contract/money/affiliate'
import { getPoints, type Points } from '@kadr/contract/money/subscription'
import { getConnections } from '@kadr/contract/publishing/connections'
import { getConfig } from '@kadr/contract/site/config'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSessionStore, SESSION_KEY } from '../session/session-store.ts'
import { createWorkspaceStore } from '../session/workspace-store.ts'
import { CACHE_MS, createApi } from './api-client.ts'
import { ApiError } from './api-error.ts'

const POINTS: Points = { videoGenerations: 5, aiGenerations: 5, planName: 'FREE' }

const ANNA = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB',
  theme: 'system',
}

type Answer = { status?: number; data?: unknown; error?: unknown; body?: string }

const respond = ({ status = 200, data, error, body }: Answer) =>
  new Response(
    body ?? JSON.stringify(error ? { success: false, error } : { success: true, data }),
    {
      status,
    },
  )

const refused = (): Answer => ({ status: 401, error: { code: 'UNAUTHORIZED', message: 'Войдите' } })

let validToken: string
let refreshAnswer: () => Answer | Promise<Answer>
let answers: Record<string, () => Answer>
let calls: { address: string; init: RequestInit }[]

const send: typeof fetch = async (input, init = {}) => {
  const address = `${init.method} ${String(input)}`
  calls.push({ address, init })
  await Promise.resolve()
  if (address === 'POST /api/auth/refresh') return respond(await refreshAnswer())
  const isPublic = address.includes('/api/config')
  const isAllowed = new Headers(init.headers).get('authorization') === `Bearer ${validToken}`
  return respond(isAllowed || isPublic ? (answers[address]?.() ?? { data: {} }) : refused())
}

const callsTo = (address: string) => calls.filter((call) => call.address === address)

const setUp = () => {
  const session = createSessionStore()
  const workspace = createWorkspaceStore()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({ session, workspace, queries, fetch: send, deviceId: 'device-1' })
  return { session, workspace, queries, api }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls = []
  validToken = 'new'
  refreshAnswer = () => ({ data: { token: 'new', refreshToken: 'refresh-2' } })
  answers = {
    'GET /api/users/me/points': () => ({ data: POINTS }),
    'GET /api/workspaces': () => ({ data: [] }),
  }
})
afterEach(() => vi.useRealTimers())

const signedIn = () => {
  const setup = setUp()
  setup.session.setState({ token: 'old', refreshToken: 'refresh-1' })
  return setup
}

it('refreshes once for ten concurrent refusals, then retries them all', async () => {
  const { api, session } = signedIn()
  const results = await Promise.all(Array.from({ length: 10 }, () => api.call(getPoints)))
  expect(results).toEqual(Array.from({ length: 10 }, () => POINTS))
  expect(callsTo('POST /api/auth/refresh')).toHaveLength(1)
  expect(session.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' })
})

it('ends the session and empties the cache when the refresh is refused', async () => {
  const { api, session, queries } = signedIn()
  refreshAnswer = () => ({ status: 401, error: { code: 'REFRESH_FAILED', message: 'Нет' } })
  queries.setQueryData(['users', 'me'], 'somebody')
  const call = api.call(getPoints)
  await expect(call).rejects.toThrow('Failed to refresh token')
  expect(session.getState().refreshToken).toBeNull()
  expect(queries.getQueryData(['users', 'me'])).toBeUndefined()
})

it('ends the session when there is nothing to refresh with', async () => {
  const { api, session } = signedIn()
  session.setState({ refreshToken: null })
  await expect(api.call(getPoints)).rejects.toThrow('No refresh token available')
  expect(session.getState().token).toBeNull()
})

it('keeps the session when the refresh request fails', async () => {
  const { api, session } = signedIn()
  refreshAnswer = () => Promise.reject(new TypeError('offline'))
  await expect(api.call(getPoints)).rejects.toMatchObject({ code: 'NETWORK' })
  refreshAnswer = () => ({ status: 503 })
  await expect(api.call(getPoints)).rejects.toMatchObject({ code: 'NETWORK' })
  expect(session.getState().refreshToken).toBe('refresh-1')
})

it('ends the session when even the repeated call is refused', async () => {
  const { api, session } = signedIn()
  validToken = 'unknown'
  await expect(api.call(getPoints)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  expect(callsTo('GET /api/users/me/points')).toHaveLength(2)
  expect(session.getState().token).toBeNull()
})

it('ends the session when a call that can not be repeated is refused', async () => {
  const { api, session, queries } = signedIn()
  answers['GET /api/config'] = refused
  queries.setQueryData(['x'], 1)
  await expect(api.call(getConfig)).rejects.toBeInstanceOf(ApiError)
  expect(callsTo('POST /api/auth/refresh')).toHaveLength(0)
  expect(session.getState().token).toBeNull()
  expect(queries.getQueryData(['x'])).toBeUndefined()
})

it('uses the tokens another tab has already refreshed', async () => {
  const { api } = signedIn()
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 'new', refreshToken: 'refresh-2' }))
  await expect(api.call(getPoints)).resolves.toEqual(POINTS)
  expect(callsTo('POST /api/auth/refresh')).toHaveLength(0)
})

it('does not end the session when another tab spent the same refresh token first', async () => {
  const { api } = signedIn()
  refreshAnswer = () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 'new', refreshToken: 'refresh-2' }))
    return { status: 401, error: { code: 'REFRESH_FAILED', message: 'Нет' } }
  }
  await expect(api.call(getPoints)).resolves.toEqual(POINTS)
})

it('holds a Web Lock during the refresh', async () => {
  const { session, workspace, queries } = signedIn()
  const names: string[] = []
  const locks = {
    request: <T>(name: string, action: () => Promise<T>) => {
      names.push(name)
      return action()
    },
  }
  await createApi({ session, workspace, queries, fetch: send, locks }).call(getPoints)
  expect(names).toEqual(['kadr.refresh'])
})

it('sends the bearer token, the device and the body', async () => {
  const { api, session } = signedIn()
  session.setState({ token: 'new' })
  answers['PATCH /api/users/me'] = () => ({ error: { code: 'X', message: 'x' }, status: 400 })
  await api.call(updateMe, { body: { firstName: 'Анна' } }).catch(() => undefined)
  const headers = new Headers(calls[0]?.init.headers)
  expect(headers.get('authorization')).toBe('Bearer new')
  expect(headers.get('x-device-id')).toBe('device-1')
  expect(headers.get('content-type')).toBe('application/json')
  expect(calls[0]?.init.body).toBe('{"firstName":"Анна"}')
})

it('times out after ten minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await signedIn().api.call(getPoints)
  expect(timeout).toHaveBeenCalledWith(600_000)
})

it('fills the parameters of the path', async () => {
  const { api, session } = signedIn()
  session.setState({ token: 'new' })
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  await api.call(revokeSession, { params: { id } })
  expect(calls[0]?.address).toBe(`DELETE /api/users/me/sessions/${id}`)
})

it('rejects with the error of the body, or with "Api error"', async () => {
  const { api, session } = signedIn()
  session.setState({ token: 'new' })
  const error = { code: 'VALIDATION_FAILED', message: 'Не длиннее 64 символов', field: 'firstName' }
  answers['GET /api/users/me'] = () => ({ status: 400, error })
  await expect(api.call(getMe)).rejects.toMatchObject({ ...error, status: 400 })
  answers['GET /api/users/me'] = () => ({ status: 502, body: '<html>' })
  await expect(api.call(getMe)).rejects.toMatchObject({ message: 'Api error', status: 502 })
  answers['GET /api/users/me'] = () => ({ data: { id: 'not a user' } })
  await expect(api.call(getMe)).rejects.toMatchObject({ message: 'Api error', status: 200 })
})

it('serves repeated reads from the cache for 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { api, session, queries } = signedIn()
  session.setState({ token: 'new' })
  await queries.fetchQuery(api.query(getPoints))
  vi.setSystemTime(Date.now() + CACHE_MS - 1)
  await queries.fetchQuery(api.query(getPoints))
  expect(calls).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2)
  await queries.fetchQuery(api.query(getPoints))
  expect(calls).toHaveLength(2)
})

const NO_CONNECTIONS = {
  isTelegramNotificationsEnabled: true,
  isBotBlocked: false,
  youtubeAccounts: [],
  tiktokAccounts: [],
  linkedinAccounts: [],
  threadsAccounts: [],
  blueskyAccounts: [],
  pinterestAccounts: [],
  instagramAccounts: [],
  telegramChannels: [],
  vkCommunities: [],
  maxChannels: [],
  handAccounts: [],
}
const CONNECTIONS = 'GET /api/users/me/connections'
const workspacesNamed = (address: string) =>
  callsTo(address).map(({ init }) => new Headers(init.headers).get('x-workspace-id'))

it('refreshes the tokens of a workspace request and keeps its workspace header', async () => {
  const { api, workspace } = signedIn()
  workspace.setState({ chosenId: 'team' })
  answers[CONNECTIONS] = () => ({ data: NO_CONNECTIONS })
  await expect(api.call(getConnections)).resolves.toEqual(NO_CONNECTIONS)
  expect(callsTo('POST /api/auth/refresh')).toHaveLength(1)
  expect(workspacesNamed(CONNECTIONS)).toEqual(['team', 'team'])
})

it('sends no workspace without a choice or for a request about the user', async () => {
  const { api, session, workspace } = signedIn()
  session.setState({ token: 'new' })
  answers[CONNECTIONS] = () => ({ data: NO_CONNECTIONS })
  await api.call(getConnections)
  workspace.setState({ chosenId: 'team' })
  await api.call(getPoints)
  expect(workspacesNamed(CONNECTIONS)).toEqual([null])
  expect(workspacesNamed('GET /api/users/me/points')).toEqual([null])
})

it('falls back to the personal workspace when the chosen one is gone', async () => {
  const { api, session, workspace } = signedIn()
  session.setState({ token: 'new' })
  workspace.setState({ chosenId: 'lost' })
  const error = { code: 'NOT_FOUND', message: 'Не найдено', field: 'x-workspace-id' }
  answers[CONNECTIONS] = () =>
    workspace.getState().chosenId ? { status: 404, error } : { data: NO_CONNECTIONS }
  await expect(api.call(getConnections)).resolves.toEqual(NO_CONNECTIONS)
  expect(workspacesNamed(CONNECTIONS)).toEqual(['lost', null])
  expect(workspace.getState().chosenId).toBeNull()
})

it('keeps the refresh token when the answer brings no new one', async () => {
  const { api, session } = signedIn()
  refreshAnswer = () => ({ data: { token: 'new' } })
  expect(await api.call(getPoints)).toEqual(POINTS)
  expect(session.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-1' })
})

it('does not sign in again whoever signs out during a refresh', async () => {
  const { api, session } = signedIn()
  refreshAnswer = () => {
    session.reset()
    api.startOver()
    return { data: { token: 'new', refreshToken: 'refresh-2' } }
  }
  await expect(api.call(getPoints)).rejects.toMatchObject({ status: 401 })
  expect(session.getState()).toMatchObject({ token: null, refreshToken: null })
})

it('does not repeat a request of one user as another, nor end the session of the other', async () => {
  const { api, session } = signedIn()
  const asking = api.call(updateMe, { body: { firstName: 'Анна' } })
  session.setState({ token: 'new', refreshToken: 'of-another' })
  api.startOver()
  await expect(asking).rejects.toMatchObject({ status: 401 })
  expect(callsTo('PATCH /api/users/me')).toHaveLength(1)
  expect(session.getState().refreshToken).toBe('of-another')
})

it('does not cache the answer to a write of the user before', async () => {
  const { api, session, queries } = signedIn()
  session.setState({ token: 'new' })
  answers['PATCH /api/users/me'] = () => ({ data: ANNA })
  const saving = api.call(updateMe, { body: { firstName: 'Анна' } })
  api.startOver()
  await saving
  expect(queries.getQueryCache().getAll()).toEqual([])
})

const payout = {
  body: {
    currency: 'RUB' as const,
    recipientKind: 'company' as const,
    recipientName: 'Пекарня',
    payoutDetails: 'ИНН 7700000000',
  },
}
const PAYOUT = 'POST /api/users/me/affiliate/payouts'
const unproved = (): Answer => ({
  status: 403,
  error: { code: 'PROOF_REQUIRED', message: 'Подтвердите ключом доступа, что это вы' },
})

const proving = (prove: (purpose: ProofPurpose) => Promise<boolean>) => {
  const { session, workspace, queries } = signedIn()
  session.setState({ token: 'new' })
  return { session, api: createApi({ session, workspace, queries, fetch: send, prove }) }
}

it('asks for a proof and sends the call again once it was given', async () => {
  let isProved = false
  answers[PAYOUT] = () =>
    isProved ? { status: 400, error: { code: 'CONFLICT', message: 'Уже' } } : unproved()
  const asked: string[] = []
  const { api } = proving(async (purpose) => {
    asked.push(purpose)
    isProved = true
    return true
  })
  await expect(api.call(requestPayout, payout)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(asked).toEqual(['payout'])
  expect(callsTo(PAYOUT)).toHaveLength(2)
})

it('sends nothing again when the proof was declined or is of another user', async () => {
  answers[PAYOUT] = unproved
  const declining = proving(async () => false)
  await expect(declining.api.call(requestPayout, payout)).rejects.toMatchObject({
    code: 'PROOF_REQUIRED',
  })
  expect(callsTo(PAYOUT)).toHaveLength(1)
  const leaving = proving(async () => {
    leaving.api.startOver()
    return true
  })
  await expect(leaving.api.call(requestPayout, payout)).rejects.toMatchObject({
    code: 'PROOF_REQUIRED',
  })
  expect(callsTo(PAYOUT)).toHaveLength(2)
})

it('sends nothing after it was closed', async () => {
  const { api } = signedIn()
  api.close()
  await expect(api.call(getPoints)).rejects.toMatchObject({ code: 'NETWORK' })
  expect(calls).toEqual([])
})
