import type { AppContext } from '../../../context.ts'

/** Codes of JSON-RPC that are free for servers. */
const REFUSED = -32_001

/** RFC 6750 and RFC 9728: where a program learns who lets it in, and which right the call needs. */
export const challengeOf = ({
  ctx,
  scope,
  hasToken,
}: {
  ctx: AppContext
  scope?: string | null | undefined
  hasToken: boolean
}) => {
  const metadata = `resource_metadata="${ctx.config.publicUrl}/.well-known/oauth-protected-resource/mcp"`
  if (scope) return `Bearer error="insufficient_scope", scope="${scope}", ${metadata}`
  return hasToken ? `Bearer error="invalid_token", ${metadata}` : `Bearer ${metadata}`
}

/** Before the protocol begins: the id of the call is not read yet. */
export const refusalOf = (message: string) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: REFUSED, message },
})
