import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { UserError } from '@kadr/domain/base/app-error'
import { spreadWords } from '@kadr/domain/studio/templates/spread-words'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { findTemplate, listTemplates } from '../../studio/templates/index.ts'
import { copy } from './copy.ts'
import { type DialogRow, ensureDialog, updateDialog } from './dialogs.repository.ts'
import { enterDialog } from './move-dialog.ts'
import { planTemplate } from './plan-dialog.ts'

/** More are chosen in the app. */
const MOST_OFFERED = 3

/** The latest templates of the workspace. */
export const listOffered = async (of: {
  ctx: AppContext
  workspaceId: string
}): Promise<ReelTemplate[]> => (await listTemplates(of)).slice(0, MOST_OFFERED)

const getOffered = async (of: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<ReelTemplate> => {
  const template = await findTemplate(of)
  if (template) return template
  throw new UserError({ code: 'CONFLICT', userMessage: copy.templateGone })
}

type Taken = {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  dialog: DialogRow
  templateId: string
  text: string
  mediaIds: readonly string[]
}

/** The words take the places that ask for words, in order; the other places are asked. */
export const takeTemplate = async ({
  ctx,
  tx,
  actor: { workspaceId },
  dialog: { id },
  templateId,
  text,
  mediaIds,
}: Taken): Promise<DialogRow> => {
  const template = await getOffered({ ctx, workspaceId, id: templateId })
  const spread = spreadWords({ asks: template.asks, text })
  const sentence = text.split('\n')[0]?.trim() || template.name
  const dialog = await updateDialog({
    db: tx,
    id,
    values: {
      workspaceId,
      templateId,
      mediaIds: [...mediaIds],
      state: 'asking',
      sentence,
      answers: spread.map(({ key, text: words }) => ({ questionId: key, text: words })),
      askedId: null,
      offered: null,
      isEditing: false,
      reelId: null,
      reelVersion: null,
      updatedAt: ctx.clock.now(),
    },
  })
  return enterDialog({ ctx, tx, dialog, plan: planTemplate(sentence, template) })
}

/** Words and files of a draft for the places of a template. */
export const takeTemplateForDraft = async ({
  postId: id,
  place,
  ...press
}: Omit<Taken, 'dialog' | 'mediaIds' | 'text'> & {
  postId: string
  place: ChatAddress
}): Promise<DialogRow> => {
  const { ctx, tx, actor } = press
  const { text, media } = await readPost({ ctx, workspaceId: actor.workspaceId, id })
  const now = ctx.clock.now()
  const dialog = await ensureDialog({ db: tx, userId: actor.userId, place, now })
  await updateDialog({
    db: tx,
    id: dialog.id,
    values: { messenger: place.messenger, messageId: null, updatedAt: now },
  })
  return takeTemplate({ ...press, dialog, text, mediaIds: media.map((file) => file.id) })
}
