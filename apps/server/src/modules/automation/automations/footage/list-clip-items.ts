import { readClipKey } from '@kadr/domain/automation/clip-key'
import type { AppContext } from '../../../../context.ts'
import { listUsableItems } from '../feeds/items.repository.ts'
import { listUses } from '../run/runs.repository.ts'
import { listVideos } from './videos.repository.ts'

/** Far above what a rule uses in years. */
const MAX_ITEMS = 10_000

/** Clips of the videos that are still there, in the order they were found. */
export const listClipItems = async ({
  ctx,
  automationId,
}: {
  ctx: AppContext
  automationId: number
}): Promise<{ key: string; title: string }[]> => {
  const of = { db: ctx.db, automationId }
  const videos = await listVideos(of)
  const cut = new Set(
    videos.flatMap(({ state, resourceId }) => (state === 'cut' ? [resourceId] : [])),
  )
  const items = await listUsableItems({ ...of, limit: MAX_ITEMS })
  return items.filter(({ key }) => {
    const clip = readClipKey(key)
    return clip !== undefined && cut.has(clip.resourceId)
  })
}

/** Keys of clips that no run has taken. */
export const listClipsLeft = async (of: {
  ctx: AppContext
  automationId: number
}): Promise<string[]> => {
  const items = await listClipItems(of)
  const uses = await listUses({ db: of.ctx.db, automationId: of.automationId })
  const used = new Set(uses.map(({ itemKey }) => itemKey))
  return items.map(({ key }) => key).filter((key) => !used.has(key))
}
