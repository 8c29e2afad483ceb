import type { Resource } from '@kadr/contract/library/resources'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRefreshResource } from '../../media/api/media.queries.ts'
import { createAssetStore } from '../player/asset-store.ts'

const PROCESSING_MS = 2500
/** Throttles refetches of an address that keeps failing. */
const RETRY_AFTER_MS = 30_000

/** The files of a reel: cached ones at once, missing ones fetched, files in processing polled until they are ready. */
export const useReelAssets = ({
  initial,
  wanted,
}: {
  initial: readonly Resource[]
  /** Ids of the files the form uses. */
  wanted: readonly string[]
}) => {
  const refresh = useRefreshResource()
  const requestedAt = useRef(new Map<string, number>())
  const refetch = useRef<(id: string) => void>(() => undefined)
  const [store] = useState(() => {
    const created = createAssetStore({ onLost: (id) => refetch.current(id) })
    created.add(initial)
    return created
  })
  const [facts, setFacts] = useState<ReadonlyMap<string, AssetFacts>>(store.facts)

  const add = useCallback(
    (resources: readonly Resource[]) => {
      store.add(resources)
      setFacts(store.facts())
    },
    [store],
  )

  useEffect(() => {
    refetch.current = (id) => {
      const before = requestedAt.current.get(id) ?? -RETRY_AFTER_MS
      if (performance.now() - before < RETRY_AFTER_MS) return
      requestedAt.current.set(id, performance.now())
      void refresh(id).then((resource) => resource && add([resource]))
    }
  }, [refresh, add])

  const names = wanted.join(' ')
  useEffect(() => {
    for (const id of names.split(' ')) if (id && !store.get(id)) refetch.current(id)
  }, [names, store])

  const working = wanted.filter((id) => store.get(id)?.state === 'processing').join(' ')
  useEffect(() => {
    if (working === '') return
    const poll = () =>
      Promise.all(working.split(' ').map((id) => refresh(id))).then((found) =>
        add(found.filter((resource) => resource !== undefined)),
      )
    const timer = setInterval(() => void poll(), PROCESSING_MS)
    return () => clearInterval(timer)
  }, [working, refresh, add])

  return { store, facts, add }
}
