import type { ResourceFolder } from '@kadr/contract/library/resources'
import { countOf } from '@kadr/domain/base/plural'
import { useState } from 'react'
import { FILE_FORMS } from '../../../../media/copy.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { useChangeResources } from '../api/resources.mutations.ts'
import { copy } from '../copy.ts'
import type { BulkTask } from './bulk-bar.tsx'
import { DestinationDialog } from './destination-dialog.tsx'
import { readTags } from './tag-editor.tsx'

type Props = {
  ids: string[]
  folders: readonly ResourceFolder[]
  folderId: string | null
  onClose: () => void
  onDone: () => void
}

const filesOf = (count: number) => countOf({ count, forms: FILE_FORMS })

const MoveFiles = ({ ids, folders, folderId, onClose, onDone }: Props) => {
  const change = useChangeResources()
  return (
    <DestinationDialog
      title={copy.bulk.moveTitle(filesOf(ids.length))}
      folders={folders}
      current={folderId}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={(destination) =>
        change.mutate(
          { ids, action: { kind: 'move', folderId: destination } },
          {
            onSuccess: (changed) => {
              notify.success(copy.bulk.moved(filesOf(changed)))
              onDone()
            },
          },
        )
      }
    />
  )
}

const TagFiles = ({ ids, onClose, onDone }: Props) => {
  const change = useChangeResources()
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState('')
  const action = { kind: 'tag' as const, add: readTags(add), remove: readTags(remove) }
  const apply = () =>
    change.mutate(
      { ids, action },
      {
        onSuccess: (changed) => {
          notify.success(copy.bulk.tagged(filesOf(changed)))
          onDone()
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.bulk.tagTitle(filesOf(ids.length))}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.cancel}</Button>
          </DialogClose>
          <Button
            isLoading={change.isPending}
            disabled={action.add.length + action.remove.length === 0}
            onClick={apply}
          >
            {copy.bulk.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={copy.bulk.add}
          hint={copy.bulk.addHint}
          error={change.error ? failureText(change.error) : undefined}
        >
          <TextInput value={add} onChange={(event) => setAdd(event.target.value)} />
        </Field>
        <Field label={copy.bulk.removeTags} hint={copy.bulk.addHint}>
          <TextInput value={remove} onChange={(event) => setRemove(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}

const RemoveFiles = ({ ids, onClose, onDone }: Props) => {
  const change = useChangeResources()
  const isInUse = change.error instanceof ApiError && change.error.code === 'RESOURCE_IN_USE'
  const remove = () =>
    change.mutate(
      { ids, action: { kind: 'delete', ...(isInUse && { isForced: true }) } },
      {
        onSuccess: (changed) => {
          notify.success(copy.bulk.removed(filesOf(changed)))
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.bulk.removeTitle(filesOf(ids.length))}
      text={copy.bulk.removeText}
      confirmLabel={isInUse ? copy.bulk.force : copy.bulk.remove}
      isDanger
      isPending={change.isPending}
      onConfirm={remove}
    >
      {change.error ? (
        <p role="alert" className="rounded-control bg-failed-soft p-3 text-label text-failed">
          {failureText(change.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

export default function BulkDialogs({ task, ...props }: Props & { task: BulkTask }) {
  if (task === 'move') return <MoveFiles {...props} />
  return task === 'tag' ? <TagFiles {...props} /> : <RemoveFiles {...props} />
}
