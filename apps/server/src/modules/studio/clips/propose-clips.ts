import type { ClipProposal } from '@kadr/contract/studio/footage'
import { CLIPS_FROM_SECONDS } from '@kadr/contract/studio/footage'
import { chooseClips } from '@kadr/domain/studio/footage/clips/choose-clips'
import type { AppContext } from '../../../context.ts'
import { listProducts } from '../../library/products/index.ts'
import { getTranscriptRow, readFacts } from '../footage/index.ts'

const MOST_PRODUCTS = 200

/** Parts of a talk that make reels, the best first; none of a short one or without words. */
export const proposeClips = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<{ clips: ClipProposal[] }> => {
  const row = await getTranscriptRow({ ctx, workspaceId, id })
  const { words, sound } = await readFacts({ db: ctx.db, row })
  if (!words || !sound || row.seconds < CLIPS_FROM_SECONDS) return { clips: [] }
  const { items } = await listProducts({
    ctx,
    workspaceId,
    query: { state: 'active', limit: MOST_PRODUCTS },
  })
  const keywords = items.map(({ name }) => name)
  const source = Math.floor(row.seconds * 1000)
  return { clips: chooseClips({ words, sound, keywords, source }) }
}
