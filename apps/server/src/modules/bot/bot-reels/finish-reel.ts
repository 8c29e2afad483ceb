import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { UserError } from '@kadr/domain/base/app-error'
import { spreadFiles } from '@kadr/domain/studio/templates/spread-words'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { countSlots } from '../../../platform/leases/workers.repository.ts'
import { queueEdit } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { findResources } from '../../library/resources/index.ts'
import { composeAnswers, type WrittenReel, writeKnown } from '../../studio/ai/index.ts'
import { createReel, getReelRow, saveReel } from '../../studio/reels/index.ts'
import { fillContent, getTemplate, speakContent } from '../../studio/templates/index.ts'
import { findWriter } from '../bot-drafts/index.ts'
import { endDialog } from './begin-dialog.ts'
import { copy } from './copy.ts'
import { type DialogRow, findDialog, lockDialog, updateDialog } from './dialogs.repository.ts'
import { askAgain } from './move-dialog.ts'
import { type DialogPlan, planOf } from './plan-dialog.ts'
import { pictureJob } from './send-picture.ts'
import { composeDialog, RIGHTS, recipientOf } from './show-dialog.ts'

type Work = { ctx: AppContext; dialog: DialogRow; workspaceId: string; plan: DialogPlan }
type Written = { content: ReelContent; caption: string; note?: string }

const MAX_TITLE = 200

const describeNumbers = ({ unverifiedNumbers }: WrittenReel): string[] =>
  unverifiedNumbers.flatMap((numbers, index) =>
    numbers.length === 0 ? [] : [copy.checkNumbers(index + 1, numbers.join(', '))],
  )

/** A string is the reason why nothing was written. */
const writeOfKnown = async (
  { ctx, dialog, workspaceId, plan }: Work,
  signal: AbortSignal,
): Promise<Written | string> => {
  const asker = { workspaceId, userId: dialog.userId }
  const key = `bot-reel-${dialog.id}-${dialog.version}`
  const written = await writeKnown({ ctx, asker, plan, key, signal })
  if (written === undefined) return copy.answersNeeded
  if (typeof written === 'string') return written
  const { form, caption } = written
  const note = [copy.ofAi, ...describeNumbers(written)].join('\n')
  return { content: { kind: 'slideshow', form }, caption, note }
}

/** Words and files of the person in the places of the template; a place without any is empty. */
const makeOfTemplate = async (
  { ctx, dialog: { answers, mediaIds }, workspaceId }: Work,
  { templateId, signal }: { templateId: string; signal: AbortSignal },
): Promise<Written> => {
  const { asks } = await getTemplate({ ctx, workspaceId, id: templateId })
  const files = await findResources({ ctx, workspaceId, ids: mediaIds })
  const words = answers.map(({ questionId: key, text }) => ({ key, text }))
  const given = [...words, ...spreadFiles({ asks, files })]
  const filled = await fillContent({ ctx, workspaceId, id: templateId, answers: given })
  const content = await speakContent({ ctx, workspaceId, signal }, filled.content)
  return { content, caption: filled.caption }
}

const make = async (work: Work, signal: AbortSignal): Promise<Written | string> => {
  const { ctx, dialog, workspaceId, plan } = work
  const { sentence, answers, templateId } = dialog
  try {
    if (plan.isKnown && answers.length === 0 && dialog.reelId === null) {
      return await writeOfKnown(work, signal)
    }
    if (templateId !== null) return await makeOfTemplate(work, { templateId, signal })
    const { form, caption } = await composeAnswers({ ctx, workspaceId, sentence, answers })
    return { content: { kind: 'slideshow', form }, caption }
  } catch (error) {
    if (error instanceof UserError) return error.userMessage
    throw error
  }
}

/** The reel of the dialog, unless it was edited since or deleted: then a new one. */
const storeReel = async (
  { ctx, dialog: { id, version, userId, reelId, reelVersion }, workspaceId, plan }: Work,
  { content, caption }: Written,
) => {
  const title = plan.sentence.slice(0, MAX_TITLE)
  const draft = { title, caption, content }
  const known = reelId && (await getReelRow({ ctx, workspaceId, id: reelId }))
  if (known && known.version === reelVersion && known.kind === content.kind) {
    return saveReel({ ctx, workspaceId, id: known.id, version: known.version, draft })
  }
  return createReel({ ctx, workspaceId, userId, draft, key: `bot-reel-${id}-${version}` })
}

/** Pictures are drawn where videos can be. */
const hasRenderer = async ({ ctx, tx }: { ctx: AppContext; tx: Tx }): Promise<boolean> =>
  (await countSlots({ db: tx, clock: ctx.databaseClock, kind: 'renderer' })) > 0

/** Replaces «Собираю слайды». */
const showResult = async ({
  ctx,
  tx,
  dialog,
  note,
}: {
  ctx: AppContext
  tx: Tx
  dialog: DialogRow
  note?: string | undefined
}) => {
  const { id, version, messageId } = dialog
  if (messageId === null) return
  await queueEdit({
    ctx,
    tx,
    key: `dialog:${id}:${version}`,
    editsId: messageId,
    withdrawn: copy.changed,
    to: recipientOf(dialog),
    content: await composeDialog({ ctx, dialog, note }),
  })
}

const settle = (work: Work, made: Written | string): Promise<void> =>
  inTransaction(work.ctx.db, async (tx) => {
    const ctx = { ...work.ctx, db: tx }
    const { id, userId, version } = work.dialog
    if (!(await lockUserShared({ tx, userId }))) return
    const dialog = await lockDialog({ db: tx, id })
    if (dialog?.state !== 'writing' || dialog.version !== version) return
    if (typeof made === 'string') {
      const asking = await askAgain({ ctx, tx, dialog, plan: work.plan })
      await showResult({ ctx, tx, dialog: asking, note: copy.notWritten(made) })
      return
    }
    const reel = await storeReel({ ...work, ctx, dialog }, made)
    const drafted = await updateDialog({
      db: tx,
      id,
      values: {
        state: 'drafted',
        isEditing: false,
        reelId: reel.id,
        reelVersion: reel.version,
        updatedAt: ctx.clock.now(),
      },
    })
    await showResult({ ctx, tx, dialog: drafted, note: made.note })
    if (await hasRenderer({ ctx, tx })) {
      const order = { id, reelId: reel.id, reelVersion: reel.version }
      await ctx.jobs.enqueue(pictureJob, order, { key: `${reel.id}:${reel.version}`, tx })
    }
  })

/** Makes the reel of the answers, once. Idempotent: can be killed and run again. */
export const finishReel = async ({
  ctx,
  id,
  version,
  signal,
}: {
  ctx: AppContext
  id: number
  version: number
  signal: AbortSignal
}): Promise<void> => {
  const dialog = await findDialog({ db: ctx.db, id })
  if (dialog?.state !== 'writing' || dialog.version !== version) return
  const { userId, workspaceId } = dialog
  if (workspaceId === null) return
  if (!(await findWriter({ ctx, userId, workspaceId, rights: RIGHTS }))) {
    await inTransaction(ctx.db, async (tx) => {
      const locked = await lockDialog({ db: tx, id })
      if (locked?.version === version) {
        await endDialog({ ctx, tx, dialog: locked, text: copy.rightLost })
      }
    })
    return
  }
  const plan = await planOf({ ctx, workspaceId, dialog })
  const work = { ctx, dialog, workspaceId, plan }
  await settle(work, await make(work, signal))
}
