import type * as z from 'zod/mini'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { NetworkContext } from '../network-adapter.ts'
import { explain, TITLE, unsafeServer } from './failures.ts'

type XrpcCall<T> = {
  ctx: NetworkContext
  /** Server URL, from configuration or from the DID document. */
  host: string
  method: 'GET' | 'POST'
  /** Lexicon name, e.g. com.atproto.repo.getRecord. */
  name: string
  token?: string
  query?: Readonly<Record<string, string | readonly string[]>>
  json?: unknown
  bytes?: { type: string; body: Uint8Array | ReadableStream<Uint8Array>; size: number }
  schema: z.ZodMiniType<T>
  timeoutMs?: number
  /** Whether an error reply still carries data. */
  accepts?(body: unknown): boolean
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined)

/** URLs outside our configured origins come from user data. */
const isConfigured = ({ ctx, url }: { ctx: NetworkContext; url: string }): boolean =>
  Object.values(ctx.endpoints).some((address) => originOf(address) === originOf(url))

/** Third-party servers are called over https and through the SSRF guard, ours as configured. */
export const isReachable = ({ ctx, url }: { ctx: NetworkContext; url: string }): boolean =>
  isConfigured({ ctx, url }) || originOf(url)?.startsWith('https://') === true

export async function callXrpc<T>(call: XrpcCall<T>): Promise<Read<T>> {
  return getJson({
    ...call,
    url: `${call.host.replace(/\/$/, '')}/xrpc/${call.name}`,
  })
}

/** For URLs outside /xrpc: DID documents. */
export async function getJson<T>(
  call: Omit<XrpcCall<T>, 'host' | 'name'> & { url: string },
): Promise<Read<T>> {
  const { ctx, url } = call
  if (!isReachable({ ctx, url })) {
    return { kind: 'failed', failure: unsafeServer, isAmbiguous: false }
  }
  const outcome = await ctx.http({
    method: call.method,
    url,
    headers: {
      ...(call.token && { authorization: `Bearer ${call.token}` }),
      ...(call.bytes && {
        'content-type': call.bytes.type,
        'content-length': String(call.bytes.size),
      }),
    },
    isUserGiven: !isConfigured({ ctx, url }),
    ...(call.query && { query: call.query }),
    ...(call.json !== undefined && { json: call.json }),
    ...(call.bytes && { bytes: call.bytes.body }),
    ...(call.timeoutMs && { timeoutMs: call.timeoutMs }),
  })
  return readReply({
    outcome,
    schema: call.schema,
    title: TITLE,
    explain: (reply) => {
      const isAccepted = reply.kind === 'replied' && call.accepts?.(reply.reply.body)
      return isAccepted ? undefined : explain({ outcome: reply, now: ctx.clock.now() })
    },
  })
}
