import type { GuestPost } from '@kadr/contract/reviews'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/text-input.tsx'
import { useDecide } from '../api/guest-review.calls.ts'
import { copy } from '../copy.ts'

type Props = {
  post: GuestPost
  token: string
  /** The name, or undefined when it has to be asked for first. */
  takeName: () => string | undefined
}

export const GuestAnswer = ({ post, token, takeName }: Props) => {
  const [note, setNote] = useState<string>()
  const decide = useDecide(token)
  const send = (decision: 'approved' | 'returned') => {
    const name = takeName()
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
