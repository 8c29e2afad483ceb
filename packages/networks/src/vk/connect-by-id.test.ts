import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPublication, createServedFile } from '../../test/publication.ts'
import { publishAll } from '../../test/run-publish.ts'
import { buildAuthorizeUrl, finishWith, getAccount, signIn } from '../../test/sign-in.ts'
import { submitConsent, type TestNetwork } from '../../test/test-network.ts'
import { anna, play, polden, startVk, vetrova } from '../../test/vk.ts'
import { vk as adapter } from './index.ts'

const method = 'communities'
const HOUR = 3600
let played: TestNetwork

beforeEach(async () => {
  played = await startVk()
})
afterEach(async () => {
  expect(played.failures).toEqual([])
  await played.close()
})

const signInAnna = (given: { untick?: readonly string[]; verifier?: string } = {}) =>
  signIn({ played, adapter, method, ...(anna && { personId: anna.id }), ...given })

it('attaches every community the person administers, with one chain of tokens', async () => {
  const outcome = await signInAnna()
  if (outcome.kind !== 'granted') throw new Error(JSON.stringify(outcome))
  const { grants } = outcome
  expect(grants.map(({ profile }) => profile.externalId)).toEqual([vetrova?.id, polden?.id])
  expect(new Set(grants.map(({ tokens }) => tokens.refreshToken)).size).toBe(1)
  expect(new Set(grants.map(({ profile }) => profile.details.tokenChain)).size).toBe(1)
  expect(grants[0]?.tokens.accessExpiresAt?.getTime()).toBe(
    played.clock.now().getTime() + HOUR * 1000,
  )
  const abilities = adapter.abilitiesOf?.({
    details: grants[0]?.profile.details ?? {},
    scopes: grants[0]?.tokens.scopes ?? [],
  })
  expect(abilities).toEqual(expect.arrayContaining(['Фото', 'Видео', 'Статистика']))
})

it('publishes photos and reads the community by it', async () => {
  const account = getAccount(await signInAnna())
  const media = [createServedFile({ played, kind: 'image', size: 1000 })]
  const publication = createPublication(played, { media })
  expect((await publishAll({ played, adapter, account, publication })).kind).toBe('published')
  expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
    kind: 'found',
    profile: { details: account.profile.details },
    missingScopes: [],
  })
})

it('says that VK has not granted the application its rights, and leads to the key', async () => {
  play(played, 'switch-isBasic', { value: 'on' })
  expect(await signInAnna()).toMatchObject({
    kind: 'failed',
    failure: { code: 'rights_not_granted', message: expect.stringContaining('ключом') },
  })
})

it('promises no files where the person has not allowed them', async () => {
  const account = getAccount(await signInAnna({ untick: ['video'] }))
  expect(await adapter.accountOptions?.({ ctx: played.ctx, account })).toMatchObject({
    options: { canSendFiles: false },
  })
})

it('names the device of the code, and refuses it without, with another, twice and too late', async () => {
  const url = buildAuthorizeUrl({ played, adapter, method })
  const allow = async () => {
    const back = await submitConsent({ url })
    return { code: back.get('code') ?? '', deviceId: back.get('device_id') ?? '' }
  }
  const finish = (given: { code: string; deviceId?: string; verifier?: string }) =>
    finishWith({ played, adapter, method, ...given })
  const { code, deviceId } = await allow()
  expect((await finish({ code })).kind).toBe('failed')
  expect((await finish({ code: (await allow()).code, deviceId: 'other' })).kind).toBe('failed')
  const wrong = await finish({ ...(await allow()), verifier: 'b'.repeat(43) })
  expect(wrong).toMatchObject({ failure: { code: 'code_rejected' } })
  const used = await allow()
  expect((await finish(used)).kind).toBe('granted')
  expect(await finish(used)).toMatchObject({ failure: { code: 'code_rejected' } })
  const late = await allow()
  played.clock.advance(HOUR)
  expect((await finish(late)).kind).toBe('failed')
  expect(deviceId).not.toBe('')
})

it('renews its tokens, which end the ones before', async () => {
  const account = getAccount(await signInAnna())
  played.clock.advance(HOUR + 1)
  const { ctx } = played
  expect(await adapter.profile({ ctx, account })).toMatchObject({
    failure: { code: 'access_expired' },
  })
  const renewed = await adapter.tokens.refresh({ ctx, account })
  if (renewed.kind !== 'refreshed') throw new Error(renewed.kind)
  const { tokens } = renewed
  expect(tokens.refreshToken).not.toBe(account.tokens.refreshToken)
  expect((await adapter.profile({ ctx, account: { ...account, tokens } })).kind).toBe('found')
  expect((await adapter.tokens.refresh({ ctx, account })).kind).toBe('rejected')
})

it('does not renew a key that was pasted over a sign-in', async () => {
  const account = getAccount(await signInAnna())
  const details = { token: 'key' }
  const pasted = { ...account, profile: { ...account.profile, details } }
  expect(await adapter.tokens.refresh({ ctx: played.ctx, account: pasted })).toEqual({
    kind: 'unsupported',
  })
})

it('takes the rights back when it is detached', async () => {
  const account = getAccount(await signInAnna())
  await adapter.tokens.revoke({ ctx: played.ctx, account })
  expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
    failure: { kind: 'reauth' },
  })
})
