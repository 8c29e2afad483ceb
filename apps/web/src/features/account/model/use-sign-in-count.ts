import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createPersistedStore } from '../../../platform/persisted-store.ts'
import { readText } from '../../../platform/stored-fields.ts'
import { useSignIns } from '../api/account.queries.ts'

type RememberedSignIns = { userId: string | null; count: number | null }

const readCount = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)

/** Kept on this device, so that the next visit draws the first steps at once and moves nothing later. */
const rememberedSignIns = createPersistedStore<RememberedSignIns>({
  key: 'kadr.sign-ins',
  initial: { userId: null, count: null },
  fields: { userId: readText, count: readCount },
})

/** How many ways in the person has: what this device remembers at once, then the server's answer. */
export const useSignInCount = (userId: string | undefined) => {
  const { data, isError } = useSignIns()
  const remembered = useStore(rememberedSignIns)
  useEffect(() => {
    if (userId && data) rememberedSignIns.setState({ userId, count: data.length })
  }, [userId, data])
  const known = remembered.userId === userId ? (remembered.count ?? undefined) : undefined
  return { count: data?.length ?? known, isError }
}
