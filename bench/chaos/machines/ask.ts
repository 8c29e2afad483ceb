import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@kadr/kit/new-id'
import { z } from 'zod'

const answerBody = z.union([
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string() }),
  }),
])

const RETRY_MS = 500
const ANSWER_MS = 20_000
/** Answers that say «not now». */
const LATER = new Set([408, 429, 500, 502, 503, 504])

/** A verdict about the request: it would not help to ask again. */
class Refusal extends Error {
  override name = 'Refusal'
}

export type Asking = { path: string; token: string; body: object }

const send = async ({ url, token, body, key }: Asking & { url: string; key: string }) =>
  fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  })

/** People in front of the installation: they ask again with the same key until they are answered. */
export const createPeople = ({ origin }: { origin: string }) => {
  const reasons = new Map<string, number>()
  const count = (what: string) => reasons.set(what, (reasons.get(what) ?? 0) + 1)
  /** The data of the answer; undefined when it has to be asked again. */
  const tryOnce = async (asking: Asking, key: string): Promise<{ data: unknown } | undefined> => {
    const answer = await send({ ...asking, key, url: `${origin}/api${asking.path}` })
    if (LATER.has(answer.status)) {
      count(String(answer.status))
      return undefined
    }
    const read = answerBody.parse(await answer.json())
    if (read.success) return { data: read.data }
    throw new Refusal(`${asking.path}: ${answer.status} ${read.error.code} ${read.error.message}`)
  }
  const sayWhy = (error: unknown) => {
    if (error instanceof Refusal) throw error
    count(error instanceof Error ? error.name : 'unknown')
    return undefined
  }
  const ask = async (asking: Asking): Promise<unknown> => {
    const key = newId()
    for (;;) {
      const answered = await tryOnce(asking, key).catch(sayWhy)
      if (answered) return answered.data
      await pause(RETRY_MS)
    }
  }
  return { ask, reasons: () => Object.fromEntries(reasons) }
}

export type People = ReturnType<typeof createPeople>
