import type { RouteInput } from '@kadr/contract/base/route'
import type { createPost } from '@kadr/contract/publishing/posts'
import { wellFormed } from '@kadr/kit/well-formed'
import { invalid } from '../failures.ts'

export type PostContent = Omit<RouteInput<typeof createPost>['body'], 'when' | 'repeat'>
export type TargetContent = PostContent['targets'][number]

const MAX_SETTINGS = 50_000

const assertContent = ({ targets }: Pick<PostContent, 'targets'>) => {
  const ids = targets.map(({ connectionId }) => connectionId)
  if (new Set(ids).size !== ids.length) {
    throw invalid('targets', 'Аккаунт выбран дважды. Оставьте его один раз')
  }
  const large = targets.findIndex(({ settings }) => JSON.stringify(settings).length > MAX_SETTINGS)
  if (large >= 0) throw invalid(`targets.${large}.settings`, 'Слишком длинные настройки публикации')
}

/** Normalizes composer content for storage. */
export const normalizeContent = <C extends { targets?: PostContent['targets'] | undefined }>(
  content: C,
): C => {
  assertContent({ targets: content.targets ?? [] })
  return wellFormed(content)
}

/** Lowercase, as the search query compares it. */
export const searchTextOf = (text: string): string => text.toLowerCase()
