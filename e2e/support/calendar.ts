import { expect, type Locator, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import { BLUESKY } from './connections.ts'
import { readStored, SESSION_KEY } from './stored.ts'

const ZONE = 'Europe/Moscow'
const DAY_MS = 86_400_000

/** A day relative to today, in the workspace's time zone. */
export const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(Date.now() + days * DAY_MS)

/** First day of next month: all of its weeks are in the future. */
export const nextMonth = () => {
  const [year = 0, month = 0] = dayFromNow(0).split('-').map(Number)
  return (day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** «18 ноября», as the screens show it. */
export const nameOfDay = (day: string) =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00A0')

type Post = { id: string; version: number; state: string; time: { wallTime: string } | null }
type Planned = { text: string; wallTime: string }

/** Prepares data through the API with the user's own session. */
export const plannerOf = async (page: Page) => {
  const url = new URL(page.url()).origin
  const readToken = async () => (await readStored(page, SESSION_KEY))?.token
  await expect.poll(readToken).toEqual(expect.any(String))
  const token = String(await readToken())
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const { status, data } = await callApi<T>({ url, path, method, token, body })
    expect(status, `${method} ${path}`).toBe(200)
    return data
  }
  const setSlots = (connectionId: string, slots: { weekday: number; time: string }[]) =>
    call('PUT', '/publisher/slots', { connectionId, slots })
  /** A new connection comes with slots a moment later: they are removed only then. */
  const removeSlots = async (id: string) => {
    const countSlots = async () => {
      const all = await call<{ connectionId: string; slots: object[] }[]>('GET', '/publisher/slots')
      return all.find(({ connectionId }) => connectionId === id)?.slots.length
    }
    await expect.poll(countSlots, { timeout: 20_000 }).toBeGreaterThan(0)
    await setSlots(id, [])
  }
  return {
    setSlots,
    removeSlots,
    /** With an empty calendar. */
    connect: async () => {
      const { username, password } = BLUESKY
      const body = { username, password }
      const path = '/users/me/connections/bluesky/attach'
      const { connections } = await call<{ connections: { id: string }[] }>('POST', path, body)
      const id = connections[0]?.id ?? ''
      await removeSlots(id)
      return id
    },
    /** Frees the account for other tests on this server. */
    disconnect: (id: string) => call('DELETE', `/users/me/connections/bluesky/${id}`),
    plan: async ({ connectionId, text, wallTime }: Planned & { connectionId: string }) => {
      const override = { text: null, mediaIds: null }
      const targets = [{ connectionId, override, settings: {} }]
      const draft = { text, mediaIds: [], utm: null, erid: '', targets }
      const post = await call<Post>('POST', '/posts', draft)
      const when = { kind: 'at', wallTime, timeZone: ZONE }
      return call<Post>('POST', `/posts/${post.id}/schedule`, { version: post.version, when })
    },
    /** A dated draft: nothing is published. */
    placeDraft: async ({ text, wallTime }: Planned) => {
      const body = { text, mediaIds: [], utm: null, erid: '', targets: [] }
      const { id, version } = await call<Post>('POST', '/posts', body)
      const time = { version, wallTime, timeZone: ZONE }
      return call<Post>('PUT', `/posts/${id}/draft-time`, time)
    },
    findChannel: async () => {
      const path = '/users/me/connections'
      const { telegramChannels } = await call<{ telegramChannels: { id: string }[] }>('GET', path)
      return telegramChannels[0]?.id ?? ''
    },
    /** The planned time on the server. */
    timeOf: async (id: string) => (await call<Post>('GET', `/posts/${id}`)).time?.wallTime,
    stateOf: async (id: string) => (await call<Post>('GET', `/posts/${id}`)).state,
    /** Simulates a concurrent change. */
    moveElsewhere: async ({ id, wallTime }: { id: string; wallTime: string }) => {
      const { version } = await call<Post>('GET', `/posts/${id}`)
      const when = { kind: 'at', wallTime, timeZone: ZONE }
      return call<Post>('POST', `/posts/${id}/schedule`, { version, when })
    },
  }
}

export const itemOf = (page: Page, text: string): Locator =>
  page.locator('[data-item]').filter({ hasText: text })

/** Grid cell of a day. */
export const cellOf = (page: Page, day: string): Locator =>
  page.locator(`[role=gridcell][data-day="${day}"]`)
