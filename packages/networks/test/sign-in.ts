import { expect } from 'vitest'
import type {
  Account,
  ConnectOutcome,
  NetworkAdapter,
  OAuthConnect,
} from '../src/network-adapter.ts'
import {
  CHALLENGE,
  REDIRECT_URI,
  submitConsent,
  type TestNetwork,
  VERIFIER,
} from './test-network.ts'

type Input = { played: TestNetwork; adapter: NetworkAdapter; method?: string }

export function getOAuth({ adapter, method = 'default' }: Omit<Input, 'played'>): OAuthConnect {
  const connect = adapter.connect[method]
  if (connect?.by !== 'oauth') throw new Error('This network has no such sign-in')
  return connect
}

export const buildAuthorizeUrl = ({ played, ...input }: Input): string =>
  getOAuth(input).begin({
    ctx: played.ctx,
    redirectUri: REDIRECT_URI,
    state: 'the-state',
    challenge: CHALLENGE,
  })

/** Submits the consent page and passes the code to the adapter. */
export async function signIn(
  input: Input & { personId?: string; untick?: readonly string[]; verifier?: string },
): Promise<ConnectOutcome> {
  const back = await submitConsent({
    url: buildAuthorizeUrl(input),
    ...(input.personId && { personId: input.personId }),
    ...(input.untick && { untick: input.untick }),
  })
  expect(back.get('state')).toBe('the-state')
  const deviceId = back.get('device_id') ?? undefined
  return finishWith({ ...input, code: back.get('code') ?? '', deviceId })
}

export const finishWith = ({
  played,
  code,
  verifier = VERIFIER,
  deviceId,
  ...input
}: Input & {
  code: string
  verifier?: string
  deviceId?: string | undefined
}): Promise<ConnectOutcome> =>
  getOAuth(input).finish({ ctx: played.ctx, redirectUri: REDIRECT_URI, code, verifier, deviceId })

export function getAccount(outcome: ConnectOutcome): Account {
  const grant = outcome.kind === 'granted' ? outcome.grants[0] : undefined
  if (!grant) {
    throw new Error(`No account: ${outcome.kind === 'failed' ? outcome.failure.code : 'none'}`)
  }
  return grant
}
