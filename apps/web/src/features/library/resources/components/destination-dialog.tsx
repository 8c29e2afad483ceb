import type { ResourceFolder } from '@kadr/contract/library/resources'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import { folderOptions } from '../model/folder-tree.ts'

type Props = {
  title: string
  folders: readonly ResourceFolder[]
  /** The folder being moved: it can't be its own destination. */
  without?: string | undefined
  current: string | null
  isPending: boolean
  error: Error | null
  onConfirm: (folderId: string | null) => void
  onClose: () => void
}

export const DestinationDialog = ({
  title,
  folders,
  without,
  current,
  isPending,
  error,
  onConfirm,
  onClose,
}: Props) => {
  const [folderId, setFolderId] = useState(current ?? '')
  const options = folderOptions({ folders, without }).map(({ id, label }) => ({
    value: id,
    label,
  }))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button isLoading={isPending} onClick={() => onConfirm(folderId || null)}>
            {copy.folders.move}
          </Button>
        </>
      }
    >
      <Field label={copy.folders.destination} error={error ? failureText(error) : undefined}>
        <Select
          value={folderId}
          placeholder={copy.folders.root}
          options={options}
          onChange={(event) => setFolderId(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
