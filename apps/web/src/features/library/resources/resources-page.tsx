import { createFolder, type Resource } from '@kadr/contract/library/resources'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { FolderPlus, Upload } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { copy as mediaCopy } from '../../../media/copy.ts'
import { FileButton } from '../../../media/uploads/file-button.tsx'
import { useSendFiles } from '../../../media/uploads/uploads-context.tsx'
import { DropOverlay, useFileDrop } from '../../../media/uploads/use-file-drop.tsx'
import { useFilePaste } from '../../../media/uploads/use-file-paste.ts'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useFolders } from './api/resources.queries.ts'
import type { FolderTask } from './components/folder-dialogs.tsx'
import { Library } from './components/library.tsx'
import { StarterPack } from './components/starter-pack.tsx'
import { StorageCard } from './components/storage-card.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { copy } from './copy.ts'
import { type ResourcesSearch, readResourcesSearch } from './model/resources-search.ts'

const DetailDialog = lazy(() => import('./components/detail-dialog.tsx'))
const FolderDialogs = lazy(() => import('./components/folder-dialogs.tsx'))

const SOURCES = [
  { value: 'own', label: mediaCopy.own },
  { value: 'starter', label: mediaCopy.starter },
] as const

type SearchPart = { [K in keyof ResourcesSearch]: ResourcesSearch[K] | undefined }

/** State lives in the URL, so that a view can be reloaded, shared and returned from. */
const useResourcesAddress = () => {
  const search = useSearch({ from: '/app/resources' })
  const navigate = useNavigate({ from: '/resources' })
  const go = useCallback(
    (part: SearchPart, { isStep = false } = {}) =>
      void navigate({
        search: (before) => readResourcesSearch({ ...before, ...part }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, go, navigate }
}

const useUploadsHere = (folderId: string | undefined) => {
  const sendFiles = useSendFiles()
  const canEdit = useCan(createFolder.action)
  const send = useCallback(
    (files: File[]) => void sendFiles?.(files, { ...(folderId && { folderId }) }),
    [sendFiles, folderId],
  )
  const onFiles = sendFiles && canEdit ? send : undefined
  const isOver = useFileDrop(onFiles)
  useFilePaste(onFiles)
  return { onFiles, isOver }
}

const Actions = ({
  onFiles,
  onNewFolder,
}: {
  onFiles: ((files: File[]) => void) | undefined
  onNewFolder: () => void
}) => (
  <>
    <Button
      variant="secondary"
      icon={<FolderPlus aria-hidden="true" className="size-5" />}
      onClick={onNewFolder}
    >
      {copy.newFolder}
    </Button>
    <FileButton isMultiple onFiles={(files) => onFiles?.(files)}>
      {(open) => (
        <Button
          disabled={!onFiles}
          icon={<Upload aria-hidden="true" className="size-5" />}
          onClick={open}
        >
          {copy.upload}
        </Button>
      )}
    </FileButton>
  </>
)

export default function ResourcesPage() {
  const { search, go, navigate } = useResourcesAddress()
  const canEdit = useCan(createFolder.action)
  const { data: folders = [] } = useFolders()
  const [folderTask, setFolderTask] = useState<FolderTask>()
  const { onFiles, isOver } = useUploadsHere(search.folder)
  const folder = folders.find(({ id }) => id === search.folder)

  const router = useRouter()
  const hasStepped = useRef(false)
  const open = useCallback(
    (resource: Resource) => {
      hasStepped.current = true
      go({ item: resource.id }, { isStep: true })
    },
    [go],
  )
  // Back undoes the opening step; a dialog opened by its URL has no step to undo.
  const close = () => {
    // The question about unsaved changes is answered: it must not hold this step.
    if (hasStepped.current) router.history.back({ ignoreBlocker: true })
    else go({ item: undefined })
    hasStepped.current = false
  }
  const clearFilters = () => go({ q: undefined, tag: undefined, kind: undefined })
  const showOwn = () => void navigate({ search: {} })

  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        {...(canEdit && {
          actions: (
            <Actions
              onFiles={onFiles}
              onNewFolder={() => setFolderTask({ kind: 'create', parentId: search.folder ?? null })}
            />
          ),
        })}
      />
      <StorageCard />
      <Segmented
        label={mediaCopy.source}
        options={SOURCES}
        value={search.source ?? 'own'}
        onValueChange={(source) =>
          source === 'starter' ? void navigate({ search: { source } }) : showOwn()
        }
        className="justify-self-start max-sm:w-full"
      />
      <Toolbar search={search} onChange={go} />
      {search.source === 'starter' ? (
        <StarterPack search={search} onOpen={open} onClear={clearFilters} />
      ) : (
        <Library
          // Resets the selection when the folder changes.
          key={search.folder ?? 'root'}
          search={search}
          onOpen={open}
          onFolder={setFolderTask}
          onClear={clearFilters}
          onFiles={onFiles}
        />
      )}
      <Suspense>
        {search.item ? <DetailDialog id={search.item} folders={folders} onClose={close} /> : null}
        {folderTask ? (
          <FolderDialogs
            task={folderTask}
            folders={folders}
            onClose={() => setFolderTask(undefined)}
            onRemoved={(removed) => {
              if (removed.id === search.folder) go({ folder: removed.parentId ?? undefined })
            }}
          />
        ) : null}
      </Suspense>
      {isOver ? <DropOverlay text={folder ? copy.dropHere(folder.name) : copy.dropRoot} /> : null}
    </div>
  )
}
