import {
  type OauthProvider,
  oauthProvider,
  type SignInProvider,
} from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs, signInitData } from '../../../../test/people.ts'
import { contentOf } from '../../../../test/posts.ts'
import { type SignInProviders, startSignInProviders } from '../../../../test/sign-in-providers.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock(new Date())
let app: TestShell
let providers: SignInProviders

beforeAll(async () => {
  providers = await startSignInProviders('http://localhost:3000')
  app = await createTestApp({ clock, config: { signIn: providers.signIn } })
})
afterAll(async () => {
  await app.stop()
  providers.stop()
})

const beginLink = (token: string, name: SignInProvider) =>
  call(app, { method: 'POST', path: `/users/me/sign-ins/${name}/link`, token })

const linkToken = async (token: string, name: SignInProvider) => {
  const { url } = z.object({ url: z.string() }).parse((await beginLink(token, name)).data)
  return /(?:token=|startapp=link_)([\w-]+)$/.exec(url)?.[1] ?? ''
}

/** Signs in at a fake provider: with a link it attaches the account, without one it signs in. */
const through = async (
  provider: OauthProvider,
  { label, link }: { label: string; link?: string },
) => {
  const begun = await call(app, {
    method: 'POST',
    path: `/auth/${provider}/begin`,
    body: { ...(link && { linkToken: link }) },
  })
  if (begun.error) return begun
  const { url } = z.object({ url: z.string() }).parse(begun.data)
  const [cookie] = begun.cookies
  return call(app, {
    method: 'POST',
    path: `/auth/${provider}/callback`,
    body: await providers.choose({ url, label }),
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
}

const attachTelegram = ({ link, id }: { link: string; id: number }) =>
  call(app, {
    method: 'POST',
    path: '/auth/links/attach',
    body: { linkToken: link },
    headers: { 'x-telegram-init-data': signInitData({ ctx: app.ctx, id, username: `user${id}` }) },
  })

const providersOf = async (token: string) => {
  const { data } = await call(app, { path: '/users/me/sign-ins', token })
  return z
    .array(z.object({ provider: z.string() }))
    .parse(data)
    .map((signIn) => signIn.provider)
    .sort()
}

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) })

it.each(oauthProvider.options)(
  'attaches %s to a person of Telegram, says whose profile it is, and signs in to it',
  async (provider) => {
    const person = await signInAs(app, { id: 1, firstName: 'Анна' })
    const before = await providersOf(person.token)
    const link = await linkToken(person.token, provider)
    expect((await call(app, { path: `/auth/links/${link}` })).data).toEqual({
      provider,
      firstName: 'Анна',
    })
    const attached = signedIn.parse((await through(provider, { label: 'Анна', link })).data)
    expect(attached.user.id).toBe(person.user.id)
    expect(await providersOf(person.token)).toEqual([...before, provider].sort())
    const later = signedIn.parse((await through(provider, { label: 'Анна' })).data)
    expect(later.user.id).toBe(person.user.id)
    expect(await beginLink(person.token, provider)).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    })
  },
)

