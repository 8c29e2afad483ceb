import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { seed } from './seed.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ config: { isDemo: true } })
})
afterAll(() => app.stop())

const count = async (shell: TestShell) =>
  (await shell.database.pool.query('select from users')).rowCount

it('makes one demo person, however many processes seed at once and again', async () => {
  await Promise.all([seed({ ctx: app.ctx }), seed({ ctx: app.ctx }), seed({ ctx: app.ctx })])
  await seed({ ctx: app.ctx })
  expect(await count(app)).toBe(1)
  const { token } = await signInAs(app, { id: 42 })
  expect((await call(app, { path: '/workspaces', token })).data).toMatchObject([
    { name: 'Студия Анны', isPersonal: true },
  ])
  expect((await call(app, { path: '/users/me/subscription', token })).data).toMatchObject({
    type: 'AGENCY',
    status: 'active',
    // Paid four days ago for a calendar month.
    daysUntilExpiry: expect.toBeOneOf([24, 25, 26, 27]),
  })
  expect((await call(app, { path: '/users/me/points', token })).data).toEqual({
    videoGenerations: -1,
    aiGenerations: -1,
    planName: 'AGENCY',
    renewsAt: expect.any(String),
  })
  const { data } = await call(app, { path: '/users/me/sign-ins', token })
  expect(data).toMatchObject([
    { provider: 'telegram' },
    { provider: 'max' },
    { provider: 'google' },
  ])
})

it('makes nobody without the demo', async () => {
  const plain = await createTestApp()
  try {
    await seed({ ctx: plain.ctx })
    expect(await count(plain)).toBe(0)
    expect((await call(plain, { path: '/users/subscription/plans' })).data).toHaveLength(4)
  } finally {
    await plain.stop()
  }
})
