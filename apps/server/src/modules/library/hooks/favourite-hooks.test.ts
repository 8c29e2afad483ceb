import { afterAll, beforeAll, expect, it } from 'vitest'
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

const path = '/hooks/favourites'
const change = (token: string, hook: string, isFavourite: boolean) => {
  clock.advance(1000)
  return call(app, { method: 'POST', path, token, body: { hook, isFavourite } })
}

it('keeps favourites of each person apart, newest first', async () => {
  const anna = await signInAs(app, { id: 1 })
  const boris = await signInAs(app, { id: 2 })
  await change(anna.token, 'list/five-mistakes', true)
  await change(anna.token, 'list/five-mistakes', true)
  expect((await change(anna.token, 'story/first-day', true)).data).toEqual({
    hooks: ['story/first-day', 'list/five-mistakes'],
  })
  expect((await call(app, { path, token: boris.token })).data).toEqual({ hooks: [] })
  await change(boris.token, 'story/first-day', false)
  expect((await change(anna.token, 'list/five-mistakes', false)).data).toEqual({
    hooks: ['story/first-day'],
  })
})

it('refuses what is no hook, and more than five hundred', async () => {
  const { token, user } = await signInAs(app, { id: 3 })
  expect((await change(token, '../secret', true)).error?.code).toBe('VALIDATION_FAILED')
  await app.database.pool.query(
    `insert into favourite_hooks (user_id, hook) select $1, 'list/h' || n from generate_series(1, 500) n`,
    [user.id],
  )
  expect((await change(token, 'list/one-more', true)).error?.code).toBe('QUOTA_EXCEEDED')
})
