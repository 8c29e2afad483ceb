import type { Reel } from '@kadr/contract/reels'
import { useCallback, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../platform/services.tsx'
import { useReelCalls } from '../document/reel-calls.ts'

type Opened = { reel?: Reel; error?: unknown }

/** The reel as the server has it when the editor opens; from then on the editor knows better. */
export const useOpenedReel = (id: string | undefined) => {
  const calls = useReelCalls()
  const isSignedIn = useIsSignedIn()
  const [opened, setOpened] = useState<Opened & { id?: string | undefined }>({})
  const open = useCallback(async () => {
    if (id === undefined) return
    setOpened({ id })
    try {
      const reel = await calls.fetch(id)
      setOpened((now) => (now.id === id ? { id, reel } : now))
    } catch (error) {
      setOpened((now) => (now.id === id ? { id, error } : now))
    }
  }, [calls, id])
  useEffect(() => {
    if (isSignedIn) void open()
  }, [isSignedIn, open])
  const current: Opened = opened.id === id ? opened : {}
  return { reel: current.reel, error: current.error, retry: () => void open() }
}
