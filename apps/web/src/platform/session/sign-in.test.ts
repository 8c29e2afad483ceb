// @vitest-environment happy-dom
import type { SignedIn } from '@kadr/contract/identity/auth'
import type { Points } from '@kadr/contract/money/subscription'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createApi } from '../api/api-client.ts'
import { createUserStorage } from '../storage/user-storage.ts'
import { loadAccount, mirrorAccount } from './account-boot.ts'
import { createAccountStore } from './account-store.ts'
import { createSessionStore } from './session-store.ts'
import { createSignIn } from './sign-in.ts'
import { createStartStore, runStart } from './start-store.ts'
import { createWorkspaceStore } from './workspace-store.ts'

const SIGNED_IN: SignedIn = {
  token: 'token',
  refreshToken: 'refresh',
  user: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    firstName: 'Анна',
    lastName: '',
    photoUrl: null,
    timeZone: 'Europe/Moscow',
    selectedCurrency: 'BYN',
    theme: 'system',
  },
}
const POINTS: Points = { videoGenerations: 5, aiGenerations: 5, planName: 'FREE' }
const LIMITS = { videoGenerations: 5, aiGenerations: 5, accountTracking: 0, connectedAccounts: 1 }
const ANSWERS: Record<string, unknown> = {
  '/api/auth/validate': SIGNED_IN,
  '/api/auth/google/callback': SIGNED_IN,
  '/api/auth/logout': {},
  '/api/users/me': SIGNED_IN.user,
  '/api/users/me/points': POINTS,
  '/api/users/me/subscription': {
    type: 'FREE',
    status: 'active',
    expiresAt: null,
    isFreeTrialUser: true,
    daysUntilExpiry: 0,
    isExpiringSoon: false,
    connectedAccountsCount: 0,
    accountTrackingUsed: 0,
    limits: LIMITS,
  },
  '/api/users/me/connections': {
    isTelegramNotificationsEnabled: false,
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
  },
  '/api/workspaces': [],
}

const isLost = (body: unknown) => typeof body === 'string' && body.includes('"lost"')

let failing: Record<string, { status: number; body: unknown }>
let calls: { path: string; headers: Headers; body: unknown }[]

const send: typeof fetch = async (input, init = {}) => {
  const path = String(input)
  calls.push({ path, headers: new Headers(init.headers), body: init.body })
  if (isLost(init.body)) throw new TypeError('Failed to fetch')
  const failure = failing[path]
  if (failure) return new Response(JSON.stringify(failure.body), { status: failure.status })
  return new Response(JSON.stringify({ success: true, data: ANSWERS[path] }))
}

const setUp = (initData?: string) => {
  const session = createSessionStore()
  const account = createAccountStore()
  const workspace = createWorkspaceStore()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({ session, workspace, queries, fetch: send })
  const analytics = {
    start: vi.fn(),
    decide: vi.fn(),
    identify: vi.fn(),
    reset: vi.fn(),
    track: vi.fn(),
  }
  const findLaunch = () =>
    initData === undefined ? undefined : { messenger: 'telegram' as const, initData }
  const signIn = createSignIn({
    api,
    session,
    account,
    workspace,
    analytics,
    findLaunch,
  })
  return { session, account, workspace, queries, api, analytics, signIn }
}

beforeEach(() => {
  localStorage.clear()
  failing = {}
  calls = []
})

it('signs in by the init data of the running session', async () => {
  const { signIn, session, account, analytics } = setUp('raw=1')
  await signIn.withLaunch()
  expect(calls[0]?.headers.get('x-telegram-init-data')).toBe('raw=1')
  expect(session.getState()).toEqual({
    token: 'token',
    refreshToken: 'refresh',
    authType: 'telegram',
    initData: 'raw=1',
  })
  expect(account.getState()).toMatchObject({ user: SIGNED_IN.user, selectedCurrency: 'BYN' })
  expect(analytics.identify).toHaveBeenCalledOnce()
})

