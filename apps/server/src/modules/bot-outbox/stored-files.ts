import { Readable } from 'node:stream'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import type { UploadedFile } from '../../platform/telegram/call-telegram.ts'

/** A file that a message takes along. */
const storedFile = z.object({ blob: z.string(), name: z.string(), type: z.string() })
export type StoredFile = z.infer<typeof storedFile>

/** Longer than a message may wait. */
const KEPT_DAYS = 3
/** A server that was away catches up so many days. */
const SWEPT_DAYS = 7

/** A folder for each day, so that old files are deleted without a list of them. */
const folderOf = (at: Date) => `bot-files/${at.toISOString().slice(0, 10)}`

export const storeFile = async ({
  ctx,
  bytes,
  ...rest
}: {
  ctx: AppContext
  bytes: Uint8Array
  name: string
  type: string
}): Promise<StoredFile> => {
  const blob = `${folderOf(ctx.clock.now())}/${newId()}`
  await ctx.blobs.put({ key: blob, body: Readable.from([bytes]), contentType: rest.type })
  return { blob, ...rest }
}

type Params = Readonly<Record<string, unknown>>

/** The parameters of a call with the file they name, if any; undefined when that file is gone. */
export const readFile = async ({
  ctx,
  params,
}: {
  ctx: AppContext
  params: Params
}): Promise<{ params: Params; file?: UploadedFile } | undefined> => {
  const { success, data } = storedFile.safeParse(params.document)
  if (!success) return { params }
  const { blob, name, type } = data
  if (!(await ctx.blobs.head(blob))) return undefined
  const bytes = Buffer.concat(await (await ctx.blobs.get({ key: blob })).toArray())
  return {
    params: { ...params, document: undefined },
    file: { field: 'document', name, type, bytes },
  }
}

export const purgeOldFiles = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now().getTime()
  for (let days = KEPT_DAYS; days < KEPT_DAYS + SWEPT_DAYS; days += 1) {
    await ctx.blobs.deleteFolder(folderOf(new Date(now - days * DAY_MS)))
  }
}
