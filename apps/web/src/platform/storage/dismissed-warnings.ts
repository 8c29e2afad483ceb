import { parseJson } from '@kadr/kit/parse-json'
import { useReducer } from 'react'
import { useUserStorage } from '../api/services.tsx'
import type { SafeStorage } from './safe-storage.ts'

const KEY = 'dismissed-warnings'

const readKeys = (storage: SafeStorage): string[] => {
  const stored = parseJson(storage.read(KEY))
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
}

/** Whether the user has dismissed this warning on this device. */
export const useDismissal = (key: string) => {
  const storage = useUserStorage()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  return {
    isDismissed: readKeys(storage).includes(key),
    dismiss: () => {
      storage.write(KEY, JSON.stringify([...new Set([...readKeys(storage), key])]))
      rerender()
    },
  }
}
