import * as z from 'zod/mini'
import type {
  Account,
  Failure,
  NetworkContext,
  RefreshOutcome,
  Tokens,
} from '../network-adapter.ts'
import { commonFailure, misconfigured, networkIsDown, signInAgain } from './failures.ts'
import type { HttpOutcome } from './http-client.ts'
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
 * Reads the reply of a token endpoint. What the reply leaves out (an empty refresh token, scopes)
 * stays as it was.
 */
export function readTokens({ outcome, title, now, previous }: Input): TokenResult {
  const common = commonFailure({ outcome, title, now })
  if (common) return { kind: 'failed', failure: common }
  const body = outcome.kind === 'replied' ? outcome.reply.body : undefined
  const refusal = parseOr(errorReply, body)
  if (refusal)
    return {
      kind: 'failed',
      failure: refusalOf({ code: refusal.error, title, isFirst: !previous }),
    }
  const reply = parseOr(tokenReply, body)
  if (!reply) return { kind: 'failed', failure: networkIsDown({ title }, 'unreadable_reply') }

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

/** A refusal of the grant is the person's to repair, one of the application is ours. */
function refusalOf(input: { code: string; title: string; isFirst: boolean }): Failure {
  const { code, title } = input
  if (code !== 'invalid_grant') return misconfigured({ title, code: code.slice(0, 64) })
  return input.isFirst ? signInExpired({ title }) : signInAgain({ title, code })
}

export const signInExpired = ({ title }: { title: string }): Failure => ({
  kind: 'reauth',
  code: 'code_rejected',
  message: `Вход в ${title} не завершён: код устарел или уже использован. Начните подключение ещё раз.`,
  action: 'reconnect',
})

export function asRefreshOutcome(result: TokenResult): RefreshOutcome {
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
    return { kind: 'rejected', failure: signInAgain({ title, code: 'no_refresh_token' }) }
  }
  const outcome = await input.request(refreshToken)
  return asRefreshOutcome(
    readTokens({ outcome, title, now: ctx.clock.now(), previous: account.tokens }),
  )
}
