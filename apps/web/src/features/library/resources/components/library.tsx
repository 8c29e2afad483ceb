import { changeResources, type Resource } from '@kadr/contract/library/resources'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useResourceList } from '../../../../media/api/media.queries.ts'
import { copy as mediaCopy } from '../../../../media/copy.ts'
import { ResourceList } from '../../../../media/resources/resource-list.tsx'
import { ResourceTile } from '../../../../media/resources/resource-tile.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { useFolders } from '../api/resources.queries.ts'
import { copy } from '../copy.ts'
import { childrenOf } from '../model/folder-tree.ts'
import type { ResourcesSearch } from '../model/resources-search.ts'
import { isEverywhere, toFilter } from '../model/to-filter.ts'
import { useSelection } from '../model/use-selection.ts'
import { BulkBar, type BulkTask } from './bulk-bar.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { type FolderAction, FolderGrid } from './folder-grid.tsx'
import { FolderPath } from './folder-path.tsx'

const BulkDialogs = lazy(() => import('./bulk-dialogs.tsx'))

const NO_IDS: string[] = []

type Props = {
  search: ResourcesSearch
  onOpen: (resource: Resource) => void
  onFolder: (action: FolderAction) => void
  onClear: () => void
  onFiles: ((files: File[]) => void) | undefined
}

export const Library = ({ search, onOpen, onFolder, onClear, onFiles }: Props) => {
  const canEdit = useCan(changeResources.action)
  const list = useResourceList(toFilter(search))
  const { data: folders = [] } = useFolders()
  const [task, setTask] = useState<BulkTask>()
  const ids = useMemo(() => list.resources?.map(({ id }) => id) ?? NO_IDS, [list.resources])
  const { chosen, toggle, selectAll, clear } = useSelection({
    ids,
    isEnabled: canEdit,
    onDelete: useCallback(() => setTask('remove'), []),
  })
  const inside = isEverywhere(search) ? [] : childrenOf({ folders, id: search.folder ?? null })

  return (
    <div className="grid grid-cols-1 gap-4">
      {isEverywhere(search) ? <p className="text-label text-ink-3">{copy.everywhere}</p> : null}
      {search.folder && !isEverywhere(search) ? (
        <FolderPath folders={folders} folderId={search.folder} />
      ) : null}
      {inside.length > 0 ? (
        <FolderGrid folders={inside} canEdit={canEdit} onAction={onFolder} />
      ) : null}
      {chosen.size > 0 ? (
        <BulkBar count={chosen.size} onTask={setTask} onAll={selectAll} onClear={clear} />
      ) : null}
      <ResourceList
        label={mediaCopy.own}
        list={list}
        empty={
          <EmptyLibrary
            search={search}
            hasFolders={inside.length > 0}
            onClear={onClear}
            onFiles={onFiles}
          />
        }
        renderTile={({ resource, index }) => (
          <ResourceTile
            resource={resource}
            index={index}
            isSelected={chosen.has(resource.id)}
            onPress={onOpen}
            {...(canEdit && { onSelect: toggle })}
          />
        )}
      />
      <Suspense>
        {task ? (
          <BulkDialogs
            task={task}
            ids={[...chosen]}
            folders={folders}
            folderId={search.folder ?? null}
            onClose={() => setTask(undefined)}
            onDone={() => {
              setTask(undefined)
              clear()
            }}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
