import { readBoundedText } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import type { Config } from '../../../../config/config.ts'
import type { UploadedFile } from '../port.ts'
import { callMax } from './call-max.ts'

export type UploadKind = 'image' | 'video' | 'file'

const endpoint = z.object({ url: z.string(), token: z.optional(z.string()) })
const uploaded = z.object({
  token: z.optional(z.string()),
  photos: z.optional(z.record(z.string(), z.object({ token: z.string() }))),
})

const TIMEOUT_MS = 60_000
const MAX_REPLY_BYTES = 64 * 1024

/** A video answers in XML: its token came with the address. */
const readTokens = (text: string): z.infer<typeof uploaded> => {
  try {
    return uploaded.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}

/** The attachment of a message made of a file; undefined when MAX did not take it. Repeating an upload is harmless. */
export const uploadAttachment = async ({
  config,
  kind,
  file: { name, type, bytes },
}: {
  config: Config
  kind: UploadKind
  file: Pick<UploadedFile, 'name' | 'type' | 'bytes'>
}): Promise<object | undefined> => {
  const asked = await callMax({ config, method: 'POST /uploads', query: { type: kind } })
  const place = asked.kind === 'done' ? endpoint.safeParse(asked.result).data : undefined
  if (!place) return undefined
  const form = new FormData()
  form.append('data', new Blob([new Uint8Array(bytes)], { type }), name)
  const response = await fetch(place.url, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (!response?.ok) return undefined
  const { token = place.token, photos } = readTokens(
    await readBoundedText(response, MAX_REPLY_BYTES).catch(() => ''),
  )
  if (photos) return { type: kind, payload: { photos } }
  return token === undefined ? undefined : { type: kind, payload: { token } }
}
