import type { HttpOutcome } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import type {
  Account,
  Failure,
  NetworkContext,
  RefreshOutcome,
  Tokens,
} from '../network-adapter.ts'
import {
  createMisconfigured,
  createOutage,
  createSignInRequired,
  findCommonFailure,
} from './failures.ts'
import { parseOr } from './parse.ts'
import { splitScopes } from './scopes.ts'

const tokenReply = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.nullable(z.string())),
  refresh_expires_in: z.optional(z.number()),
  refresh_token_expires_in: z.optional(z.number()),
  scope: z.optional(z.string()),
})

const errorReply = z.object({ error: z.string() })

export type TokenResult = { kind: 'tokens'; tokens: Tokens } | { kind: 'failed'; failure: Failure }

type Input = { outcome: HttpOutcome; title: string; now: Date; previous?: Tokens }

/**
 * Parses the reply of a token endpoint. Fields missing from the reply (refresh token, scopes) keep
 * their previous values.
 */
export function readTokens({ outcome, title, now, previous }: Input): TokenResult {
  const common = findCommonFailure({ outcome, title, now })
  if (common) return { kind: 'failed', failure: common }
  const body = outcome.kind === 'replied' ? outcome.reply.body : undefined
  const refusal = parseOr(errorReply, body)
  if (refusal)
    return {
      kind: 'failed',
      failure: explainRefusal({ code: refusal.error, title, isFirst: !previous }),
    }
  const reply = parseOr(tokenReply, body)
  if (!reply) return { kind: 'failed', failure: createOutage({ title }, 'unreadable_reply') }

  const after = (seconds: number | undefined) =>
    seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000)
  const isNewRefresh = Boolean(reply.refresh_token)
  const refreshExpiresAt = after(reply.refresh_expires_in ?? reply.refresh_token_expires_in)
  return {
    kind: 'tokens',
    tokens: {
      accessToken: reply.access_token,
      accessExpiresAt: after(reply.expires_in) ?? null,
      refreshToken: reply.refresh_token || (previous?.refreshToken ?? null),
      refreshExpiresAt:
        refreshExpiresAt ?? (isNewRefresh ? null : (previous?.refreshExpiresAt ?? null)),
      scopes: reply.scope ? splitScopes(reply.scope) : (previous?.scopes ?? []),
    },
  }
}

/** A rejected grant is fixed by the user, a rejected client by us. */
function explainRefusal(input: { code: string; title: string; isFirst: boolean }): Failure {
  const { code, title } = input
  if (code !== 'invalid_grant') return createMisconfigured({ title, code: code.slice(0, 64) })
  return input.isFirst ? createExpiredSignIn({ title }) : createSignInRequired({ title, code })
}

export const createExpiredSignIn = ({ title }: { title: string }): Failure => ({
  kind: 'reauth',
  code: 'code_rejected',
  message: `Вход в ${title} не завершён: код устарел или уже использован. Начните подключение ещё раз.`,
  action: 'reconnect',
})

export function toRefreshOutcome(result: TokenResult): RefreshOutcome {
  if (result.kind === 'tokens') return { kind: 'refreshed', tokens: result.tokens }
  const { failure } = result
  return failure.kind === 'reauth'
    ? { kind: 'rejected', failure }
    : { kind: 'unreachable', failure }
}

/** Exchanges the refresh token; an account without one has to sign in again. */
export async function refreshTokens(input: {
  ctx: NetworkContext
  account: Account
  title: string
  request(refreshToken: string): Promise<HttpOutcome>
}): Promise<RefreshOutcome> {
  const { ctx, account, title } = input
  const { refreshToken } = account.tokens
  if (!refreshToken) {
    return { kind: 'rejected', failure: createSignInRequired({ title, code: 'no_refresh_token' }) }
  }
  const outcome = await input.request(refreshToken)
  return toRefreshOutcome(
    readTokens({ outcome, title, now: ctx.clock.now(), previous: account.tokens }),
  )
}
