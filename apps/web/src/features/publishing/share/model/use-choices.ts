import { createPost } from '@kadr/contract/publishing/posts'
import { createReel } from '@kadr/contract/studio/reels'
import { findFileKind } from '../../../../media/resources/file-kind.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'

type Shared = { goods: readonly File[]; words: string }

/** What can be made of what came, by whoever may. */
export const useChoices = ({ goods, words }: Shared) => {
  const canPost = useCan(createPost.action)
  const canReel = useCan(createReel.action)
  const canStore = useCan('resources.write')
  const kinds = goods.map(findFileKind)
  const hasWords = words.trim() !== ''
  const hasFiles = goods.length > 0
  const hasShown = kinds.some((kind) => kind !== 'audio')
  const isOneVideo = goods.length === 1 && kinds[0] === 'video'
  const mayUse = !hasFiles || canStore
  return {
    isOneVideo,
    hasSound: kinds.includes('audio'),
    hasWordsApart: hasWords && hasFiles,
    post: canPost && mayUse && (hasWords || hasShown),
    reel: canReel && mayUse && (isOneVideo || (!hasFiles && hasWords)),
    resources: hasFiles && canStore,
    isOnlooker: !canPost && !canReel && !canStore,
  }
}
export type Choices = ReturnType<typeof useChoices>
