import { Readable } from 'node:stream'
import { BodyTooLargeError, boundChunks } from '@kadr/kit/bounded-body'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import type { Config } from '../../../../config/config.ts'
import { isLocalMax } from '../../../../config/sandbox-credentials.ts'
import { FileTooBigError } from '../port.ts'
import { callMax } from './call-max.ts'
import { VIDEO_PREFIX } from './read-files.ts'

const details = z.object({
  urls: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
})

/** MAX names no limit: that of a video of a post. */
export const MAX_READ_BYTES = 250 * 1024 * 1024
const TIMEOUT_MS = 120_000
/** Best first. */
const QUALITIES = ['mp4_1080', 'mp4_720', 'mp4_480', 'mp4_360', 'mp4_240', 'mp4_144']

const failed = (what: string) => new Error(`MAX did not give the file: ${what}`)

const findVideo = async (config: Config, token: string): Promise<string | undefined> => {
  const method = `GET /videos/${encodeURIComponent(token)}`
  const outcome = await callMax({ config, method })
  if (outcome.kind === 'refused') return undefined
  if (outcome.kind !== 'done') throw failed(outcome.kind)
  const urls = details.safeParse(outcome.result).data?.urls ?? {}
  return QUALITIES.map((quality) => urls[quality]).find(Boolean) ?? undefined
}

type Opened = { status: number; ok: boolean; body: AsyncIterable<Uint8Array> | null }

async function* bound(body: AsyncIterable<Uint8Array>) {
  try {
    yield* boundChunks(body, MAX_READ_BYTES)
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new FileTooBigError('Larger than allowed')
    throw error
  }
}

const guarded = createSafeFetch({ timeoutMs: TIMEOUT_MS })

/** The address comes with a message, so only public ones are called; the sandbox serves its own. */
const open = ({ max }: Config, url: string): Promise<Opened> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return max && isLocalMax(max) ? fetch(url, { signal }) : guarded(url, { signal })
}

/** A file sent to the bot. Undefined when MAX will never return it. */
export const openMaxFile = async ({
  config,
  fileId,
}: {
  config: Config
  fileId: string
}): Promise<Readable | undefined> => {
  const url = fileId.startsWith(VIDEO_PREFIX)
    ? await findVideo(config, fileId.slice(VIDEO_PREFIX.length))
    : fileId
  if (url === undefined) return undefined
  const response = await open(config, url).catch(() => {
    throw failed('no connection')
  })
  if (response.status === 404 || response.status === 410) return undefined
  if (!response.ok || !response.body) throw failed(String(response.status))
  return Readable.from(bound(response.body))
}
