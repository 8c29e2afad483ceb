import type { Transcript } from '@kadr/contract/studio/transcripts'
import { clipKey, clipPrefix } from '@kadr/domain/automation/clip-key'
import { inTransaction } from '../../../../db/connection.ts'
import { lockAutomation } from '../automations.repository.ts'
import { deleteItemsOf, insertItems } from '../feeds/items.repository.ts'
import { wakeRunner } from '../plan/change-plan.ts'
import { findClips } from './find-clips.ts'
import type { VideoLook } from './footage-rule.ts'
import { changeVideo } from './videos.repository.ts'

const SILENT = 'В\u00a0видео не слышно речи'
const NONE = 'Ни одного куска от 15 до 90\u00a0секунд с\u00a0законченной мыслью не нашлось'

/** Clips of a video whose words are known become items of the rule. The same clip is the same item. */
export const cutVideo = async (
  { ctx, rule, video, name, actor, signal }: VideoLook,
  transcript: Transcript,
): Promise<void> => {
  const most = rule.source.clips
  const { automationId, resourceId, tries } = video
  const key = `automation-clips-${automationId}-${resourceId}`
  const found = await findClips({ ctx, by: actor, transcript, name, most, key, signal })
  const { clips, cost, isSilent } = found
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomation({ db: tx, id: automationId })
    if (row?.rule.source.kind !== 'footage') return
    const isFound = clips.length > 0
    const cut = await changeVideo({
      db: tx,
      video,
      values: {
        state: isFound ? 'cut' : 'failed',
        clips: clips.length,
        // Words that a person asked for were paid for by that request.
        cost: cost + (tries > 0 ? transcript.cost : 0),
        failureText: isFound ? null : isSilent ? SILENT : NONE,
        nextLookAt: null,
      },
    })
    if (!cut) return
    const now = ctx.clock.now().getTime()
    const values = clips.map(({ span, title, text }, index) => ({
      automationId,
      key: clipKey({ resourceId, span }),
      title,
      text,
      url: null,
      isOld: false,
      createdAt: new Date(now + index),
    }))
    // Of an earlier file of the same name: what was used stays used by its key.
    await deleteItemsOf({ db: tx, automationId, prefix: clipPrefix(resourceId) })
    await insertItems({ db: tx, values, areUpdated: false })
    if (isFound) await wakeRunner({ ctx, tx })
  })
}
