import type { Post } from '@kadr/contract/publishing/posts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { useHaptics } from '../../../../messenger/messenger-hooks.ts'
import { describePostTime } from '../../../../platform/text/describe-time.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useScheduleDraft } from '../api/posts.mutations.ts'
import { type ComposerWhen, toPostWhen } from '../schedule/composer-when.ts'
import { actionFailure } from '../view/use-post-actions.ts'
import { composerCopy } from './copy.ts'
import type { Composer } from './use-composer.ts'

const { submit: copy } = composerCopy

const isSameWhen = (post: Post | undefined, when: ComposerWhen) =>
  post?.state === 'scheduled' &&
  when.kind === 'at' &&
  post.time?.wallTime === when.wallTime &&
  dequal(post.repeat, when.repeat)

const notifyPlanned = ({ post, when }: { post: Post; when: ComposerWhen }) => {
  if (post.state === 'pending_approval') return notify.success(copy.sent)
  if (when.kind === 'now' || !post.time) return notify.info(copy.publishing)
  notify.success(copy.scheduled(describePostTime({ time: post.time, now: new Date() })))
}

const repeatOf = (when: ComposerWhen) => (when.kind === 'at' ? when.repeat : null)

type Input = {
  composer: Composer
  post: Post | undefined
  timeZone: string
  onDone: (postId: string) => void
}

/** One request carries the time and the unsaved content, so a rejection changes neither on the server. */
export const useSubmit = ({ composer, post, timeZone, onDone }: Input) => {
  const send = useScheduleDraft()
  const haptics = useHaptics()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { when } = composer

  /** A scheduled post with an unchanged time is only saved. */
  const saveOnly = async () => {
    const saved = await composer.save()
    if (saved) notify.success(copy.saved)
    return saved
  }

  const schedule = async () => {
    const planned = await composer.flushInto((unsaved) =>
      send({ ...unsaved, when: toPostWhen({ when, timeZone }), repeat: repeatOf(when) }),
    )
    if (planned) notifyPlanned({ post: planned, when })
    return planned
  }

  const run = async () => {
    const done = isSameWhen(post, when) ? await saveOnly() : await schedule()
    if (!done) return
    haptics.success()
    composer.close()
    onDone(done.id)
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
