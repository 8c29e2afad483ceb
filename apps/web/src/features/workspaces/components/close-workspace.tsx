import type { Workspace } from '@kadr/contract/workspaces'
import { useState } from 'react'
import { useChooseWorkspace } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toast.tsx'
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
