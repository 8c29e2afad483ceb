import type { ResourceFolder } from '@kadr/contract/library/resources'

type Folders = readonly ResourceFolder[]

/** From the root folder to the given one. */
export const pathTo = ({ folders, id }: { folders: Folders; id: string | null | undefined }) => {
  const path: ResourceFolder[] = []
  let next = id
  while (next) {
    const folder = folders.find((candidate) => candidate.id === next)
    if (!folder || path.includes(folder)) break
    path.unshift(folder)
    next = folder.parentId
  }
  return path
}

const byName = (a: ResourceFolder, b: ResourceFolder) => a.name.localeCompare(b.name, 'ru')

export const childrenOf = ({ folders, id }: { folders: Folders; id: string | null }) =>
  folders.filter((folder) => folder.parentId === id).toSorted(byName)

export type FolderOption = { id: string; label: string }

/** All folders by full path, except one and its descendants: a folder can't be moved into itself. */
export const folderOptions = ({
  folders,
  without,
}: {
  folders: Folders
  without?: string | undefined
}): FolderOption[] =>
  folders
    .map(({ id }) => ({ id, path: pathTo({ folders, id }) }))
    .filter(({ path }) => !path.some((folder) => folder.id === without))
    .map(({ id, path }) => ({ id, label: path.map(({ name }) => name).join(' / ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'ru'))
