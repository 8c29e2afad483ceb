import type { CreateFake } from '@kadr/sandbox/networks/fake-network'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkAdapter } from '../src/network-adapter.ts'
import { buildAuthorizeUrl, finishWith, getAccount, getOAuth, signIn } from './sign-in.ts'
import { startNetwork, submitConsent, type TestNetwork } from './test-network.ts'

type Subject = {
  adapter: NetworkAdapter
  fake: CreateFake
  paths: Readonly<Record<string, string>>
  /** Path of the token endpoint below the fake's base, for faults. */
  tokenPath: string
  /** An optional scope: without it the profile is still readable. */
  sparedScope: string
  refreshes: 'keeps' | 'rotates' | 'no'
  /** False where the network has no revocation call. */
  canRevoke?: false
}

/** Shared test suite of sign-in and refresh for OAuth networks. */
export function describeOAuth(subject: Subject): void {
  const { adapter } = subject
  const id = adapter.id
  let played: TestNetwork
  beforeEach(async () => {
    played = await startNetwork(subject)
  })
  afterEach(async () => {
    expect(played.failures).toEqual([])
    await played.close()
  })
  const connected = async () => getAccount(await signIn({ played, adapter }))

  describe(`signing in to ${adapter.title}`, () => {
    it('gives an account with its tokens', async () => {
      const account = await connected()
      const person = played.host.fakes()[0]?.people()[0]
      expect(account.profile).toMatchObject({ externalId: person?.id, title: person?.name })
      expect(account.tokens.accessToken).not.toBe('')
      expect(account.tokens.accessExpiresAt?.getTime()).toBeGreaterThan(
        played.clock.now().getTime(),
      )
      expect(account.tokens.scopes).toEqual(expect.arrayContaining([...adapter.requiredScopes]))
    })

    it('comes back with an error when the person refuses', async () => {
      const back = await submitConsent({
        url: buildAuthorizeUrl({ played, adapter }),
        decision: 'deny',
      })
      expect(back.get('error')).toBeTruthy()
      expect(back.get('state')).toBe('the-state')
      expect(back.get('code')).toBeNull()
    })

    it('refuses a code that is used again, too old or made up', async () => {
      const url = buildAuthorizeUrl({ played, adapter })
      const used = (await submitConsent({ url })).get('code') ?? ''
      expect(await finishWith({ played, adapter, code: used })).toMatchObject({ kind: 'granted' })
      const stale = (await submitConsent({ url })).get('code') ?? ''
      played.clock.advance(7200)
      for (const code of [used, stale, 'made-up']) {
        expect(await finishWith({ played, adapter, code })).toMatchObject({
          kind: 'failed',
          failure: { kind: 'reauth', code: 'code_rejected', action: 'reconnect' },
        })
      }
    })

    const hasPkce = getOAuth({ adapter }).usesPkce
    if (hasPkce)
      it('refuses a wrong verifier', async () => {
        expect(await signIn({ played, adapter, verifier: 'somebody-elses' })).toMatchObject({
          kind: 'failed',
          failure: { code: 'code_rejected' },
        })
      })

    it('says that it can be repeated when the token endpoint is down', async () => {
      const code =
        (await submitConsent({ url: buildAuthorizeUrl({ played, adapter }) })).get('code') ?? ''
      played.host.setFault({ network: id, path: subject.tokenPath, kind: 'server-error', times: 1 })
      expect(await finishWith({ played, adapter, code })).toMatchObject({
        kind: 'failed',
        failure: { kind: 'retryable' },
      })
    })
  })

  describe(`reading the profile at ${adapter.title}`, () => {
    it('finds the same account and no missing scope', async () => {
      const account = await connected()
      expect(await adapter.profile({ ctx: played.ctx, account })).toEqual({
        kind: 'found',
        profile: account.profile,
        missingScopes: [],
      })
    })

    it('names a scope that the person has not given', async () => {
      const account = getAccount(await signIn({ played, adapter, untick: [subject.sparedScope] }))
      expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
        kind: 'found',
        missingScopes: [subject.sparedScope],
      })
    })

    it('asks for a new sign-in when the access is revoked', async () => {
      const account = await connected()
      played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
      expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
        kind: 'failed',
        failure: { kind: 'reauth', action: 'reconnect' },
      })
    })
  })

  if (subject.refreshes !== 'no')
    describe(`refreshing at ${adapter.title}`, () => {
      const refresh = async (account: Awaited<ReturnType<typeof connected>>) =>
        adapter.tokens.refresh({ ctx: played.ctx, account })

      it('gives tokens that work', async () => {
        const account = await connected()
        played.host.fakes()[0]?.expireAccess(account.profile.externalId)
        expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({
          failure: { kind: 'reauth', code: 'access_expired' },
        })
        const outcome = await refresh(account)
        if (outcome.kind !== 'refreshed') throw new Error(outcome.kind)
        const { tokens } = outcome
        expect(tokens.refreshToken).toBeTruthy()
        expect(tokens.refreshToken === account.tokens.refreshToken).toBe(
          subject.refreshes === 'keeps',
        )
        expect([...tokens.scopes].sort()).toEqual([...account.tokens.scopes].sort())
        const renewed = { ...account, tokens }
        expect(await adapter.profile({ ctx: played.ctx, account: renewed })).toMatchObject({
          kind: 'found',
        })
      })

      if (subject.refreshes === 'rotates')
        it('uses a refresh token up', async () => {
          const account = await connected()
          expect(await refresh(account)).toMatchObject({ kind: 'refreshed' })
          expect(await refresh(account)).toMatchObject({ kind: 'rejected' })
        })

      it('is rejected when the person took the access away', async () => {
        const account = await connected()
        played.host.fakes()[0]?.revokeAccount(account.profile.externalId)
        expect(await refresh(account)).toMatchObject({
          kind: 'rejected',
          failure: { kind: 'reauth' },
        })
      })

      it.each(['server-error', 'timeout-before', 'cut-before', 'rate-limited'] as const)(
        'keeps the connection on %s',
        async (kind) => {
          const account = await connected()
          played.host.setFault({ network: id, path: subject.tokenPath, kind, times: 1 })
          expect(await refresh(account)).toMatchObject({
            kind: 'unreachable',
            failure: { kind: 'retryable' },
          })
          expect(await refresh(account)).toMatchObject({ kind: 'refreshed' })
        },
      )
    })

  if (subject.canRevoke ?? true)
    it(`gives the access back to ${adapter.title}`, async () => {
      const account = await connected()
      await adapter.tokens.revoke({ ctx: played.ctx, account })
      expect(await adapter.profile({ ctx: played.ctx, account })).toMatchObject({ kind: 'failed' })
    })
}
