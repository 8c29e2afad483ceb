import {
  type ConversationThread,
  MAX_NOTE_LENGTH,
  putPersonNote,
} from '@kadr/contract/audience/conversations'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { usePutPersonNote } from '../api/conversations.mutations.ts'
import { copy } from '../copy.ts'
import { personCopy } from './copy.ts'

type Props = { thread: ConversationThread }

const Form = ({ thread, onDone }: Props & { onDone: () => void }) => {
  const { note, labels } = thread.person
  const [text, setText] = useState(note?.text ?? '')
  const putting = usePutPersonNote()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    putting.mutate({ id: thread.id, text, labels }, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field
        label={personCopy.note}
        hint={personCopy.noteHint}
        error={putting.isError ? failureText(putting.error) : undefined}
      >
        <Textarea
          value={text}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="sm" isLoading={putting.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

/** What the team knows about the person; they never see it. */
export const PersonNote = ({ thread }: Props) => {
  const [isEditing, setIsEditing] = useState(false)
  const canWrite = useCan(putPersonNote.action)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { note } = thread.person
  if (isEditing) return <Form thread={thread} onDone={() => setIsEditing(false)} />
  if (!note) {
    return canWrite ? (
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setIsEditing(true)}
      >
        {personCopy.noteAdd}
      </Button>
    ) : null
  }
  const when = describeMoment({ at: new Date(note.updatedAt), now: new Date(), timeZone })
  return (
    <div className="grid gap-1 rounded-control bg-scheduled-soft p-3 text-label">
      <p className="text-caption font-semibold text-scheduled">{personCopy.note}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-caption text-ink-2">
        {note.by ? personCopy.noteBy(note.by.name, when) : when}
        {canWrite ? (
          <button
            type="button"
            onClick={() => setIsEditing(true)}
            className="relative cursor-pointer font-medium text-scheduled underline underline-offset-4 after:absolute after:-inset-2.5"
          >
            {personCopy.noteEdit}
          </button>
        ) : null}
      </div>
    </div>
  )
}
