import { downloadItem, downloadSource } from '@kadr/contract/site/downloads'
import { DownloadRefusedError } from '@kadr/downloads'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { downloadTrack } from '../../../platform/outside/downloads/relay-messages.ts'

/** Everything needed to fetch a file. Sealed and kept by the browser, so that the server stores nothing. */
const sealedFile = z.object({
  source: downloadSource,
  workId: z.string(),
  pageUrl: z.string(),
  title: z.string(),
  author: z.string(),
  kind: downloadItem.shape.kind,
  extension: z.string(),
  tracks: z.array(downloadTrack),
  /** All photos of the work instead: read again when the address is opened, they would not fit into it. */
  isWhole: z.optional(z.boolean()),
  /** The slot reserved for it. */
  slotId: z.optional(z.uuid()),
  until: z.number(),
})
export type SealedFile = Omit<z.infer<typeof sealedFile>, 'until'>

/** A result is valid for an hour, the URL of a file for 90 seconds. */
const LIVES_MS = { key: HOUR_MS, address: 90_000 }
type Purpose = keyof typeof LIVES_MS

const sealedFieldOf = (purpose: Purpose) => ({ table: 'downloads', rowId: purpose, field: 'file' })

type SealContext = { ctx: Pick<AppContext, 'vault' | 'clock'>; purpose: Purpose }

export const sealFile = ({ ctx, purpose, file }: SealContext & { file: SealedFile }): string => {
  const until = ctx.clock.now().getTime() + LIVES_MS[purpose]
  return ctx.vault.seal({ ...sealedFieldOf(purpose), text: JSON.stringify({ ...file, until }) })
}

const readSealed = ({ ctx, purpose, sealed }: SealContext & { sealed: string }): unknown => {
  try {
    return JSON.parse(ctx.vault.open({ ...sealedFieldOf(purpose), sealed }))
  } catch {
    return undefined
  }
}

/** The source named in a sealed key, for messages; undefined for a forged key. */
export const sourceOfKey = (input: { ctx: SealContext['ctx']; key: string }) => {
  const { ctx, key: sealed } = input
  const read = z.safeParse(sealedFile, readSealed({ ctx, purpose: 'key', sealed }))
  return read.success ? read.data.source : undefined
}

export const openSealedFile = (input: SealContext & { sealed: string }): SealedFile => {
  const read = z.safeParse(sealedFile, readSealed(input))
  const isFresh = read.success && read.data.until > input.ctx.clock.now().getTime()
  if (!isFresh) throw new DownloadRefusedError('address-expired')
  return read.data
}
