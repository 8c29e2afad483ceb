import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Move = { kind: 'move'; days: number; time?: string | undefined }
type Props = {
  posts: string
  isPending: boolean
  onMove: (move: Move) => void
  onClose: () => void
}
const { bulk: words } = copy
const MAX_DAYS = 365

/** Shifts by calendar days (not 24 hours), optionally to another time of day. */
export default function BulkMoveDialog({ posts, isPending, onMove, onClose }: Props) {
  const [days, setDays] = useState('1')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<string>()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const count = Number(days)
    const isRight = days.trim() !== '' && Number.isInteger(count) && Math.abs(count) <= MAX_DAYS
    setProblem(isRight ? undefined : words.daysProblem)
    if (isRight) onMove({ kind: 'move', days: count, ...(time && { time }) })
  }
  return (
    <Dialog
      open
      title={words.moveTitle(posts)}
      description={words.moveText}
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isLoading={isPending}>
            {words.move}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={words.days} hint={words.daysHint} error={problem}>
          <TextInput
            type="number"
            step={1}
            min={-MAX_DAYS}
            max={MAX_DAYS}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        <Field label={words.time} hint={words.timeHint}>
          <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
