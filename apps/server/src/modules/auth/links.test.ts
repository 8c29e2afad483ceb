import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { type GoogleProvider, startGoogleProvider } from '../../../test/google-provider.ts'
import { call, signInAs, signInitData } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'

const clock = createFakeClock(new Date())
let app: TestShell
let provider: GoogleProvider

beforeAll(async () => {
  provider = await startGoogleProvider('http://localhost:3000')
  app = await createTestApp({ clock, config: { google: provider.config } })
})
afterAll(async () => {
  await app.stop()
  provider.stop()
})

const beginLink = (token: string, name: 'google' | 'telegram') =>
  call(app, { method: 'POST', path: `/users/me/sign-ins/${name}/link`, token })

const linkToken = async (token: string, name: 'google' | 'telegram') => {
  const { url } = z.object({ url: z.string() }).parse((await beginLink(token, name)).data)
  return /(?:token=|startapp=link_)([\w-]+)$/.exec(url)?.[1] ?? ''
}

/** Signs in at the fake Google: with a link it attaches the account, without one it signs in. */
const throughGoogle = async ({ label, link }: { label: string; link?: string }) => {
  const begun = await call(app, {
    method: 'POST',
    path: '/auth/google/begin',
    body: { ...(link && { linkToken: link }) },
  })
  if (begun.error) return begun
  const { url } = z.object({ url: z.string() }).parse(begun.data)
  const [cookie] = begun.cookies
  return call(app, {
    method: 'POST',
    path: '/auth/google/callback',
    body: await provider.choose({ url, label }),
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
}

const attachTelegram = ({ link, id }: { link: string; id: number }) =>
  call(app, {
    method: 'POST',
    path: '/auth/links/telegram/attach',
    body: { linkToken: link },
    headers: { 'x-telegram-init-data': signInitData({ ctx: app.ctx, id, username: `user${id}` }) },
  })

const providersOf = async (token: string) => {
  const { data } = await call(app, { path: '/users/me/sign-ins', token })
  return z
    .array(z.object({ provider: z.string() }))
    .parse(data)
    .map((signIn) => signIn.provider)
}

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) })

it('attaches Google to a person of Telegram, says whose profile it is, and signs in to it', async () => {
  const person = await signInAs(app, { id: 1, firstName: 'Анна' })
  const link = await linkToken(person.token, 'google')
  expect((await call(app, { path: `/auth/links/${link}` })).data).toEqual({
    provider: 'google',
    firstName: 'Анна',
  })
  const attached = signedIn.parse((await throughGoogle({ label: 'Анна', link })).data)
  expect(attached.user.id).toBe(person.user.id)
  expect(await providersOf(person.token)).toEqual(['telegram', 'google'])
  const later = signedIn.parse((await throughGoogle({ label: 'Анна' })).data)
  expect(later.user.id).toBe(person.user.id)
  expect(await beginLink(person.token, 'google')).toMatchObject({
    status: 409,
    error: { code: 'CONFLICT' },
  })
})

it('attaches Telegram to a person of Google', async () => {
  const person = signedIn.parse((await throughGoogle({ label: 'Борис' })).data)
  const link = await linkToken(person.token, 'telegram')
  const attached = signedIn.parse((await attachTelegram({ link, id: 20 })).data)
  expect(attached.user.id).toBe(person.user.id)
  expect((await signInAs(app, { id: 20 })).user.id).toBe(person.user.id)
})

describe('a link', () => {
  it('leads to our own pages in the sandbox and to the bot with a real one', async () => {
    const person = await signInAs(app, { id: 30 })
    expect((await beginLink(person.token, 'google')).data).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/link\/google\?token=[\w-]{43}$/),
    })
    const real = await createTestApp({
      config: {
        google: provider.config,
        telegram: {
          botToken: `1:${'A'.repeat(35)}`,
          botName: 'kadr_bot',
          initDataMaxAgeSeconds: 86_400,
        },
      },
    })
    try {
      const other = await createPersonOfGoogle(real)
      const answer = await call(real, {
        method: 'POST',
        path: '/users/me/sign-ins/telegram/link',
        token: other.token,
      })
      expect(answer.data).toMatchObject({
        url: expect.stringMatching(/^https:\/\/t\.me\/kadr_bot\?startapp=link_[\w-]{43}$/),
      })
    } finally {
      await real.stop()
    }
  })

  it('works once, for fifteen minutes, and for its own provider only', async () => {
    const person = await signInAs(app, { id: 31 })
    const forGoogle = await linkToken(person.token, 'google')
    expect((await attachTelegram({ link: forGoogle, id: 32 })).error?.code).toBe('LINK_EXPIRED')
    clock.advance(15 * 60_000)
    for (const answer of [
      await call(app, { path: `/auth/links/${forGoogle}` }),
      await throughGoogle({ label: 'Анна', link: forGoogle }),
      await attachTelegram({ link: 'x'.repeat(43), id: 32 }),
    ]) {
      expect(answer).toMatchObject({ status: 410, error: { code: 'LINK_EXPIRED' } })
    }
  })
})

/** A user with a Google sign-in in a separate app instance. */
const createPersonOfGoogle = async (shell: TestShell) => {
  const begun = await call(shell, { method: 'POST', path: '/auth/google/begin', body: {} })
  const { url } = z.object({ url: z.string() }).parse(begun.data)
  const [cookie] = begun.cookies
  const { data } = await call(shell, {
    method: 'POST',
    path: '/auth/google/callback',
    body: await provider.choose({ url, label: 'Борис' }),
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
  return signedIn.parse(data)
}

describe('two people are never made one', () => {
  it('when the account belongs to somebody else', async () => {
    const person = await signInAs(app, { id: 41 })
    await throughGoogle({ label: 'Анна' })
    const answer = await throughGoogle({
      label: 'Анна',
      link: await linkToken(person.token, 'google'),
    })
    expect(answer).toMatchObject({ status: 409, error: { code: 'SIGN_IN_TAKEN' } })
    expect(answer.error?.message).toContain('уже привязан к другому профилю')
    expect(await providersOf(person.token)).toEqual(['telegram'])
  })
})

describe('unlinking', () => {
  const unlink = (token: string, name: string) =>
    call(app, { method: 'DELETE', path: `/users/me/sign-ins/${name}`, token })

  it('never takes the last way in, also when both are unlinked at once', async () => {
    const person = signedIn.parse((await throughGoogle({ label: 'Борис' })).data)
    expect(await providersOf(person.token)).toHaveLength(2)
    const answers = await Promise.all([
      unlink(person.token, 'google'),
      unlink(person.token, 'telegram'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ error }) => error)?.error?.code).toBe('LAST_SIGN_IN')
    expect(await providersOf(person.token)).toHaveLength(1)
  })

  it('signs out the devices that came in that way, except the one that asks', async () => {
    const phone = await signInAs(app, { id: 1 })
    const asking = await signInAs(app, { id: 1 })
    const laptop = signedIn.parse((await throughGoogle({ label: 'Анна' })).data)
    await unlink(asking.token, 'telegram')
    expect(await providersOf(asking.token)).toEqual(['google'])
    expect((await call(app, { path: '/users/me', token: phone.token })).status).toBe(401)
    expect((await call(app, { path: '/users/me', token: laptop.token })).status).toBe(200)
  })

  it('refuses what is not linked', async () => {
    const { token } = await signInAs(app, { id: 50 })
    expect((await unlink(token, 'google')).error?.code).toBe('NOT_FOUND')
    expect((await unlink(token, 'myspace')).status).toBe(400)
  })
})
