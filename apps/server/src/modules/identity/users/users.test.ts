import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const update = (token: string, body: object) =>
  call(app, { method: 'PATCH', path: '/users/me', token, body })

it('changes only what is given, and the time zone of the personal workspace with it', async () => {
  const { token, user } = await signInAs(app, { id: 1, firstName: 'Анна' })
  const changed = { lastName: 'Ким', timeZone: 'Asia/Omsk', selectedCurrency: 'BYN' }
  expect((await update(token, changed)).data).toEqual({ ...user, ...changed })
  expect((await update(token, { firstName: '  Аня  ' })).data).toEqual({
    ...user,
    ...changed,
    firstName: 'Аня',
  })
  expect((await call(app, { path: '/users/me', token })).data).toMatchObject(changed)
  expect((await call(app, { path: '/workspaces', token })).data).toMatchObject([
    { timeZone: 'Asia/Omsk' },
  ])
})

it('lets a person stay without a name and change nothing at all', async () => {
  const { token } = await signInAs(app, { id: 2 })
  expect((await update(token, { firstName: '' })).data).toMatchObject({ firstName: '' })
  expect((await update(token, {})).data).toMatchObject({ firstName: '' })
})

it.each([
  ['firstName', 'я'.repeat(65)],
  ['firstName', 'А\u0000'],
  ['firstName', 7],
  ['timeZone', 'Mars/Olympus'],
  ['timeZone', ''],
  ['selectedCurrency', 'EUR'],
])('refuses %s = %j and names the field', async (field, value) => {
  const { token, user } = await signInAs(app, { id: 3, firstName: 'Пётр' })
  const answer = await update(token, { [field]: value })
  expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED', field } })
  expect((await call(app, { path: '/users/me', token })).data).toEqual(user)
})

it('starts without connections and with notifications on', async () => {
  const { token } = await signInAs(app, { id: 4 })
  const { data } = await call(app, { path: '/users/me/connections', token })
  expect(data).toEqual({
    isBotBlocked: false,
    isTelegramNotificationsEnabled: true,
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
  })
})
