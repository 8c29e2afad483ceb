import type { DeliveryProblem } from '@kadr/contract/integrations/webhooks'
import { askedPauseMs } from '@kadr/domain/integrations/webhooks/retries'
import { SECOND_MS } from '@kadr/kit/durations'
import { RefusedAddressError, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { startStopwatch } from '../../../platform/leases/stopwatch.ts'
import type { DeliveryRow } from './deliveries.repository.ts'
import { openSecrets } from './endpoint-secret.ts'
import type { EndpointRow } from './endpoints.repository.ts'
import { messageIdOf, signMessage } from './sign-message.ts'

export const ANSWER_MS = 15 * SECOND_MS
const KEPT_BYTES = 4096
const KEPT_CHARACTERS = 2000

export type Answer = {
  at: Date
  ms: number
  status: number | null
  problem: DeliveryProblem | null
  text: string
  /** How long the receiver asks to be left alone. */
  askedMs: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** The rest of a long answer is not read. */
const readBeginning = async (body: AsyncIterable<Uint8Array> | null): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= KEPT_BYTES) break
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, KEPT_BYTES))
  return text.replace(CONTROLS, '').slice(0, KEPT_CHARACTERS).toWellFormed()
}

const problemOf = (status: number): DeliveryProblem | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

const failureOf = (error: unknown, isTimeout: boolean): DeliveryProblem => {
  if (error instanceof RefusedAddressError) return 'refused'
  return isTimeout ? 'timeout' : 'unreachable'
}

/** One request. Whatever happens to it is an answer; it throws when the lease was lost. */
export const sendMessage = async ({
  ctx,
  fetch,
  endpoint,
  delivery: { id, body },
  lease,
}: {
  ctx: AppContext
  fetch: SafeFetch
  endpoint: EndpointRow
  delivery: Pick<DeliveryRow, 'id' | 'body'>
  lease: Lease
}): Promise<Answer> => {
  const at = ctx.clock.now()
  const elapsed = startStopwatch(ctx.clock)
  const secrets = openSecrets({ ctx, row: endpoint, now: at })
  const timeout = AbortSignal.timeout(ANSWER_MS)
  const whenDone = () => ({ at, ms: Math.round(elapsed()) })
  if (lease.isOver()) throw new Error('The lease is over')
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        ...signMessage({ secrets, id: messageIdOf(id), at, body }),
        'content-type': 'application/json',
        'user-agent': 'Kadr-Webhooks/1',
      },
      body,
      signal: AbortSignal.any([timeout, lease.lost]),
    })
    const { status, headers } = response
    // A status is an answer, also when what follows it does not come.
    const text = await readBeginning(response.body).catch(() => '')
    const askedMs = askedPauseMs(headers.get('retry-after'), ctx.clock.now())
    return { ...whenDone(), status, problem: problemOf(status), text, askedMs }
  } catch (error) {
    if (lease.lost.aborted) throw error
    const problem = failureOf(error, timeout.aborted)
    return { ...whenDone(), status: null, problem, text: '', askedMs: 0 }
  }
}
