import { laterChoice, type Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { isHandOnly } from '@kadr/domain/publishing/posts/by-hand'
import { laterMoments } from '@kadr/domain/publishing/posts/handover-ladder'
import { useState } from 'react'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { usePostponeTarget, useSettleTarget } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

const { hand: copy } = actionsCopy

/** The evening is offered while it is ahead. */
const choicesOf = ({ time }: Post) => {
  const timeZone = time?.timeZone ?? browserTimeZone()
  const offered = laterMoments({ now: new Date(), timeZone, planned: '12:00' })
  return laterChoice.options.filter((choice) => offered.some((one) => one.choice === choice))
}

const Later = ({
  post,
  target,
  onProblem,
}: {
  post: Post
  target: Target
  onProblem: (problem: string) => void
}) => {
  const postpone = usePostponeTarget()
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="text-caption text-ink-2">{copy.later}</legend>
      <div className="flex flex-wrap gap-2 pt-1">
        {choicesOf(post).map((until) => (
          <Button
            key={until}
            variant="secondary"
            size="sm"
            isLoading={postpone.isPending && postpone.variables.body.until === until}
            onClick={() =>
              postpone.mutate(
                { params: { id: post.id, targetId: target.id }, body: { until } },
                {
                  onSuccess: () => notify.success(copy.postponed),
                  onError: (error) => onProblem(actionFailure(error)),
                },
              )
            }
          >
            {copy.laterChoices[until]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Only the person knows what became of it. */
export const HandAnswer = ({ post, target }: { post: Post; target: Target }) => {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const settle = useSettleTarget()
  const say = (outcome: 'published' | 'not_published') => {
    setProblem(undefined)
    const link = outcome === 'published' ? url.trim() : ''
    settle.mutate(
      {
        params: { id: post.id, targetId: target.id },
        body: { outcome, ...(link && { url: link }) },
      },
      {
        onSuccess: () =>
          notify.success(outcome === 'published' ? copy.settled : copy.settledNotOut),
        onError: (error) => setProblem(actionFailure(error)),
      },
    )
  }
  const isSaying = (outcome: string) =>
    settle.isPending && settle.variables.body.outcome === outcome
  return (
    <>
      <Field
        label={copy.url}
        hint={isHandOnly(target.network) ? copy.urlHint : copy.urlHintFound}
        error={problem}
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isSaying('published')} onClick={() => say('published')}>
          {copy.out}
        </Button>
        <Button
          variant="secondary"
          isLoading={isSaying('not_published')}
          onClick={() => say('not_published')}
        >
          {copy.notOut}
        </Button>
      </div>
      <Later post={post} target={target} onProblem={setProblem} />
    </>
  )
}