it('signs in by stored init data when the session gives none', async () => {
  const { signIn, session } = setUp()
  session.setState({ initData: 'stored=1', authType: 'telegram' })
  await signIn.withLaunch()
  expect(calls[0]?.headers.get('x-telegram-init-data')).toBe('stored=1')
})

it('rejects without any init data', async () => {
  await expect(setUp().signIn.withLaunch()).rejects.toThrow('No init data')
  expect(calls).toEqual([])
})

it('signs in by what Google returned', async () => {
  const { signIn, session } = setUp()
  await signIn.withOauth('google', { code: 'c', state: 's' })
  expect(session.getState()).toMatchObject({ token: 'token', authType: 'google', initData: null })
})

it('asks about an account of another profile, and leaves the session as it is', async () => {
  const { signIn, session } = setUp()
  session.setState({ token: 'old' })
  const offer = {
    moveToken: 'm',
    provider: 'vk',
    from: { firstName: 'Анна', since: '2026-09-01T08:00:00.000Z', isOnlyWay: true },
    to: { firstName: 'Анна' },
  }
  ANSWERS['/api/auth/vk/callback'] = { offer }
  expect(await signIn.withOauth('vk', { code: 'c', state: 's', deviceId: 'd' })).toEqual(offer)
  expect(calls[0]?.body).toContain('"deviceId":"d"')
  expect(session.getState().token).toBe('old')
})

it('passes the currency a visitor has chosen on to a new profile', async () => {
  const { signIn, account } = setUp()
  account.setState({ selectedCurrency: 'USD' })
  await signIn.withOauth('google', { code: 'c', state: 's' })
  expect(calls[0]?.body).toBe(JSON.stringify({ code: 'c', state: 's', currency: 'USD' }))
  await signIn.withOauth('google', { code: 'c', state: 's' })
  expect(calls[1]?.body).toBe(JSON.stringify({ code: 'c', state: 's' }))
})

it('ends the session when Google refuses, with the message of the API or a generic one', async () => {
  const { signIn, session } = setUp()
  session.setState({ token: 'old' })
  failing['/api/auth/google/callback'] = { status: 500, body: 'oops' }
  const silent = signIn.withOauth('google', { code: 'c', state: 's' })
  await expect(silent).rejects.toThrow('Failed to authenticate with Google')
  expect(session.getState().token).toBeNull()
  const lost = signIn.withOauth('google', { code: 'lost', state: 's' })
  await expect(lost).rejects.toThrow('Failed to authenticate with Google')
  const error = { code: 'SIGN_IN_FAILED', message: 'Google не подтвердил вход' }
  failing['/api/auth/google/callback'] = { status: 401, body: { success: false, error } }
  const spoken = signIn.withOauth('google', { code: 'c', state: 's' })
  await expect(spoken).rejects.toThrow('Google не подтвердил вход')
})

it('does not show cached responses of another user', async () => {
  const { signIn, account, queries } = setUp('raw=1')
  account.setState({ points: POINTS })
  queries.setQueryData(['users', 'me', 'points'], POINTS)
  await signIn.withLaunch()
  expect(account.getState().points).toBeNull()
  expect(queries.getQueryData(['users', 'me', 'points'])).toBeUndefined()
})

it('clears session, account, cache and analytics at logout, even if the server is away', async () => {
  const { signIn, session, account, queries, analytics } = setUp('raw=1')
  await signIn.withLaunch()
  queries.setQueryData(['x'], 1)
  failing['/api/auth/logout'] = { status: 503, body: '' }
  await signIn.logout()
  expect(session.getState()).toMatchObject({ token: null, refreshToken: null, initData: null })
  expect(account.getState().user).toBeNull()
  expect(queries.getQueryData(['x'])).toBeUndefined()
  expect(analytics.reset).toHaveBeenCalledOnce()
})

it('clears the device at logout before the server answers, and tells it which session to end', async () => {
  const { signIn, session } = setUp('raw=1')
  await signIn.withLaunch()
  const ending = signIn.logout()
  expect(session.getState().refreshToken).toBeNull()
  expect(localStorage.getItem('kadr.session')).not.toContain('"refresh"')
  expect(calls.at(-1)).toMatchObject({
    path: '/api/auth/logout',
    body: JSON.stringify({ refreshToken: 'refresh' }),
  })
  await ending
})

