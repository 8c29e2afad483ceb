import { Readable } from 'node:stream'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { UploadedFile } from '../../../platform/outside/messengers/port.ts'

/** A file attached to a message. */
const storedFile = z.object({ blob: z.string(), name: z.string(), type: z.string() })
export type StoredFile = z.infer<typeof storedFile>

/** Longer than a message may wait in the outbox. */
const KEPT_DAYS = 3
/** A server that was down catches up on this many days. */
const SWEPT_DAYS = 7

/** A folder per day, so that old files are deleted without listing them. */
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

/** Parameters of a call together with the file they refer to; undefined when the file was deleted. */
export const readFile = async ({
  ctx,
  params,
}: {
  ctx: AppContext
  params: Params
}): Promise<{ params: Params; file?: UploadedFile } | undefined> => {
  const field = Object.keys(params).find((one) => storedFile.safeParse(params[one]).success)
  if (field === undefined) return { params }
  const { blob, name, type } = z.parse(storedFile, params[field])
  if (!(await ctx.blobs.head(blob))) return undefined
  const bytes = Buffer.concat(await (await ctx.blobs.get({ key: blob })).toArray())
  return {
    params: { ...params, [field]: undefined },
    file: { field, name, type, bytes },
  }
}

export const purgeOldFiles = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now().getTime()
  for (let days = KEPT_DAYS; days < KEPT_DAYS + SWEPT_DAYS; days += 1) {
    await ctx.blobs.deleteFolder(folderOf(new Date(now - days * DAY_MS)))
  }
}
