import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useSetTargetUrl } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

const { hand: copy } = actionsCopy

/** What a person published without giving its address. */
export const HandLink = ({ post, target }: { post: Post; target: Target }) => {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const set = useSetTargetUrl()
  const save = () =>
    set.mutate(
      { params: { id: post.id, targetId: target.id }, body: { url: url.trim() } },
      {
        onSuccess: () => notify.success(copy.linkKept),
        onError: (error) => setProblem(actionFailure(error)),
      },
    )
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={copy.url} error={problem}>
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        isLoading={set.isPending}
      >
        {copy.addLink}
      </Button>
    </form>
  )
}
