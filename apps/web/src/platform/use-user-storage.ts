import { useMemo } from 'react'
import type { SafeStorage } from './safe-storage.ts'
import { useAccount, useServices } from './services.tsx'
import { createUserStorage } from './user-storage.ts'

/** The signed-in user's storage on this device, or in this tab only. */
export const useUserStorage = ({ isOfTab = false } = {}): SafeStorage => {
  const { account } = useServices()
  const userId = useAccount(({ user }) => user?.id)
  return useMemo(() => createUserStorage({ account, userId, isOfTab }), [account, userId, isOfTab])
}
