import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useAddComment, useTeamNames } from '../api/discussion.calls.ts'
import { discussionCopy as copy } from '../discussion-copy.ts'
import { findMentions } from '../model/find-mentions.ts'

type Props = { postId: string; parentId: string | null; onDone?: () => void }

export const CommentForm = ({ postId, parentId, onDone }: Props) => {
  const [text, setText] = useState('')
  const [isForGuests, setIsForGuests] = useState(false)
  const { data: team } = useTeamNames()
  const add = useAddComment()
  const send = () =>
    add.mutate(
      {
        id: postId,
        text,
        parentId,
        mentions: findMentions(text, team?.members ?? []),
        isForGuests,
      },
      {
        onSuccess: () => {
          setText('')
          onDone?.()
        },
      },
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={copy.add}
        hint={copy.mentionHint}
        error={add.isError ? failureText(add.error) : undefined}
      >
        <Textarea
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Checkbox
        label={copy.forGuests}
        hint={copy.forGuestsHint}
        checked={isForGuests}
        onChange={({ target }) => setIsForGuests(target.checked)}
      />
      <div className="flex gap-2">
        <Button size="sm" isLoading={add.isPending} onClick={send}>
          {copy.send}
        </Button>
        {onDone ? (
          <Button size="sm" variant="ghost" onClick={onDone}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
