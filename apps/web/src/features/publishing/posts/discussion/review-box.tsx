import { type Post, reviewPost } from '@kadr/contract/publishing/posts'
import { useState } from 'react'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { useChangesSinceApproval } from '../api/discussion.queries.ts'
import { useReviewPost } from '../api/posts.mutations.ts'
import { actionsCopy } from '../view/copy.ts'
import { postAbilities } from '../view/post-abilities.ts'
import { actionFailure } from '../view/use-post-actions.ts'
import { ApprovalChanges } from './approval-changes.tsx'

const { review: copy } = actionsCopy

/** Null where there is nothing to decide, or the member may not. */
export const ReviewButtons = ({ post }: { post: Post }) => {
  const canReview = useCan(reviewPost.action)
  const [note, setNote] = useState<string>()
  const review = useReviewPost()
  if (!canReview || !postAbilities(post).canReview) return null

  const decide = (isApproved: boolean) =>
    review.mutate(
      { id: post.id, version: post.version, isApproved, ...(note && { note }) },
      {
        onSuccess: () => notify.success(isApproved ? copy.approved : copy.sentBack),
        onError: (error) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
      },
    )
  const isDeciding = (isApproved: boolean) =>
    review.isPending && review.variables.isApproved === isApproved
  return (
    <div className="grid grid-cols-1 gap-3">
      {note === undefined ? null : (
        <Field label={copy.note}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {note === undefined ? (
          <Button size="sm" isLoading={isDeciding(true)} onClick={() => decide(true)}>
            {copy.approve}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          isLoading={isDeciding(false)}
          onClick={() => (note === undefined ? setNote('') : decide(false))}
        >
          {copy.sendBack}
        </Button>
        {note === undefined ? null : (
          <Button variant="ghost" size="sm" onClick={() => setNote(undefined)}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The changes are above the buttons, so that they are seen before the approval. */
const Review = ({ post, timeZone }: { post: Post; timeZone: string }) => {
  const { data, isPending } = useChangesSinceApproval(post.id)
  if (isPending) {
    return (
      <SkeletonGroup label={copy.loading}>
        <Skeleton className="h-9 w-48 rounded-control" />
      </SkeletonGroup>
    )
  }
  return (
    <>
      {data ? <ApprovalChanges changes={data} timeZone={timeZone} /> : null}
      <ReviewButtons post={post} />
    </>
  )
}

export const ReviewBox = ({ post }: { post: Post }) => {
  const workspace = useCurrentWorkspace()
  const canReview = useCan(reviewPost.action)
  if (!workspace || !canReview || !postAbilities(post).canReview) return null
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-scheduled-soft p-3">
      <p className="font-medium">{copy.title}</p>
      <Review post={post} timeZone={workspace.timeZone} />
    </div>
  )
}
