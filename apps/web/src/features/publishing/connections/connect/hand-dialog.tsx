import type { HandMethod } from '../../../../networks/network.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { AttachDialog, EXACT } from './attach-dialog.tsx'
import { useAttachForm } from './use-attach-form.ts'

type Props = {
  title: string
  method: HandMethod
  onClose: () => void
  onDone: () => void
}

/** Nothing to sign in to: the name is for people, the address is opened when it is time. */
export const HandDialog = ({ title, method, onClose, onDone }: Props) => {
  const form = useAttachForm({
    fields: [
      { name: 'title', label: copy.dialog.handTitle },
      { name: 'address', label: method.copy.address },
    ],
    attach: (api, typed) =>
      method.attach(api, { title: typed('title'), address: typed('address') }),
    onDone,
  })
  return (
    <AttachDialog title={title} form={form} onClose={onClose}>
      <p className="text-label text-ink-2">{copy.dialog.handText}</p>
      <Field label={copy.dialog.handTitle} error={form.errors.title} isRequired>
        <TextInput name="title" />
      </Field>
      <Field
        label={method.copy.address}
        hint={method.copy.addressHint}
        error={form.errors.address}
        isRequired
      >
        <TextInput name="address" inputMode="url" {...EXACT} />
      </Field>
    </AttachDialog>
  )
}
