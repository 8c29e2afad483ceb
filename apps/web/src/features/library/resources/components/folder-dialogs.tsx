import type { ResourceFolder } from '@kadr/contract/library/resources'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useCreateFolder, useDeleteFolder, useUpdateFolder } from '../api/resources.mutations.ts'
import { copy } from '../copy.ts'
import { pathTo } from '../model/folder-tree.ts'
import { DestinationDialog } from './destination-dialog.tsx'
import type { FolderAction } from './folder-grid.tsx'
import { NameDialog } from './name-dialog.tsx'

export type FolderTask = FolderAction | { kind: 'create'; parentId: string | null }

type Props = {
  task: FolderTask
  folders: readonly ResourceFolder[]
  onClose: () => void
  /** The folder is deleted: navigate out of it. */
  onRemoved: (folder: ResourceFolder) => void
}

const CreateFolder = ({ parentId, onClose }: { parentId: string | null; onClose: () => void }) => {
  const create = useCreateFolder()
  return (
    <NameDialog
      title={copy.newFolder}
      confirmLabel={copy.folders.create}
      isPending={create.isPending}
      error={create.error}
      onClose={onClose}
      onConfirm={(name) =>
        create.mutate(
          { name, parentId },
          {
            onSuccess: () => {
              notify.success(copy.folders.created(name))
              onClose()
            },
          },
        )
      }
    />
  )
}

const RemoveFolder = ({
  folder,
  folders,
  onClose,
  onRemoved,
}: Props & { folder: ResourceFolder }) => {
  const remove = useDeleteFolder()
  const parent = pathTo({ folders, id: folder.parentId }).at(-1)?.name ?? copy.folders.root
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.folders.removeTitle(folder.name)}
      text={copy.folders.removeText(parent)}
      confirmLabel={copy.folders.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(folder.id, {
          onSuccess: () => {
            notify.success(copy.folders.removed)
            onRemoved(folder)
            onClose()
          },
        })
      }
    >
      {remove.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(remove.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

const ChangeFolder = ({ kind, folder, folders, onClose }: Omit<Props, 'task'> & FolderAction) => {
  const update = useUpdateFolder()
  const save = (change: { name?: string; parentId?: string | null }, told: string) =>
    update.mutate(
      { id: folder.id, ...change },
      {
        onSuccess: () => {
          notify.success(told)
          onClose()
        },
      },
    )
  const state = { isPending: update.isPending, error: update.error, onClose }
  return kind === 'rename' ? (
    <NameDialog
      {...state}
      title={copy.folders.rename}
      confirmLabel={copy.folders.save}
      initial={folder.name}
      onConfirm={(name) => save({ name }, copy.folders.renamed)}
    />
  ) : (
    <DestinationDialog
      {...state}
      title={copy.folders.moveTitle(folder.name)}
      folders={folders}
      without={folder.id}
      current={folder.parentId}
      onConfirm={(parentId) => save({ parentId }, copy.folders.moved)}
    />
  )
}

export default function FolderDialogs(props: Props) {
  const { task, onClose } = props
  if (task.kind === 'create') return <CreateFolder parentId={task.parentId} onClose={onClose} />
  if (task.kind === 'remove') return <RemoveFolder {...props} folder={task.folder} />
  return <ChangeFolder {...props} {...task} />
}
