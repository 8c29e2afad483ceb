import type { ClipProposal } from '@kadr/contract/studio/footage'
import { CLIPS_FROM_SECONDS } from '@kadr/contract/studio/footage'
import { chooseClips } from '@kadr/domain/studio/footage/clips/choose-clips'
import type { AppContext } from '../../../context.ts'
import { listProducts } from '../../library/products/index.ts'
import { getTranscriptRow, readFacts } from '../footage/index.ts'

type TranscriptRow = Awaited<ReturnType<typeof getTranscriptRow>>

const MOST_PRODUCTS = 200

/** By rules over the words and the sound: in the order of the talk; none of a short one or without words. */
export const chooseByRules = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: TranscriptRow
}): Promise<ClipProposal[]> => {
  const { words, sound } = await readFacts({ db: ctx.db, row })
  if (!words || !sound || row.seconds < CLIPS_FROM_SECONDS) return []
  const { items } = await listProducts({
    ctx,
    workspaceId: row.workspaceId,
    query: { state: 'active', limit: MOST_PRODUCTS },
  })
  const keywords = items.map(({ name }) => name)
  return chooseClips({ words, sound, keywords, source: Math.floor(row.seconds * 1000) })
}

/** Parts of a talk that make reels; none of a short one or without words. */
export const proposeClips = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<{ clips: ClipProposal[] }> => ({
  clips: await chooseByRules({ ctx, row: await getTranscriptRow({ ctx, workspaceId, id }) }),
})
