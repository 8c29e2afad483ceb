import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useAccount, useServices, useUserStorage } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { UPLOADS_KEY } from './remembered-key.ts'
import type { UploadItem, UploadTarget } from './upload-item.ts'
import type { UploadQueue } from './upload-queue.ts'
import type { UploadsEngine } from './uploads-engine.ts'

type Uploads = {
  queue: UploadQueue | undefined
  /** Loads the code of uploads; called by pages that can send files. */
  load: () => void
}

const UploadsContext = createContext<Uploads | undefined>(undefined)
const NOTHING = createStore<{ items: UploadItem[] }>(() => ({ items: [] }))

/** Mounted in the app's layout, so that uploads survive navigation. */
export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const services = useServices()
  const storage = useUserStorage()
  const userId = useAccount(({ user }) => user?.id)
  const workspaceId = useCurrentWorkspace()?.id
  const [isWanted, setIsWanted] = useState(false)
  const [queue, setQueue] = useState<UploadQueue>()
  const load = useCallback(() => setIsWanted(true), [])

  useEffect(() => {
    // An earlier visit left an unfinished upload.
    if ((storage.read(UPLOADS_KEY) ?? '[]') !== '[]') load()
  }, [storage, load])

  useEffect(() => {
    if (!isWanted || userId === undefined) return
    let engine: UploadsEngine | undefined
    let isGone = false
    import('./uploads-engine.ts').then(
      ({ startUploads }) => {
        if (isGone) return
        engine = startUploads({ ...services, userId })
        setQueue(engine.queue)
      },
      // Without the chunk the buttons stay disabled; the next page that calls `load` retries.
      () => setIsWanted(false),
    )
    return () => {
      isGone = true
      engine?.stop()
    }
  }, [isWanted, services, userId])

  useEffect(() => {
    if (queue && workspaceId) void queue.recall(workspaceId)
  }, [queue, workspaceId])

  const uploads = useMemo(() => ({ queue, load }), [queue, load])
  return <UploadsContext value={uploads}>{children}</UploadsContext>
}

const useUploadsContext = (): Uploads => {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('Uploads are used outside UploadsProvider')
  return uploads
}

/** Undefined until its code is loaded. */
export const useUploadQueue = () => useUploadsContext().queue

export const useUploads = (): readonly UploadItem[] =>
  useStore(useUploadQueue()?.store ?? NOTHING, (state) => state.items)

type Destination = Omit<UploadTarget, 'workspaceId'>

/** Sends files to the current workspace; undefined until that is possible. */
export const useSendFiles = () => {
  const { queue, load } = useUploadsContext()
  const workspaceId = useCurrentWorkspace()?.id
  useEffect(load, [load])
  return useMemo(
    () =>
      queue && workspaceId !== undefined
        ? (files: readonly File[], place: Destination = {}) =>
            queue.add({ files, target: { workspaceId, ...place } })
        : undefined,
    [queue, workspaceId],
  )
}