it('attaches Telegram to a person of Google', async () => {
  const person = signedIn.parse((await through('google', { label: 'Борис' })).data)
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
        signIn: providers.signIn,
        telegram: {
          botToken: `1:${'A'.repeat(35)}`,
          botName: 'kadr_bot',
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
      await through('google', { label: 'Анна', link: forGoogle }),
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
    body: await providers.choose({ url, label: 'Борис' }),
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
  return signedIn.parse(data)
}

const offered = z.object({
  offer: z.object({
    moveToken: z.string(),
    provider: z.string(),
    from: z.object({ firstName: z.string(), since: z.iso.datetime(), isOnlyWay: z.boolean() }),
    to: z.object({ firstName: z.string() }),
  }),
})

const move = (moveToken: string) =>
  call(app, { method: 'POST', path: '/auth/links/move', body: { moveToken } })

describe('an account that opens another profile', () => {
  it('is not asked about where the wanted profile has one of the kind already', async () => {
    const person = await signInAs(app, { id: 47 })
    const [first, second] = [
      await linkToken(person.token, 'yandex'),
      await linkToken(person.token, 'yandex'),
    ]
    await through('yandex', { label: 'Вера', link: first })
    expect(await through('yandex', { label: 'Анна', link: second })).toMatchObject({
      status: 409,
      error: {
        code: 'SIGN_IN_TAKEN',
        message: expect.stringContaining(`другой аккаунт ${PROVIDER_NAMES.yandex}`),
      },
    })
  })

  it('stays there until its holder decides, and the link is used up', async () => {
    const person = await signInAs(app, { id: 41, firstName: 'Новая' })
    const link = await linkToken(person.token, 'vk')
    const old = signedIn.parse((await through('vk', { label: 'Борис' })).data)
    const answer = await through('vk', { label: 'Борис', link })
    expect(offered.parse(answer.data).offer).toMatchObject({
      provider: 'vk',
      from: { firstName: 'Борис', isOnlyWay: true },
      to: { firstName: 'Новая' },
    })
    expect(await providersOf(person.token)).toEqual(['telegram'])
    expect(signedIn.parse((await through('vk', { label: 'Борис' })).data).user.id).toBe(old.user.id)
    expect((await through('vk', { label: 'Борис', link })).error?.code).toBe('LINK_EXPIRED')
  })

  it('is moved when they say so; a profile left alone goes with its only way in', async () => {
    const person = await signInAs(app, { id: 42, firstName: 'Новая' })
    const old = signedIn.parse((await through('vk', { label: 'Борис' })).data)
    const link = await linkToken(person.token, 'vk')
    const { offer } = offered.parse((await through('vk', { label: 'Борис', link })).data)
    const moved = signedIn.parse((await move(offer.moveToken)).data)
    expect(moved.user.id).toBe(person.user.id)
    expect(await providersOf(person.token)).toEqual(['telegram', 'vk'])
    expect(signedIn.parse((await through('vk', { label: 'Борис' })).data).user.id).toBe(
      person.user.id,
    )
    expect((await call(app, { path: '/users/me', token: old.token })).status).toBe(401)
    const { rows } = await app.database.pool.query('select id from users where id = $1', [
      old.user.id,
    ])
    expect(rows).toEqual([])
    expect((await move(offer.moveToken)).error?.code).toBe('LINK_EXPIRED')
  })

  it('leaves a profile with another way in where it is, without the devices that came by it', async () => {
    const old = await signInAs(app, { id: 43, firstName: 'Прежняя' })
    const attached = signedIn.parse(
      (await through('yandex', { label: 'Борис', link: await linkToken(old.token, 'yandex') }))
        .data,
    )
    const person = await signInAs(app, { id: 44, firstName: 'Новая' })
    const link = await linkToken(person.token, 'yandex')
    const { offer } = offered.parse((await through('yandex', { label: 'Борис', link })).data)
    expect(offer.from).toMatchObject({ firstName: 'Прежняя', isOnlyWay: false })
    expect((await move(offer.moveToken)).status).toBe(200)
    expect(await providersOf(old.token)).toEqual(['telegram'])
    expect(await providersOf(person.token)).toEqual(['telegram', 'yandex'])
    expect((await call(app, { path: '/users/me', token: attached.token })).status).toBe(401)
  })

  it('is not taken from a profile with works that nothing else opens', async () => {
    const old = signedIn.parse((await through('vk', { label: 'Вера' })).data)
    const made = await call(app, {
      method: 'POST',
      path: '/posts',
      token: old.token,
      body: contentOf([]),
    })
    expect(made.status).toBe(200)
    const person = await signInAs(app, { id: 45 })
    const link = await linkToken(person.token, 'vk')
    const { offer } = offered.parse((await through('vk', { label: 'Вера', link })).data)
    expect(await move(offer.moveToken)).toMatchObject({
      status: 409,
      error: { code: 'LAST_SIGN_IN' },
    })
    expect(await providersOf(old.token)).toEqual(['vk'])
    expect(await providersOf(person.token)).toEqual(['telegram'])
  })

  it('is asked about in Telegram too, and for a quarter of an hour', async () => {
    await signInAs(app, { id: 46, firstName: 'Прежняя' })
    const person = signedIn.parse((await through('vk', { label: 'Вера' })).data)
    const link = await linkToken(person.token, 'telegram')
    const { offer } = offered.parse((await attachTelegram({ link, id: 46 })).data)
    expect(offer).toMatchObject({ provider: 'telegram', from: { firstName: 'Прежняя' } })
    clock.advance(15 * 60_000)
    expect(await move(offer.moveToken)).toMatchObject({
      status: 410,
      error: { code: 'LINK_EXPIRED' },
    })
    const again = await linkToken(
      signedIn.parse((await through('vk', { label: 'Вера' })).data).token,
      'telegram',
    )
    const second = offered.parse((await attachTelegram({ link: again, id: 46 })).data).offer
    expect((await move(second.moveToken)).status).toBe(200)
    expect((await signInAs(app, { id: 46 })).user.id).toBe(person.user.id)
  })
})

describe('unlinking', () => {
  const unlink = (token: string, name: string) =>
    call(app, { method: 'DELETE', path: `/users/me/sign-ins/${name}`, token })

  it('never takes the last way in, also when both are unlinked at once', async () => {
    const person = signedIn.parse((await through('google', { label: 'Борис' })).data)
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
    const laptop = signedIn.parse((await through('google', { label: 'Анна' })).data)
    await unlink(asking.token, 'telegram')
    expect(await providersOf(asking.token)).toEqual(['google', 'vk', 'yandex'])
    expect((await call(app, { path: '/users/me', token: phone.token })).status).toBe(401)
    expect((await call(app, { path: '/users/me', token: laptop.token })).status).toBe(200)
  })

  it('refuses what is not linked', async () => {
    const { token } = await signInAs(app, { id: 50 })
    expect((await unlink(token, 'google')).error?.code).toBe('NOT_FOUND')
    expect((await unlink(token, 'myspace')).status).toBe(400)
  })
})
