import { getResource, getStorageUse } from '@kadr/contract/library/resources'
import type { Services } from '../../platform/api/services.tsx'
import { createUserStorage } from '../../platform/storage/user-storage.ts'
import { addToLists, replaceInLists } from '../resources/list-cache.ts'
import { createUploadMemory } from './remembered-uploads.ts'
import { createUploadRunner } from './run-upload.ts'
import { isInProgress } from './upload-item.ts'
import { findLockedUploads, lockUpload } from './upload-locks.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

/** Unfinished uploads are remembered for this user. */
type Parts = Services & { userId: string }

const buildQueue = ({ account, api, session, queries, userId }: Parts): UploadQueue =>
  createUploadQueue({
    memory: createUploadMemory({
      storage: createUserStorage({ account, userId }),
    }),
    findHeld: findLockedUploads,
    findStorage: () => queries.getQueryData(api.query(getStorageUse).queryKey),
    run: createUploadRunner({
      api,
      session,
      hold: lockUpload,
      loadSender: () => import('./transfer.ts').then(({ sendFile }) => sendFile),
    }),
  })

/** Adds finished uploads to the cached lists and invalidates the storage figures. */
const publishResults = ({
  queue,
  api,
  queries,
}: Pick<Services, 'api' | 'queries'> & { queue: UploadQueue }) =>
  queue.store.subscribe(({ items }, before) => {
    for (const { id, state, resource, target } of items) {
      const wasDone = before.items.find((item) => item.id === id)?.state === 'done'
      if (state !== 'done' || wasDone || !resource) continue
      api.put(getResource, { params: { id: resource.id } }, resource)
      if (target.replaces) replaceInLists({ queries, resource })
      else addToLists({ queries, resource })
      api.markStale(['resources', 'library'])
    }
  })

const warnBeforeLeaving = (queue: UploadQueue) => {
  const warn = (event: BeforeUnloadEvent) => {
    if (queue.store.getState().items.some(isInProgress)) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}

export type UploadsEngine = { queue: UploadQueue; stop: () => void }

/** Uploads and their cache effects. Loaded on demand. */
export const startUploads = (services: Parts): UploadsEngine => {
  const queue = buildQueue(services)
  const endings = [
    publishResults({ queue, ...services }),
    warnBeforeLeaving(queue),
    () => window.removeEventListener('online', queue.wake),
    () => window.removeEventListener('offline', queue.sleep),
    queue.stop,
  ]
  window.addEventListener('online', queue.wake)
  window.addEventListener('offline', queue.sleep)
  return {
    queue,
    stop: () => {
      for (const end of endings) end()
    },
  }
}
