import type { Network } from '@kadr/contract/publishing/networks'
import { Suspense } from 'react'
import { useOpenLink } from '../../../../messenger/use-open-link.ts'
import type { PasswordMethod } from '../../../../networks/network.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { AttachDialog, EXACT } from './attach-dialog.tsx'
import { SuggestedAccounts } from './suggested-accounts.tsx'
import { useAttachForm } from './use-attach-form.ts'

type Props = {
  title: string
  network: Network
  method: PasswordMethod
  username: string
  onClose: () => void
  onDone: () => void
}

/** An app password. It lives only in its input and is gone when the dialog unmounts. */
export const PasswordDialog = ({ title, network, method, username, onClose, onDone }: Props) => {
  const openLink = useOpenLink()
  const { Place } = method
  const form = useAttachForm({
    fields: [
      { name: 'username', label: method.copy.username },
      { name: 'password', label: method.copy.password },
    ],
    attach: (api, typed) =>
      method.attach(api, { username: typed('username'), password: typed('password') }),
    onDone,
  })
  return (
    <AttachDialog title={title} form={form} onClose={onClose}>
      <SuggestedAccounts
        network={network}
        isBusy={form.isSending}
        onChoose={(account) =>
          form.send({ username: account.username, password: account.password ?? '' })
        }
      />
      <Field
        label={method.copy.username}
        hint={method.copy.usernameHint}
        error={form.errors.username}
        isRequired
      >
        <TextInput name="username" defaultValue={username} {...EXACT} />
      </Field>
      <Suspense>{Place ? <Place /> : null}</Suspense>
      <Field
        label={method.copy.password}
        hint={method.copy.passwordHint}
        error={form.errors.password}
        isRequired
      >
        <TextInput name="password" type="password" autoComplete="off" />
      </Field>
      <Button
        variant="text"
        size="sm"
        className="justify-self-start"
        onClick={() => openLink(method.copy.help.url)}
      >
        {method.copy.help.label}
      </Button>
    </AttachDialog>
  )
}
