import type { Post, PostTime } from '@kadr/contract/publishing/posts'
import { isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { type FormEvent, useId, useState } from 'react'
import { describePostTime, describeZone } from '../../../../platform/text/describe-time.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useMovePost } from '../api/posts.mutations.ts'
import { findTimeProblem } from '../schedule/composer-when.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

type Props = { post: Post; onClose: () => void }
const { moveDialog: copy } = actionsCopy

const useMove = (post: Post) => {
  const schedule = useMovePost()
  const undo = (before: PostTime, moved: Post) =>
    schedule.mutate(
      {
        id: post.id,
        version: moved.version,
        state: moved.state,
        wallTime: before.wallTime,
        timeZone: before.timeZone,
      },
      {
        onSuccess: () => notify.success(copy.undone),
        onError: (error) => notify.error(actionFailure(error)),
      },
    )
  const notifyMoved = (moved: Post) => {
    const { time: before } = post
    if (!moved.time) return
    const wasAhead = before && new Date(before.at) > new Date()
    notify.success(copy.done(describePostTime({ time: moved.time, now: new Date() })), {
      ...(wasAhead && { action: { label: copy.undo, onClick: () => undo(before, moved) } }),
    })
  }
  return { schedule, notifyMoved }
}

/** The alternative to dragging (WCAG 2.5.7). */
export default function MoveDialog({ post, onClose }: Props) {
  const timeZone = post.time?.timeZone ?? 'Europe/Moscow'
  const [wallTime, setWallTime] = useState(post.time?.wallTime ?? '')
  const [problem, setProblem] = useState<string>()
  const { schedule, notifyMoved } = useMove(post)
  const formId = useId()
  const at = isWallTime(wallTime) ? toInstant({ wallTime, timeZone }) : new Date()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const when = { kind: 'at' as const, wallTime, repeat: null }
    const found = findTimeProblem({ when, timeZone, now: new Date() })
    setProblem(found)
    if (found) return
    schedule.mutate(
      { id: post.id, version: post.version, state: post.state, wallTime, timeZone },
      {
        onSuccess: (moved) => {
          notifyMoved(moved)
          onClose()
        },
        onError: (error) => setProblem(actionFailure(error)),
      },
    )
  }
  return (
    <Dialog
      open
      title={copy.title}
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{actionsCopy.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={schedule.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={copy.label} hint={copy.zone(describeZone({ at, timeZone }))} error={problem}>
          <TextInput
            type="datetime-local"
            value={wallTime}
            onChange={(event) => setWallTime(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
