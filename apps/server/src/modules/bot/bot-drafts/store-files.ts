import { AiFailure } from '@kadr/ai'
import { UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { AppContext } from '../../../context.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { FileTooBigError } from '../../../platform/outside/messengers/port.ts'
import {
  ORIGINAL,
  type ResourceRow,
  readVariant,
  storeFile,
} from '../../library/resources/index.ts'
import { copy } from './copy.ts'
import { type InboxRow, updateInbox } from './inbox.repository.ts'

type InboxFileInput = { ctx: AppContext; workspaceId: string; row: InboxRow }
type File = NonNullable<InboxRow['file']>

const MEBIBYTE = 1024 * 1024

const tooBig = (name: InboxRow['messenger']) =>
  copy.tooBig(PROVIDER_NAMES[name], Math.floor(messengers[name].maxReadBytes / MEBIBYTE))

const download = async ({
  ctx,
  workspaceId,
  messenger,
  file: { id, name },
}: Pick<InboxFileInput, 'ctx' | 'workspaceId'> & {
  messenger: InboxRow['messenger']
  file: File
}): Promise<ResourceRow | string> => {
  try {
    const stream = await messengers[messenger].openFile({ config: ctx.config, fileId: id })
    if (!stream) return tooBig(messenger)
    return (await storeFile({ ctx, workspaceId, name, source: { stream } })).row
  } catch (error) {
    if (error instanceof UserError) return error.userMessage
    if (error instanceof FileTooBigError) return tooBig(messenger)
    throw error
  }
}

/** Undefined where transcription is not set up or fails: then the audio file is kept. */
const transcribe = async ({
  ctx,
  row,
  signal,
}: {
  ctx: AppContext
  row: ResourceRow
  signal: AbortSignal
}): Promise<string | undefined> => {
  const { transcribe: read } = ctx.ai
  if (!read) return undefined
  const bytes = await readVariant({ ctx, file: row, variant: ORIGINAL, start: 0, end: row.size })
  try {
    return (await read({ bytes, mimeType: row.mimeType, signal })).text.trim()
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    ctx.log.warn({ err: error, resourceId: row.id }, 'bot_drafts.transcription_failed')
    return undefined
  }
}

const storeOne = async ({
  ctx,
  workspaceId,
  row,
  signal,
}: InboxFileInput & { signal: AbortSignal }) => {
  const { id, messenger, file } = row
  if (!file) return
  const stored = await download({ ctx, workspaceId, messenger, file })
  if (typeof stored === 'string') {
    await updateInbox({ db: ctx.db, id, values: { problem: stored } })
    return
  }
  const words = file.kind === 'sound' ? await transcribe({ ctx, row: stored, signal }) : undefined
  const text = [row.text, words].filter(Boolean).join('\n\n')
  await updateInbox({ db: ctx.db, id, values: { resourceId: stored.id, text } })
}

/** Copies files of messages into the resources. After a crash, a new run continues with the files that are left. */
export const storeFiles = async ({
  rows,
  ...rest
}: Omit<InboxFileInput, 'row'> & {
  rows: readonly InboxRow[]
  signal: AbortSignal
}): Promise<void> => {
  for (const row of rows) {
    const isOpen = row.file !== null && row.resourceId === null && row.problem === null
    if (isOpen) await storeOne({ ...rest, row })
  }
}
