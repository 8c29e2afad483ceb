import type { StorageUse } from '@kadr/contract/library/resources'
import { createStore } from 'zustand/vanilla'
import { findFileKind } from '../resources/file-kind.ts'
import { formatSize } from '../resources/format-file.ts'
import { findRefusal } from './check-file.ts'
import { uploadCopy } from './copy.ts'
import type { UploadMemory } from './remembered-uploads.ts'
import type { RunUpload } from './run-upload.ts'
import {
  isEnded,
  isInProgress,
  isRunning,
  isSameFile,
  type UploadItem,
  type UploadTarget,
} from './upload-item.ts'

const AT_ONCE = 3

type Parts = {
  memory: UploadMemory
  run: RunUpload
  findStorage: () => StorageUse | undefined
  /** Uploads locked by another tab, which are therefore not lost. */
  findHeld: () => Promise<ReadonlySet<string>>
}

/** All uploads of this tab, three at a time. */
export const createUploadQueue = ({ memory, run, findStorage, findHeld }: Parts) => {
  const store = createStore<{ items: UploadItem[] }>(() => ({ items: [] }))
  const files = new Map<string, File>()
  const running = new Map<string, { pause(): void; cancel(): void }>()

  const find = (id: string) => store.getState().items.find((item) => item.id === id)
  const change = (id: string, part: Partial<UploadItem>) => {
    store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...part } : item)),
    }))
    const item = find(id)
    if (!item) return
    if (item.state === 'done' || item.state === 'refused') memory.forget(id)
    else if (part.url !== undefined || part.state === 'offline') memory.remember(item)
    if (!isRunning(item)) running.delete(id)
    if (isEnded(item) && item.state !== 'failed') files.delete(id)
  }
  const drop = (id: string) => {
    running.delete(id)
    files.delete(id)
    memory.forget(id)
    store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
  }

  const pump = () => {
    const waiting = store.getState().items.filter(({ state }) => state === 'queued')
    for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) {
      const file = files.get(item.id)
      if (!file) continue
      const upload = run({
        item,
        file,
        onChange: (part) => {
          // A cancelled upload may still emit events.
          if (running.get(item.id) !== upload) return
          change(item.id, part)
          pump()
        },
      })
      running.set(item.id, upload)
      change(item.id, { state: 'sending', problem: undefined })
      upload.start()
    }
  }

  const newItem = ({ file, target }: { file: File; target: UploadTarget }): UploadItem => {
    const promised = store
      .getState()
      .items.filter(isInProgress)
      .reduce((sum, { size }) => sum + size, 0)
    const problem = findRefusal({ file, storage: findStorage(), promised })
    return {
      id: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      lastModified: file.lastModified,
      kind: findFileKind(file),
      target,
      state: problem ? 'refused' : 'queued',
      sent: 0,
      problem,
      url: undefined,
      resource: undefined,
      isDuplicate: false,
    }
  }

  const goOn = (item: UploadItem, file: File) => {
    files.set(item.id, file)
    change(item.id, { state: 'queued', problem: undefined })
  }

  return {
    store,
    /** Returns the upload ids in the order of the files. */
    add: ({ files: chosen, target }: { files: readonly File[]; target: UploadTarget }) => {
      const ids = chosen.map((file) => {
        const lost = store
          .getState()
          .items.find((item) => item.state === 'lost' && isSameFile(item, file))
        if (lost) {
          goOn(lost, file)
          return lost.id
        }
        const item = newItem({ file, target })
        store.setState(({ items }) => ({ items: [...items, item] }))
        if (item.state === 'queued') files.set(item.id, file)
        return item.id
      })
      pump()
      return ids
    },
    /** Resumes a lost upload with the file chosen again. */
    giveFile: ({ id, file }: { id: string; file: File }) => {
      const item = find(id)
      if (!item) return
      if (isSameFile(item, file)) {
        goOn(item, file)
        pump()
        return
      }
      const problem = uploadCopy.otherFile({ name: item.name, size: formatSize(item.size) })
      change(id, { problem })
    },
    retry: (id: string) => {
      if (!files.has(id)) return
      change(id, { state: 'queued', problem: undefined })
      pump()
    },
    cancel: (id: string) => {
      running.get(id)?.cancel()
      drop(id)
      pump()
    },
    cancelAll: () => {
      for (const item of store.getState().items) {
        running.get(item.id)?.cancel()
        drop(item.id)
      }
    },
    dismissEnded: () =>
      store.setState(({ items }) => ({ items: items.filter((item) => !isEnded(item)) })),
    /** Offline: aborts requests that would hang; the server keeps the received bytes. */
    sleep: () => {
      for (const { id, state } of store.getState().items) {
        if (state !== 'sending') continue
        running.get(id)?.pause()
        change(id, { state: 'offline' })
      }
    },
    /** Online again: resumes. */
    wake: () => {
      for (const { id, state } of store.getState().items) {
        if (state === 'offline') change(id, { state: 'queued' })
      }
      pump()
    },
    /** Restores uploads interrupted by a reload. */
    recall: async (workspaceId: string) => {
      const held = await findHeld()
      store.setState(({ items }) => {
        const known = new Set(items.map(({ id }) => id))
        const lost = memory
          .recall()
          .filter(({ id, target }) => target.workspaceId === workspaceId && !known.has(id))
          .filter(({ id }) => !held.has(id))
        return { items: [...items, ...lost] }
      })
    },
    /** Unmount: pauses running uploads, which can resume after a new start. */
    stop: () => {
      for (const upload of running.values()) upload.pause()
      running.clear()
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
