import { readClipKey } from '@kadr/domain/automation/clip-key'
import { findResources } from '../../../library/resources/index.ts'
import { findItem } from '../feeds/items.repository.ts'
import { storeReel } from '../run/render-run.ts'
import type { RunInput, StepOutcome } from '../run/run-step.ts'
import { buildClip } from './build-clip.ts'

/** The video was deleted or replaced after its clip was chosen. */
const GONE: StepOutcome = { kind: 'skipped', code: 'no_items' }

/** The reel of the clip of a run. Nothing is written: its words were said. */
export const makeClipReel = async (input: RunInput): Promise<StepOutcome> => {
  const { ctx, automation, run } = input
  const { workspaceId, id: automationId } = automation
  const key = run.itemKey ?? ''
  const clip = readClipKey(key)
  const item = clip && (await findItem({ db: ctx.db, automationId, key }))
  if (!item) return GONE
  const [file] = await findResources({ ctx, workspaceId, ids: [clip.resourceId] })
  const built = file && (await buildClip(input, { clip, file, title: item.title }))
  if (!built) return GONE
  return storeReel(input, {
    title: item.title,
    text: item.text,
    // Without words the text is the name of the video, which its other clips have too.
    isCompared: built.hasWords,
    build: async () => ({ kind: 'own-video', form: built.form }),
  })
}
