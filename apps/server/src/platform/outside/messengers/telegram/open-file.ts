import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import * as z from 'zod/mini'
import type { Config } from '../../../../config/config.ts'
import { FileTooBigError } from '../port.ts'
import { callTelegram } from './call-telegram.ts'

const found = z.object({ file_path: z.string() })

/** Telegram's download limit for bots; a self-hosted server may allow more. */
export const MAX_READ_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 120_000

async function* bound(chunks: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_READ_BYTES) throw new FileTooBigError('The file is larger than allowed')
    yield chunk
  }
}

const failed = (what: string) => new Error(`Telegram did not give the file: ${what}`)

/**
 * A file sent to the bot. Undefined when Telegram will never return it. Errors never include the URL, which contains
 * the token.
 */
export const openTelegramFile = async ({
  config,
  fileId,
}: {
  config: Config
  fileId: string
}): Promise<Readable | undefined> => {
  const outcome = await callTelegram({ config, method: 'getFile', params: { file_id: fileId } })
  if (outcome.kind === 'refused') return undefined
  if (outcome.kind !== 'done' || !config.telegram) throw failed(outcome.kind)
  const path = z.parse(found, outcome.result).file_path
  const url = `${config.bot.apiUrl}/file/bot${config.telegram.botToken}/${path}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw failed('no connection')
  })
  if (response.status === 404) return undefined
  if (!response.ok || !response.body) throw failed(String(response.status))
  return Readable.from(bound(asNodeStream(response.body)))
}

/** The same stream: the two declarations differ only in their types. */
const asNodeStream = (body: NonNullable<Response['body']>) => body as ReadableStream<Uint8Array>
