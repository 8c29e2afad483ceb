import type * as z from 'zod/mini'
import { getEndpoint } from '../_shared/endpoint.ts'
import { createMultipart } from '../_shared/multipart.ts'
import { type Read, readReply } from '../_shared/read-reply.ts'
import type { NetworkContext } from '../network-adapter.ts'
import type { FileSource } from '../publish.ts'
import { explain, findBotError, TITLE } from './failures.ts'
import { botResult } from './wire.ts'

type BotFile = { name: string; file: FileSource }

export type BotCall = {
  method: string
  params: Readonly<Record<string, unknown>>
  files?: readonly BotFile[]
}

export type BotRead<T> =
  | Exclude<Read<T>, { kind: 'failed' }>
  | (Extract<Read<T>, { kind: 'failed' }> & { migratedTo: string | undefined })

/** A file of 2 GB to a self-hosted server takes longer than one of 50 MB to Telegram. */
const UPLOAD_TIMEOUT_MS = 30 * 60 * 1000

/** One Bot API call. The token is part of the URL: never log it. */
export async function callBot<T>(
  input: BotCall & { ctx: NetworkContext; schema: z.ZodMiniType<T>; timeoutMs?: number },
): Promise<BotRead<T>> {
  const { ctx } = input
  const outcome = await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'api' })}/bot${ctx.app.clientSecret}/${input.method}`,
    ...bodyOf(input),
    ...(input.timeoutMs && { timeoutMs: input.timeoutMs }),
  })
  const read = readReply({
    outcome,
    schema: botResult(input.schema),
    title: TITLE,
    explain: (reply) => explain({ outcome: reply, now: ctx.clock.now() }),
  })
  if (read.kind === 'ok') return read
  return { ...read, migratedTo: findBotError(outcome)?.parameters?.migrate_to_chat_id }
}

function bodyOf({ params, files = [] }: BotCall) {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined)
  if (files.length === 0) return { json: Object.fromEntries(entries) }
  const fields = entries.map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const parts = files.map(({ name, file }) => ({ name, fileName: fileNameOf(name, file), file }))
  return { ...createMultipart([...fields, ...parts]), timeoutMs: UPLOAD_TIMEOUT_MS }
}

const fileNameOf = (name: string, { mimeType }: FileSource) =>
  `${name}.${mimeType.split('/')[1] ?? 'bin'}`

/** The bot id is the first half of the token. */
export const getBotId = ({ app }: NetworkContext): number => Number(app.clientSecret.split(':')[0])
