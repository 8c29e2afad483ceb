import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { registerUser } from './register-user.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const newPartner = async () => {
  const { token } = await signInAs(app, { id: 1 })
  const { data } = await call(app, { method: 'POST', path: '/users/me/affiliate', token })
  return z.object({ link: z.object({ code: z.string() }) }).parse(data).link.code
}

const register = ({ ctx, referral }: { ctx: AppContext; referral: string }) =>
  inTransaction(ctx.db, (tx) =>
    registerUser({
      ctx,
      tx,
      identity: {
        provider: 'telegram',
        subject: '2',
        label: '@anna',
        firstName: 'Анна',
        lastName: '',
        photoUrl: null,
      },
      referral,
    }),
  )

const TABLES = ['users', 'workspaces', 'subscriptions', 'points_balances', 'referrals']

const counts = async () => {
  const { rows } = await app.database.pool.query(
    `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  )
  return rows[0]
}

it('gives a new user a workspace, a plan, points and their partner, all or nothing', async () => {
  const referral = await newPartner()
  const before = { users: 1, workspaces: 1, subscriptions: 1, points_balances: 2, referrals: 0 }
  expect(await counts()).toEqual(before)
  const broken = { name: 'broken', onSignUp: () => Promise.reject(new Error('no place')) }
  const ctx = { ...app.ctx, modules: [...app.ctx.modules, broken] }
  await expect(register({ ctx, referral })).rejects.toThrow('no place')
  expect(await counts()).toEqual(before)
  await register({ ctx: app.ctx, referral })
  expect(await counts()).toEqual({
    users: 2,
    workspaces: 2,
    subscriptions: 2,
    points_balances: 4,
    referrals: 1,
  })
})
