import { downloadRefusal, downloadSource } from '@kadr/contract/site/downloads'
import * as z from 'zod/mini'

/** One stream of a file at its source. */
export const downloadTrack = z.object({
  url: z.string(),
  isPlaylist: z.boolean(),
  headers: z.record(z.string(), z.string()),
})

/** Sent to a relay at its start. */
export const relaySettings = z.object({
  bytesPerSecond: z.number(),
  /** PATH for ffmpeg. */
  path: z.string(),
  playedAt: z.nullable(z.object({ port: z.int(), certificateFile: z.string() })),
})
export type RelaySettings = z.infer<typeof relaySettings>

const id = z.int()

const openOrder = z.object({
  kind: z.literal('open'),
  id,
  source: downloadSource,
  item: z.object({
    tracks: z.array(downloadTrack),
    extension: z.string(),
    names: z.optional(z.array(z.string())),
  }),
  range: z.optional(z.string()),
})
/** Sent together with the connection that the bytes are written to. */
const passOrder = z.object({ kind: z.literal('pass'), id, isChunked: z.boolean() })

export const relayOrder = z.discriminatedUnion('kind', [
  openOrder,
  passOrder,
  z.object({ kind: z.literal('stop'), id }),
])
export type RelayOrder = z.infer<typeof relayOrder>
export type OpenOrder = z.infer<typeof openOrder>
export type PassOrder = z.infer<typeof passOrder>

export const relayNews = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opened'),
    id,
    status: z.int(),
    headers: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('refused'), id, code: downloadRefusal }),
  z.object({ kind: z.literal('passed'), id }),
  z.object({ kind: z.literal('failed'), id, reason: z.string() }),
])
export type RelayNews = z.infer<typeof relayNews>
