import type { Network } from '@kadr/contract/publishing/networks'
import { adapters, type MediaFile } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { resourceMedia } from '../../publishing/publisher/index.ts'
import type { AnswerRow } from './answers.repository.ts'

/** The picture of an answer in the variant that the network takes. */
export const answerPicture = async ({
  ctx,
  answer: { workspaceId, mediaId },
  network,
}: {
  ctx: AppContext
  answer: Pick<AnswerRow, 'workspaceId' | 'mediaId'>
  network: Network
}): Promise<
  | { kind: 'ready'; picture: MediaFile | undefined }
  | { kind: 'making' }
  /** Russian, safe to show. */
  | { kind: 'refused'; message: string }
> => {
  if (!mediaId) return { kind: 'ready', picture: undefined }
  const chosen = await resourceMedia.choose({
    ctx,
    workspaceId,
    adapter: adapters[network],
    settings: {},
    resourceIds: [mediaId],
  })
  if (chosen.kind === 'making') return chosen
  if (chosen.kind === 'refused')
    return { kind: 'refused', message: `Картинка не годится: ${chosen.reason}` }
  const [file] = chosen.files
  return { kind: 'ready', picture: file && resourceMedia.open({ ctx, file }) }
}
