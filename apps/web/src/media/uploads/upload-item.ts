import type { Resource, ResourceKind } from '@kadr/contract/resources'

export type UploadTarget = {
  workspaceId: string
  folderId?: string | undefined
  /** The resource that gets this file instead of its own. */
  replaces?: string | undefined
}

/**
 * `offline` goes on by itself; `lost` needs the file again, because a reload made the browser forget it;
 * `refused` is the last word, `failed` may be tried again.
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
  /** Russian: why it was refused or failed. */
  problem: string | undefined
  /** Where the server keeps what has come so far. */
  url: string | undefined
  resource: Resource | undefined
  isDuplicate: boolean
}

const ENDED: readonly UploadState[] = ['done', 'refused', 'failed']
const RUNNING: readonly UploadState[] = ['sending', 'checking']

export const isEnded = ({ state }: UploadItem) => ENDED.includes(state)
export const isRunning = ({ state }: UploadItem) => RUNNING.includes(state)
/** Still on its way, by itself. */
export const isUnderWay = (item: UploadItem) => !isEnded(item) && item.state !== 'lost'

export const isSameFile = (item: UploadItem, file: File) =>
  item.name === file.name && item.size === file.size

export const percentOf = ({ sent, size, state }: UploadItem) => {
  if (state === 'done' || state === 'checking') return 100
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100))
}

export const uploadIdOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
