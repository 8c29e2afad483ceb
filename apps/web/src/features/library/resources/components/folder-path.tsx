import type { ResourceFolder } from '@kadr/contract/library/resources'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { copy } from '../copy.ts'
import { pathTo } from '../model/folder-tree.ts'

const LINK =
  'inline-flex min-h-11 max-w-48 items-center truncate rounded-chip px-1 text-label font-medium text-ink-2 no-underline hover:text-ink hover:underline'

type Props = { folders: readonly ResourceFolder[]; folderId: string }

export const FolderPath = ({ folders, folderId }: Props) => {
  const path = pathTo({ folders, id: folderId })
  return (
    <nav aria-label={copy.folders.path}>
      <ol className="flex flex-wrap items-center gap-0.5">
        <li>
          <Link to="/resources" className={LINK}>
            {copy.folders.root}
          </Link>
        </li>
        {path.map(({ id, name }, index) => (
          <li key={id} className="flex min-w-0 items-center gap-0.5">
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            {index === path.length - 1 ? (
              <span aria-current="page" className="max-w-64 truncate px-1 text-label font-semibold">
                {name}
              </span>
            ) : (
              <Link to="/resources" search={{ folder: id }} className={LINK}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
