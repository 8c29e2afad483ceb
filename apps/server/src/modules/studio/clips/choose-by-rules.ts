import type { ClipProposal, FootageSpan } from '@kadr/contract/studio/footage'
import { CLIPS_FROM_SECONDS } from '@kadr/contract/studio/footage'
import { chooseClips } from '@kadr/domain/studio/footage/clips/choose-clips'
import type { AppContext } from '../../../context.ts'
import { listProducts } from '../../library/products/index.ts'
import { type getTranscriptRow, readFacts } from '../footage/index.ts'

export type TranscriptRow = Awaited<ReturnType<typeof getTranscriptRow>>

const MOST_PRODUCTS = 200

/** By rules over the words and the sound: in the order of the talk; none of a short one or without words. */
export const chooseByRules = async ({
  ctx,
  row,
  apartFrom = [],
}: {
  ctx: AppContext
  row: TranscriptRow
  /** Parts that are chosen already. */
  apartFrom?: readonly FootageSpan[]
}): Promise<ClipProposal[]> => {
  const { words, sound } = await readFacts({ db: ctx.db, row })
  if (!words || !sound || row.seconds < CLIPS_FROM_SECONDS) return []
  const { items } = await listProducts({
    ctx,
    workspaceId: row.workspaceId,
    query: { state: 'active', limit: MOST_PRODUCTS },
  })
  const keywords = items.map(({ name }) => name)
  const source = Math.floor(row.seconds * 1000)
  return chooseClips({ words, sound, keywords, source, apartFrom })
}
