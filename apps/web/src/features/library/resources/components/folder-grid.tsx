import type { ResourceFolder } from '@kadr/contract/library/resources'
import { formatNumber } from '@kadr/domain/base/plural'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Folder, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'

export type FolderAction = { kind: 'rename' | 'move' | 'remove'; folder: ResourceFolder }

type Props = {
  folders: readonly ResourceFolder[]
  canEdit: boolean
  onAction: (action: FolderAction) => void
}

const Actions = ({ folder, onAction }: { folder: ResourceFolder } & Pick<Props, 'onAction'>) => (
  <Menu
    trigger={
      <IconButton
        label={copy.folders.actions(folder.name)}
        icon={<EllipsisVertical aria-hidden="true" className="size-5 text-ink-2" />}
      />
    }
  >
    <MenuItem
      icon={<Pencil aria-hidden="true" className="size-5" />}
      onSelect={() => onAction({ kind: 'rename', folder })}
    >
      {copy.folders.rename}
    </MenuItem>
    <MenuItem
      icon={<FolderInput aria-hidden="true" className="size-5" />}
      onSelect={() => onAction({ kind: 'move', folder })}
    >
      {copy.folders.move}
    </MenuItem>
    <MenuItem
      isDanger
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      onSelect={() => onAction({ kind: 'remove', folder })}
    >
      {copy.folders.remove}
    </MenuItem>
  </Menu>
)

export const FolderGrid = ({ folders, canEdit, onAction }: Props) => (
  <ul
    aria-label={copy.folders.label}
    className="grid grid-cols-1 gap-2 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4"
  >
    {folders.map((folder) => (
      <li
        key={folder.id}
        className="relative flex min-h-14 min-w-0 items-center gap-1 rounded-control border border-line bg-surface pr-1 hover:border-line-strong"
      >
        <Link
          to="/resources"
          search={{ folder: folder.id }}
          className="flex min-w-0 flex-1 items-center gap-3 self-stretch rounded-control pl-3 text-ink no-underline"
        >
          <Folder aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 flex-1 truncate text-label font-medium">{folder.name}</span>
          <span className="text-caption text-ink-3 tabular-nums">{formatNumber(folder.count)}</span>
        </Link>
        {canEdit ? <Actions folder={folder} onAction={onAction} /> : null}
      </li>
    ))}
  </ul>
)
