import type { Post } from '@kadr/contract/publishing/posts'
import { useMovePost } from '../api/posts.mutations.ts'
import { findTimeProblem } from '../schedule/composer-when.ts'
import { hasContent } from './composer-form.ts'
import type { Composer } from './use-composer.ts'

type Input = {
  composer: Composer
  post: Post | undefined
  timeZone: string
  /** The draft was created in the calendar and keeps its slot. */
  isPlaced: boolean
}

/** Saves the content and, for a draft of the calendar, its time. False when the content was not saved. */
export const useSaveDraft = ({ composer, post, timeZone, isPlaced }: Input) => {
  const move = useMovePost()
  return async (): Promise<boolean> => {
    const { form, when } = composer
    if (!post && !hasContent(form)) return true
    const saved = await composer.save()
    if (!saved) return false
    const isChosen = when.kind === 'at' && when.wallTime !== post?.time?.wallTime
    if (!isPlaced || !isChosen || findTimeProblem({ when, timeZone, now: new Date() })) return true
    const { id, version } = saved
    await move.mutateAsync({ id, version, state: 'draft', wallTime: when.wallTime, timeZone })
    return true
  }
}
