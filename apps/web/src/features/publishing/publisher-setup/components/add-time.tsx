import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Props = { day: string; times: readonly string[]; onAdd: (time: string) => void }

export const AddTime = ({ day, times, onAdd }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [time, setTime] = useState('12:00')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (time === '') return setError(copy.slots.wrong)
    if (times.includes(time)) return setError(copy.slots.taken)
    onAdd(time)
    setError(undefined)
    setIsOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={copy.slots.add(day.toLocaleLowerCase('ru'))}
      trigger={
        <IconButton
          label={copy.slots.add(day.toLocaleLowerCase('ru'))}
          icon={<Plus aria-hidden="true" className="size-5 text-accent" />}
        />
      }
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={copy.slots.time} error={error}>
          <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <DialogClose>
            <Button variant="ghost">{copy.tags.cancel}</Button>
          </DialogClose>
          <Button type="submit">{copy.slots.addLabel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
