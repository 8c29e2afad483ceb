import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { LinkFormDialog } from '../../../../ui/overlays/link-form-dialog.tsx'
import { useRegisterProgram } from '../api/programs.queries.ts'
import { copy as programsCopy } from '../copy.ts'

const { dialog: copy } = programsCopy

export const RegisterDialog = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useState('')
  const [redirectUri, setRedirectUri] = useState('')
  const register = useRegisterProgram()
  const made = register.data
  return (
    <LinkFormDialog
      title={copy.title}
      submitLabel={copy.submit}
      isSending={register.isPending}
      made={
        made && {
          title: copy.readyTitle,
          url: made.clientId,
          text: copy.readyText,
          words: copy.words,
        }
      }
      onSubmit={() => register.mutate({ name, redirectUris: [redirectUri.trim()] })}
      onClose={onClose}
    >
      <Field label={copy.name} isRequired>
        <TextInput
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field
        label={copy.redirect}
        hint={copy.redirectHint}
        error={register.error ? failureText(register.error) : undefined}
        isRequired
      >
        <TextInput
          maxLength={500}
          type="url"
          autoComplete="off"
          value={redirectUri}
          onChange={({ target }) => setRedirectUri(target.value)}
        />
      </Field>
    </LinkFormDialog>
  )
}