it('removes at logout whatever is stored on the device and in the tab, known or not', async () => {
  const { signIn, account } = setUp('raw=1')
  await signIn.withLaunch()
  createUserStorage({ account, userId: SIGNED_IN.user.id, isOfTab: true }).write('form', 'тайна')
  localStorage.setItem('kadr.of-an-older-version', 'тайна')
  localStorage.setItem('kadr.consent', 'given')
  expect(JSON.stringify({ ...sessionStorage })).toContain('тайна')
  await signIn.logout()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('тайна')
  expect(localStorage.getItem('kadr.consent')).toBe('given')
})

it('loads subscription, connections and points, then the workspaces', async () => {
  const { api, queries, account } = setUp()
  account.setState({ user: SIGNED_IN.user })
  await loadAccount({ api, queries, account })
  expect(calls.slice(0, 3).map(({ path }) => path)).toEqual([
    '/api/users/me/subscription',
    '/api/users/me/connections',
    '/api/users/me/points',
  ])
  expect(calls[3]?.path).toBe('/api/workspaces')
})

it('mirrors the newest responses into the account store', async () => {
  const { api, queries, account } = setUp()
  mirrorAccount({ api, queries, account })
  await loadAccount({ api, queries, account })
  expect(account.getState().points).toEqual(POINTS)
  expect(account.getState().subscription?.limits).toEqual(LIMITS)
  expect(account.getState().user).toEqual(SIGNED_IN.user)
})

it('stores the outcome of the sign-in instead of rejecting', async () => {
  const store = createStartStore()
  await runStart({ store, start: () => Promise.reject(new Error('нет связи')) })
  expect(store.getState()).toMatchObject({ status: 'failed', error: { message: 'нет связи' } })
  await runStart({ store, start: () => Promise.resolve() })
  expect(store.getState()).toEqual({ status: 'ready', error: null })
})

it('keeps unsaved work of the returning user, and of no other', async () => {
  const { signIn, account } = setUp('raw=1')
  const { user } = await signIn.withLaunch().then(() => account.getState())
  const mine = createUserStorage({ account, userId: user?.id ?? '' })
  mine.write('draft', 'моё')
  localStorage.setItem('kadr.user.somebody.draft', 'чужое')
  failing['/api/auth/google/callback'] = { status: 500, body: 'oops' }
  await expect(signIn.withOauth('google', { code: 'c', state: 's' })).rejects.toThrow()
  await signIn.withLaunch()
  expect(mine.read('draft')).toBe('моё')
  expect(localStorage.getItem('kadr.user.somebody.draft')).toBeNull()
  await signIn.logout()
  await signIn.withLaunch()
  expect(mine.read('draft')).toBeNull()
})

it('clears the chosen workspace on sign-out', async () => {
  const { signIn, workspace } = setUp('raw=1')
  await signIn.withLaunch()
  workspace.setState({ chosenId: 'team' })
  await signIn.withLaunch()
  expect(workspace.getState().chosenId).toBe('team')
  await signIn.logout()
  expect(workspace.getState().chosenId).toBeNull()
})

it('gives the answers of a visitor to whoever signs in first, and to nobody after', async () => {
  const { signIn, account } = setUp('raw=1')
  const mine = createUserStorage({ account, userId: SIGNED_IN.user.id, isOfTab: true })
  sessionStorage.setItem('kadr.visitor-answers', 'ответы')
  await signIn.withLaunch()
  expect(mine.read('questions')).toBe('ответы')
  expect(sessionStorage.getItem('kadr.visitor-answers')).toBeNull()
  sessionStorage.setItem('kadr.visitor-answers', 'копия вкладки')
  await signIn.logout()
  expect(sessionStorage.getItem('kadr.visitor-answers')).toBeNull()
  await signIn.withLaunch()
  expect(mine.read('questions')).toBeNull()
})
