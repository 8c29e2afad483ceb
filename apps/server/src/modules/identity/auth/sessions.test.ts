import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let app: TestShell

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const pair = z.object({ token: z.string(), refreshToken: z.string() })
const refresh = (refreshToken?: string) =>
  call(app, { method: 'POST', path: '/auth/refresh', body: { refreshToken } })
const rotate = async (refreshToken: string) => pair.parse((await refresh(refreshToken)).data)
const me = (token: string) => call(app, { path: '/users/me', token })

describe('a refresh token', () => {
  it('is exchanged for a new pair that works', async () => {
    const person = await signInAs(app, { id: 1 })
    const next = await rotate(person.refreshToken)
    expect(next.refreshToken).not.toBe(person.refreshToken)
    expect((await me(next.token)).status).toBe(200)
  })

  it('may be used by twenty tabs at once', async () => {
    const { refreshToken } = await signInAs(app, { id: 2 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const tokens = answers.map(({ data }) => pair.parse(data).refreshToken)
    expect(new Set(tokens).size).toBe(1)
  })

  it('counts the grace from when a tab asked, however long the database lets it wait', async () => {
    const { refreshToken } = await signInAs(app, { id: 13 })
    const next = await rotate(refreshToken)
    const { pool } = app.database
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from sessions for update')
    const late = refresh(refreshToken)
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    })
    clock.advance(60_000)
    await holder.query('commit')
    holder.release()
    expect(pair.parse((await late).data).refreshToken).toBe(next.refreshToken)
  })

  it('has one chain: two holders of a token are noticed at the next turn of both', async () => {
    const person = await signInAs(app, { id: 12 })
    const own = await rotate(person.refreshToken)
    const copied = await rotate(person.refreshToken)
    expect(copied.refreshToken).toBe(own.refreshToken)
    const next = await rotate(own.refreshToken)
    // A reused token within the grace period leads to the newest one, not to a used one.
    expect((await rotate(person.refreshToken)).refreshToken).toBe(next.refreshToken)
    clock.advance(30_001)
    expect((await refresh(copied.refreshToken)).status).toBe(401)
    expect((await refresh(next.refreshToken)).status).toBe(401)
  })

  it('ends the whole session when it comes again after the grace', async () => {
    const person = await signInAs(app, { id: 3 })
    const other = await signInAs(app, { id: 3 })
    const next = await rotate(person.refreshToken)
    clock.advance(30_000)
    expect((await refresh(person.refreshToken)).status).toBe(200)
    clock.advance(1)
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 401,
      error: { code: 'REFRESH_FAILED', message: 'Failed to refresh token' },
    })
    expect((await refresh(next.refreshToken)).status).toBe(401)
    expect((await me(next.token)).status).toBe(401)
    expect((await me(other.token)).status).toBe(200)
  })

  it('dies after thirty days without use', async () => {
    const { refreshToken } = await signInAs(app, { id: 4 })
    clock.advance(30 * 86_400_000)
    expect((await refresh(refreshToken)).error?.code).toBe('REFRESH_FAILED')
  })

  it('is asked for when it is missing and refused when it is unknown', async () => {
    const missing = {
      status: 400,
      error: { code: 'REFRESH_TOKEN_MISSING', message: 'No refresh token available' },
    }
    expect(await refresh()).toMatchObject(missing)
    expect(await refresh('')).toMatchObject(missing)
    expect((await refresh('x'.repeat(43))).error?.code).toBe('REFRESH_FAILED')
  })
})

it('asks for a new access token after fifteen minutes', async () => {
  const { token } = await signInAs(app, { id: 5 })
  clock.advance(15 * 60_000)
  expect(await me(token)).toMatchObject({ status: 401, error: { code: 'UNAUTHORIZED' } })
})

const logout = (refreshToken: string | null) =>
  call(app, { method: 'POST', path: '/auth/logout', body: { refreshToken } })

describe('signing out', () => {
  it('ends this device at once and leaves the others', async () => {
    const [here, there] = [await signInAs(app, { id: 6 }), await signInAs(app, { id: 6 })]
    // A suspended device is signed out without a new access token.
    clock.advance(16 * 60_000)
    expect(await logout(here.refreshToken)).toMatchObject({ status: 200, data: {} })
    expect((await refresh(here.refreshToken)).status).toBe(401)
    expect((await refresh(there.refreshToken)).status).toBe(200)
  })

  it('ends the access token of the device too', async () => {
    const here = await signInAs(app, { id: 61 })
    await logout(here.refreshToken)
    expect((await me(here.token)).status).toBe(401)
  })

  it('has nothing to do for an unknown token', async () => {
    expect((await logout(null)).status).toBe(200)
    expect((await logout('x'.repeat(43))).status).toBe(200)
  })

  it('everywhere ends all devices of this person only', async () => {
    const [here, there] = [await signInAs(app, { id: 7 }), await signInAs(app, { id: 7 })]
    const stranger = await signInAs(app, { id: 8 })
    await call(app, { method: 'POST', path: '/auth/logout-everywhere', token: here.token })
    expect((await me(here.token)).status).toBe(401)
    expect((await me(there.token)).status).toBe(401)
    expect((await me(stranger.token)).status).toBe(200)
  })
})

describe('the list of devices', () => {
  const sessions = z.array(z.object({ id: z.string(), isCurrent: z.boolean(), device: z.string() }))
  const list = async (token: string) =>
    sessions.parse((await call(app, { path: '/users/me/sessions', token })).data)

  it('marks this one, ends another and does not show it any more', async () => {
    const [here, there] = [await signInAs(app, { id: 9 }), await signInAs(app, { id: 9 })]
    const before = await list(here.token)
    expect(before).toHaveLength(2)
    const other = before.find(({ isCurrent }) => !isCurrent)
    await call(app, {
      method: 'DELETE',
      path: `/users/me/sessions/${other?.id}`,
      token: here.token,
    })
    expect((await me(there.token)).status).toBe(401)
    expect(await list(here.token)).toMatchObject([{ isCurrent: true, device: 'Telegram' }])
  })

  it("does not reach a stranger's device", async () => {
    const [person, stranger] = [await signInAs(app, { id: 10 }), await signInAs(app, { id: 11 })]
    const [theirs] = await list(stranger.token)
    const answer = await call(app, {
      method: 'DELETE',
      path: `/users/me/sessions/${theirs?.id}`,
      token: person.token,
    })
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    expect((await me(stranger.token)).status).toBe(200)
  })
})
