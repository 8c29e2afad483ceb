import { getReel, type Reel } from '@kadr/contract/studio/reels'
import { useCallback, useEffect, useState } from 'react'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'

type Opened = { reel?: Reel; error?: unknown }

/** Fetched once, when the editor opens; from then on the editor's state is newer than the server's. */
export const useOpenedReel = (id: string | undefined) => {
  const api = useApi()
  const isSignedIn = useIsSignedIn()
  const [opened, setOpened] = useState<Opened & { id?: string | undefined }>({})
  const open = useCallback(async () => {
    if (id === undefined) return
    setOpened({ id })
    try {
      const reel = await api.call(getReel, { params: { id } })
      setOpened((now) => (now.id === id ? { id, reel } : now))
    } catch (error) {
      setOpened((now) => (now.id === id ? { id, error } : now))
    }
  }, [api, id])
  useEffect(() => {
    if (isSignedIn) void open()
  }, [isSignedIn, open])
  const { reel, error }: Opened = opened.id === id ? opened : {}
  const isError = error !== undefined
  return { reel, error, query: { isError, isFetching: !reel && !isError, refetch: open } }
}
