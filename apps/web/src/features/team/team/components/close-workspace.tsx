import type { Workspace } from '@kadr/contract/identity/workspaces'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useChooseWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useCloseWorkspace } from '../api/team.mutations.ts'
import { workspacesCopy as copy } from '../team-copy.ts'

/** Deletion requires the name to be typed in full. */
export const CloseWorkspace = ({ workspace: { name } }: { workspace: Workspace }) => {
  const [typed, setTyped] = useState('')
  const close = useCloseWorkspace()
  const choose = useChooseWorkspace()
  const confirm = () =>
    close.mutate(typed, {
      onSuccess: () => {
        notify.success(copy.removed)
        choose(null)
      },
    })
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{copy.remove}</Button>}
      title={copy.removeTitle}
      text={copy.removeText}
      confirmLabel={copy.remove}
      isDanger
      isPending={close.isPending}
      onConfirm={confirm}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <Field
          label={copy.removeConfirm(name)}
          hint={copy.removeHint}
          error={close.isError ? failureText(close.error) : undefined}
          isRequired
        >
          <TextInput
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
