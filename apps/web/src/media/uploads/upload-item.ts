import type { Resource, ResourceKind } from '@kadr/contract/library/resources'

export type UploadTarget = {
  workspaceId: string
  folderId?: string | undefined
  /** The resource whose file is replaced; by default a new resource is created. */
  replaces?: string | undefined
}

/**
 * `offline` resumes by itself; `lost` needs the file again, because a reload drops the browser's reference to it;
 * `refused` is final, `failed` can be retried.
 */
export type UploadState =
  | 'queued'
  | 'sending'
  | 'offline'
  | 'checking'
  | 'done'
  | 'refused'
  | 'failed'
  | 'lost'

export type UploadItem = {
  id: string
  name: string
  size: number
  lastModified: number
  kind: ResourceKind | undefined
  target: UploadTarget
  state: UploadState
  sent: number
  /** Russian: the reason of a refusal or failure. */
  problem: string | undefined
  /** The tus address of the partial upload. */
  url: string | undefined
  resource: Resource | undefined
  isDuplicate: boolean
}

const ENDED: readonly UploadState[] = ['done', 'refused', 'failed']
const RUNNING: readonly UploadState[] = ['sending', 'checking']

export const isEnded = ({ state }: UploadItem) => ENDED.includes(state)
export const isRunning = ({ state }: UploadItem) => RUNNING.includes(state)
/** In progress without user action. */
export const isInProgress = (item: UploadItem) => !isEnded(item) && item.state !== 'lost'

export const isSameFile = (item: UploadItem, file: File) =>
  item.name === file.name && item.size === file.size

export const percentOf = ({ sent, size, state }: UploadItem) => {
  if (state === 'done' || state === 'checking') return 100
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100))
}

export const uploadIdOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
