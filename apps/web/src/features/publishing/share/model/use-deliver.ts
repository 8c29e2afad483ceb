import type { Resource } from '@kadr/contract/library/resources'
import { newId } from '@kadr/kit/new-id'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { removeShared } from '../../../../platform/offline/shared-cache.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useSharedPost, useSharedReel } from '../api/share.mutations.ts'
import { copy } from '../copy.ts'
import { useSentFiles } from './use-sent-files.ts'

export type Goal = 'post' | 'resources' | 'reel'

/** As many as a post takes. */
export const MOST_IN_POST = 35

/**
 * First the files, then what is made of them. What came stays on the device until that is done, so that a failure or a
 * closed page loses nothing.
 */
export const useDeliver = ({ places, words }: { places: readonly string[]; words: string }) => {
  const files = useSentFiles()
  const posting = useSharedPost()
  const filming = useSharedReel()
  const navigate = useNavigate()
  const [goal, setGoal] = useState<Goal>()
  const [mayLose, setMayLose] = useState(false)
  const key = useRef(newId())

  const forget = async () => {
    for (const place of places) await removeShared(place)
  }

  const finish = async (to: Goal, resources: readonly Resource[]) => {
    if (to === 'post') {
      const shown = resources.filter(({ kind }) => kind !== 'audio').slice(0, MOST_IN_POST)
      const mediaIds = shown.map(({ id }) => id)
      const post = await posting.mutateAsync({ text: words, mediaIds, key: key.current })
      await forget()
      return navigate({ to: '/posts/$postId', params: { postId: post.id }, replace: true })
    }
    const [video] = resources
    if (to === 'reel' && video) {
      const made = { resource: video, caption: words, key: key.current }
      const reel = await filming.mutateAsync(made)
      await forget()
      if (reel) {
        const search = { reel: reel.id }
        return navigate({ to: '/reels/own-video', search, replace: true })
      }
      notify.info(copy.unmeasured)
    } else {
      await forget()
      notify.success(copy.inResources(resources.length))
    }
    return navigate({ to: '/resources', replace: true })
  }

  const run = (to: Goal, resources: readonly Resource[]) => {
    finish(to, resources).catch((error: unknown) => {
      setGoal(undefined)
      notify.error(copy.failed, { text: failureText(error) })
    })
  }

  const isWhole = files.resources.length === files.sent.length
  const isDone = files.isOver && (isWhole || mayLose)
  const begun = useRef(false)
  useEffect(() => {
    if (!goal || !isDone || begun.current) return
    begun.current = true
    run(goal, files.resources)
  })

  return {
    ...files,
    forget,
    isUnderWay: goal !== undefined,
    isMaking: posting.isPending || filming.isPending,
    /** Some of the files did not arrive, and others did. */
    isPartial: files.isOver && !isWhole && !mayLose,
    goOnWithout: () => setMayLose(true),
    start: (to: Goal, chosen: readonly File[]) => {
      setGoal(to)
      begun.current = false
      if (chosen.length === 0) run(to, [])
      else files.send(chosen)
    },
  }
}
