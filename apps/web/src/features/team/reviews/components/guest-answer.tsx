import type { GuestPost } from '@kadr/contract/team/reviews'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { useDecide } from '../api/reviews.mutations.ts'
import { copy } from '../copy.ts'

type Props = {
  post: GuestPost
  token: string
  /** The guest's name; undefined when the form asks for it first. */
  requireName: () => string | undefined
}

export const GuestAnswer = ({ post, token, requireName }: Props) => {
  const [note, setNote] = useState<string>()
  const decide = useDecide(token)
  const send = (decision: 'approved' | 'returned') => {
    const name = requireName()
    if (name === undefined) return
    decide.mutate({ postId: post.id, version: post.version, name, decision, note: note ?? '' })
  }
  const isSending = (decision: string) => decide.isPending && decide.variables.decision === decision
  const error = decide.isError ? failureText(decide.error) : undefined
  if (note === undefined) {
    return (
      <div className="grid gap-2">
        {error ? (
          <p role="alert" className="text-label text-failed">
            {error}
          </p>
        ) : null}
        <div className="grid grid-cols-2 gap-2">
          <Button
            isFullWidth
            isLoading={isSending('approved')}
            icon={<Check aria-hidden="true" className="size-5" />}
            onClick={() => send('approved')}
          >
            {copy.approve}
          </Button>
          <Button variant="secondary" isFullWidth className="px-2!" onClick={() => setNote('')}>
            {copy.askChanges}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <Field label={copy.what} error={error} isRequired>
        <Textarea
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button
          className="flex-1"
          isLoading={isSending('returned')}
          onClick={() => send('returned')}
        >
          {copy.send}
        </Button>
        <Button variant="ghost" onClick={() => setNote(undefined)}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
