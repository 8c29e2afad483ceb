import type { Post } from '@kadr/contract/posts'
import { useState } from 'react'
import { useHaptics } from '../../../telegram/use-haptics.ts'
import { notify } from '../../../ui/toast.tsx'
import { useDraftCalls } from '../api/save-draft.ts'
import { useSchedulePost } from '../api/schedule-post.ts'
import { composerCopy } from '../composer-copy.ts'
import { type ComposerWhen, toPostWhen } from './composer-when.ts'
import { describePostTime } from './describe-time.ts'
import type { Composer } from './use-composer.ts'
import { actionFailure } from './use-post-actions.ts'

const { submit: copy } = composerCopy

const isSameWhen = (post: Post | undefined, when: ComposerWhen) =>
  post?.state === 'scheduled' &&
  when.kind === 'at' &&
  post.time?.wallTime === when.wallTime &&
  JSON.stringify(post.repeat) === JSON.stringify(when.repeat)

const tell = ({ post, when }: { post: Post; when: ComposerWhen }) => {
  if (post.state === 'pending_approval') return notify.success(copy.sent)
  if (when.kind === 'now' || !post.time) return notify.info(copy.publishing)
  notify.success(copy.scheduled(describePostTime({ time: post.time, now: new Date() })))
}

type Input = {
  composer: Composer
  post: Post | undefined
  timeZone: string
  onDone: (postId: string) => void
}

/** The content is saved first, then the time is set: a refusal of the second loses nothing of the first. */
export const useSubmit = ({ composer, post, timeZone, onDone }: Input) => {
  const schedule = useSchedulePost()
  const { update } = useDraftCalls()
  const haptics = useHaptics()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { when } = composer

  const run = async () => {
    const saved = await composer.save()
    if (!saved) return
    if (isSameWhen(post, when)) {
      notify.success(copy.saved)
    } else {
      const planned = await composer.flushInto(async ({ draft, isDirty, saved: known }) => {
        const { id, version } = isDirty ? await update({ form: draft, ...known }) : known
        const repeat = when.kind === 'at' ? when.repeat : null
        return schedule.mutateAsync({ id, version, when: toPostWhen({ when, timeZone }), repeat })
      })
      if (!planned) return
      tell({ post: planned, when })
    }
    haptics.success()
    composer.close()
    onDone(saved.id)
  }

  const submit = async () => {
    setIsPending(true)
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      haptics.error()
      setFailure(actionFailure(error))
    } finally {
      setIsPending(false)
    }
  }
  return { submit, isPending, failure }
}
