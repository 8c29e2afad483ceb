import { createHash } from 'node:crypto'
import { createHttpClient, type HttpRequest } from '@kadr/kit/http-client'
import { z } from 'zod'

const TIMEOUT_MS = 10_000

// The addresses are the provider's own: none comes from a user.
const http = createHttpClient({ fetch, guardedFetch: fetch })

const refusal = z.object({ error: z.string().max(64) })

/** The provider answered, and said no. */
class ProviderRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(`refused: ${code}`)
    this.code = code
  }
}

/** The body of an answer. Some providers refuse with status 200, so the error is looked for first. */
export const askProvider = async <Body>({
  schema,
  ...request
}: HttpRequest & { schema: z.ZodType<Body> }): Promise<Body> => {
  const outcome = await http({ timeoutMs: TIMEOUT_MS, ...request })
  if (outcome.kind === 'silent') throw new Error(`no answer: ${outcome.reason}`)
  const { status, body } = outcome.reply
  const refused = refusal.safeParse(body)
  if (refused.success) throw new ProviderRefusal(refused.data.error)
  if (status !== 200) throw new Error(`status ${status}`)
  const read = schema.safeParse(body)
  // Without the body: it may hold a token.
  if (!read.success) throw new Error('an answer of another shape')
  return read.data
}

/** Whether the exchange of an impossible code failed because of our keys. Throws when nobody answers. */
export const areKeysRefused = async (exchange: Promise<unknown>): Promise<boolean> => {
  try {
    await exchange
    return false
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return error.code.includes('client')
  }
}

/** PKCE by S256. */
export const challengeOf = (codeVerifier: string) =>
  createHash('sha256').update(codeVerifier).digest('base64url')

/** Fields of a person are shown, never relied on: one of another type is left out. */
export const looseText = z.string().optional().catch(undefined)
