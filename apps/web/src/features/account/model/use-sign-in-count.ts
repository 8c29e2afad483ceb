import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createPersistedStore } from '../../../platform/persisted-store.ts'
import { readText } from '../../../platform/stored-fields.ts'
import { useSignIns } from '../api/account.queries.ts'

type RememberedSignIns = { userId: string | null; count: number | null }

const readCount = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)

/** Persisted, so that the next visit renders the checklist at once without layout shift. */
const rememberedSignIns = createPersistedStore<RememberedSignIns>({
  key: 'kadr.sign-ins',
  initial: { userId: null, count: null },
  fields: { userId: readText, count: readCount },
})

/** Data cached on this device first, then the server's response. */
export const useSignInCount = (userId: string | undefined) => {
  const { data, isError } = useSignIns()
  const remembered = useStore(rememberedSignIns)
  useEffect(() => {
    if (userId && data) rememberedSignIns.setState({ userId, count: data.length })
  }, [userId, data])
  const known = remembered.userId === userId ? (remembered.count ?? undefined) : undefined
  return { count: data?.length ?? known, isError }
}
