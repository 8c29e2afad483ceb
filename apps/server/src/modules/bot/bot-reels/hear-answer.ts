import { AiFailure } from '@kadr/ai'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { FileTooBigError } from '../../../platform/outside/messengers/port.ts'
import { queueMessage } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { copy } from './copy.ts'
import { hasTaken, isLater } from './dialog-steps.ts'
import { type DialogRow, findDialog, lockDialog } from './dialogs.repository.ts'
import { planOf } from './plan-dialog.ts'
import { saveAnswer } from './save-answer.ts'
import { isOver } from './show-dialog.ts'

export const hearJob = declareJob({
  name: 'bot-reels.hear',
  schema: z.object({
    dialogId: z.int(),
    // Jobs enqueued while messages had numbers hold one.
    number: z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
    fileId: z.string(),
    mimeType: z.string(),
  }),
})
type Voice = z.infer<typeof hearJob.schema>

/** Undefined when it can't be heard. */
const hear = async ({
  ctx,
  messenger,
  voice: { fileId, mimeType },
  signal,
}: {
  ctx: AppContext
  messenger: DialogRow['messenger']
  voice: Voice
  signal: AbortSignal
}): Promise<string | undefined> => {
  const { transcribe } = ctx.ai
  if (!transcribe) return undefined
  try {
    const stream = await messengers[messenger].openFile({ config: ctx.config, fileId })
    if (!stream) return undefined
    const bytes = Buffer.concat(await stream.toArray())
    const { text } = await transcribe({ bytes, mimeType, signal })
    return text.trim() || undefined
  } catch (error) {
    if (!(error instanceof AiFailure || error instanceof FileTooBigError)) throw error
    ctx.log.warn({ err: error }, 'bot_reels.transcription_failed')
    return undefined
  }
}

/** The words of a voice message as the answer to the open question, once. */
export const hearAnswer = async ({
  ctx,
  voice,
  signal,
}: {
  ctx: AppContext
  voice: Voice
  signal: AbortSignal
}): Promise<void> => {
  const { dialogId: id, number } = voice
  const found = await findDialog({ db: ctx.db, id })
  if (!found || hasTaken(found, number)) return
  const text = await hear({ ctx, messenger: found.messenger, voice, signal })
  await inTransaction(ctx.db, async (tx) => {
    const { userId, messenger, chatId } = found
    if (!(await lockUserShared({ tx, userId }))) return
    const inside = { ...ctx, db: tx }
    const dialog = await lockDialog({ db: tx, id })
    if (!dialog || hasTaken(dialog, number)) return
    const { workspaceId, state } = dialog
    const isLate = dialog.taken.some((one) => isLater(String(one), number))
    const isAsking = (state === 'asking' || state === 'sorting') && !isOver({ ctx, dialog })
    if (text !== undefined && isAsking && workspaceId && !isLate) {
      const plan = await planOf({ ctx: inside, workspaceId, dialog })
      await saveAnswer({ ctx: inside, tx, dialog, plan, text, number })
      return
    }
    const key = `heard:${chatId}:${number}`
    const words = text === undefined ? copy.notHeard : copy.heardLate(text)
    const content = { title: '', text: words, rows: [] }
    await queueMessage({ ctx, tx, key, to: { messenger, chatId, userId }, content })
  })
}
