import { useForm } from 'react-hook-form'
import type { PasswordWay } from '../../../networks/network.ts'
import { useOpenLink } from '../../../telegram/use-open-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import { useAttachForm } from '../model/use-attach-form.ts'
import { AttachForm } from './attach-form.tsx'

type Props = { title: string; way: PasswordWay; username: string; onClose: () => void }

/** A name and a password made for us. The password lives in this form only and goes with it. */
export const PasswordDialog = ({ title, way, username, onClose }: Props) => {
  const form = useForm({ defaultValues: { username, password: '' } })
  const { errors } = form.formState
  const openLink = useOpenLink()
  const { failure, isSending, submit } = useAttachForm({
    form,
    attach: way.attach,
    onDone: onClose,
  })
  const required = (label: string) => ({ required: copy.dialog.required(label) })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
    >
      <AttachForm failure={failure} isSending={isSending} onSubmit={submit} onCancel={onClose}>
        <Field
          label={way.copy.username}
          hint={way.copy.usernameHint}
          error={errors.username?.message}
          isRequired
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username', required(way.copy.username))}
          />
        </Field>
        <Field
          label={way.copy.password}
          hint={way.copy.passwordHint}
          error={errors.password?.message}
          isRequired
        >
          <TextInput
            type="password"
            autoComplete="off"
            {...form.register('password', required(way.copy.password))}
          />
        </Field>
        <Button
          variant="text"
          size="sm"
          className="justify-self-start"
          onClick={() => openLink(way.copy.help.url)}
        >
          {way.copy.help.label}
        </Button>
      </AttachForm>
    </Dialog>
  )
}
