import { downloadItem, downloadSource } from '@kadr/contract/downloads'
import { DownloadRefusedError } from '@kadr/downloads'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { downloadTrack } from '../../platform/downloads/relay-messages.ts'

/** Everything needed to fetch a file: kept by the browser, sealed, so that nothing is stored here. */
const sealedFile = z.object({
  source: downloadSource,
  workId: z.string(),
  pageUrl: z.string(),
  title: z.string(),
  author: z.string(),
  kind: downloadItem.shape.kind,
  extension: z.string(),
  tracks: z.array(downloadTrack),
  /** The place in the queue that was given for it. */
  slotId: z.optional(z.uuid()),
  until: z.number(),
})
export type SealedFile = Omit<z.infer<typeof sealedFile>, 'until'>

/** A row of results lives for an hour, an address of a file for 90 seconds. */
const LIVES_MS = { key: HOUR_MS, address: 90_000 }
type Purpose = keyof typeof LIVES_MS

const placeOf = (purpose: Purpose) => ({ table: 'downloads', rowId: purpose, field: 'file' })

type Sealing = { ctx: Pick<AppContext, 'vault' | 'clock'>; purpose: Purpose }

export const sealFile = ({ ctx, purpose, file }: Sealing & { file: SealedFile }): string => {
  const until = ctx.clock.now().getTime() + LIVES_MS[purpose]
  return ctx.vault.seal({ ...placeOf(purpose), text: JSON.stringify({ ...file, until }) })
}

const readSealed = ({ ctx, purpose, sealed }: Sealing & { sealed: string }): unknown => {
  try {
    return JSON.parse(ctx.vault.open({ ...placeOf(purpose), sealed }))
  } catch {
    return undefined
  }
}

/** The source of a row, for words about it; undefined when the row was not made here. */
export const sourceOfKey = (input: { ctx: Sealing['ctx']; key: string }) => {
  const { ctx, key: sealed } = input
  const read = z.safeParse(sealedFile, readSealed({ ctx, purpose: 'key', sealed }))
  return read.success ? read.data.source : undefined
}

export const openSealedFile = (input: Sealing & { sealed: string }): SealedFile => {
  const read = z.safeParse(sealedFile, readSealed(input))
  const isFresh = read.success && read.data.until > input.ctx.clock.now().getTime()
  if (!isFresh) throw new DownloadRefusedError('address-expired')
  return read.data
}
