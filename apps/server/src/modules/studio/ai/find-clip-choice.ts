import { aiOutput } from '@kadr/contract/studio/ai-outputs'
import type { ClipProposal } from '@kadr/contract/studio/footage'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { findLastChoice } from './ai-requests.repository.ts'

/** What an engine has chosen of these words; undefined when it was not asked since they are there. */
export const findClipChoice = async ({
  ctx,
  ...of
}: {
  ctx: AppContext
  workspaceId: string
  transcriptId: string
  since: Date
}): Promise<ClipProposal[] | undefined> => {
  const output = z.safeParse(aiOutput, await findLastChoice({ db: ctx.db, ...of })).data
  return output?.kind === 'clip_choice' ? output.clips : undefined
}
