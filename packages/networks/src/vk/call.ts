import { setTimeout as pause } from 'node:timers/promises'
import type { HttpOutcome } from '@kadr/kit/http-client'
import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { createOutage, findCommonFailure } from '../_shared/failures.ts'
import { UPLOAD_TIMEOUT_MS } from '../_shared/file-stream.ts'
import { createMultipart } from '../_shared/multipart.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type { FileSource } from '../publish.ts'
import { AMBIGUOUS_CODES, createFileRefusal, explainCode, TITLE, TOO_OFTEN } from './failures.ts'
import { vkProblem } from './wire.ts'

const VERSION = '5.199'
/** Three calls a second are few for a post with ten photos: a refused one is repeated. */
const PAUSE_MS = 400
const TRIES = 5

type Params = Readonly<Record<string, string | number | boolean | undefined>>

export type VkCall<T> = {
  ctx: NetworkContext
  token: string
  method: string
  params: Params
  schema: z.ZodMiniType<T>
}

const toForm = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, typeof value === 'boolean' ? String(Number(value)) : String(value)]]
    }),
  )

/** VK answers 200 to everything; what went wrong is in the body. */
export async function callVk<T>(call: VkCall<T>): Promise<Read<T>> {
  const send = () =>
    call.ctx.http({
      method: 'POST',
      url: `${getEndpoint({ ctx: call.ctx, name: 'api' })}/method/${call.method}`,
      headers: { authorization: `Bearer ${call.token}` },
      form: { ...toForm(call.params), v: VERSION },
    })
  let outcome = await send()
  for (let tried = 1; tried < TRIES && codeOf(outcome) === TOO_OFTEN; tried += 1) {
    await pause(PAUSE_MS)
    outcome = await send()
  }
  return read({ ...call, outcome })
}

const codeOf = (outcome: HttpOutcome): number | undefined => {
  if (outcome.kind === 'silent') return undefined
  const parsed = vkProblem.safeParse(outcome.reply.body)
  return parsed.success ? parsed.data.error.error_code : undefined
}

function read<T>(of: VkCall<T> & { outcome: HttpOutcome }): Read<T> {
  const { outcome, ctx, schema } = of
  const now = ctx.clock.now()
  const common = findCommonFailure({ outcome, title: TITLE, now })
  if (common) {
    const isAmbiguous = outcome.kind === 'silent' || outcome.reply.status >= 500
    return { kind: 'failed', failure: common, isAmbiguous }
  }
  const body = outcome.kind === 'replied' ? outcome.reply.body : undefined
  const problem = vkProblem.safeParse(body)
  if (problem.success) {
    const { error_code: number, error_msg: message } = problem.data.error
    const failure = explainCode({ number, message, now })
    return { kind: 'failed', failure, isAmbiguous: AMBIGUOUS_CODES.has(number) }
  }
  const parsed = schema.safeParse(Object(body).response)
  if (parsed.success) return { kind: 'ok', data: parsed.data }
  const failure = createOutage({ title: TITLE }, 'unreadable_reply')
  return { kind: 'failed', failure, isAmbiguous: true }
}

/** Sends a file to the address VK gave for it. */
export async function sendFile<T>(of: {
  ctx: NetworkContext
  url: string
  field: string
  fileName: string
  file: FileSource
  schema: z.ZodMiniType<T>
}): Promise<Read<T>> {
  const { ctx, url, field, fileName, file, schema } = of
  const outcome = await ctx.http({
    method: 'POST',
    url,
    ...createMultipart([{ name: field, fileName, file }]),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })
  const failure = findCommonFailure({ outcome, title: TITLE, now: ctx.clock.now() })
  if (failure || outcome.kind === 'silent') {
    return {
      kind: 'failed',
      failure: failure ?? createOutage({ title: TITLE }),
      isAmbiguous: false,
    }
  }
  const { status, body } = outcome.reply
  const parsed = schema.safeParse(body)
  if (status < 400 && parsed.success) return { kind: 'ok', data: parsed.data }
  // The address takes one file: one that was used answers 403.
  const refused =
    status === 403
      ? createOutage({ title: TITLE }, 'upload_address_used')
      : createFileRefusal('file_refused')
  return { kind: 'failed', failure: refused, isAmbiguous: false }
}
